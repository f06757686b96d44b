import { useEffect } from 'react';
import { desktop } from '../desktop.ts';
import { getRealm } from '../realm.ts';
import { writtenCount } from '../stores/count.ts';
import { useExpiring } from '../stores/expiring.ts';
import { expiryNotice } from '../stores/expiry-notice.ts';
import { useLive } from '../stores/pulse.ts';
import { say } from '../words/words.ts';

/** How often the day is looked at while nothing changes in the data, in milliseconds. */
const HOURLY = 3_600_000;

/** Says in the desktop, once a day, that quotes expire; in a browser and in training nothing. */
export function useExpiryNotice(): void {
  const { today, day, load } = useExpiring();
  useLive(load);
  useEffect(() => {
    const timer = setInterval(load, HOURLY);
    return () => clearInterval(timer);
  }, [load]);
  useEffect(() => {
    if (day && desktop() && getRealm() === 'live') void notice(today, day);
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
      title: say('quotes:notice.title', { count: count.count, written: writtenCount(count) }),
      body: say('quotes:notice.body'),
      command: 'goQuotes',
    })) ?? false,
});
