import { useEffect } from 'react';
import { getEnvironment } from '../../data/environment.ts';
import { useExpiring } from '../../data/expiring.ts';
import { desktop } from '../../desktop/desktop.ts';
import { writtenCount } from '../../i18n/count.ts';
import { translate } from '../../i18n/i18n.ts';
import { expiryNotice } from './expiry-notice.ts';

/** How often the day is looked at while nothing changes in the data, in milliseconds. */
const HOURLY = 3_600_000;

/** Says in the desktop, once a day, that quotes expire; in a browser and in training nothing. */
export function useExpiryNotice(): void {
  const { today, day } = useExpiring(HOURLY);
  useEffect(() => {
    if (day && desktop() && getEnvironment() === 'live') void notice(today, day);
  }, [today, day]);
}

const notice = expiryNotice({
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
  },
  notify: async (count) =>
    (await desktop()?.ask({
      kind: 'notify',
      title: translate('quotes:notice.title', { count: count.count, written: writtenCount(count) }),
      body: translate('quotes:notice.body'),
      command: 'goQuotes',
    })) === 'done',
});
