import { useEffect } from 'react';
import { getEnvironment } from '../../data/environment.ts';
import { useExpiring } from '../../data/quote-count.ts';
import { desktop } from '../../desktop/desktop.ts';
import { translate } from '../../i18n/i18n.ts';
import { type Count, writtenCount } from '../../i18n/money.ts';

const KEY = 'quotedesk-expiry-notice';

interface NoticeParts {
  /** What this computer keeps for the page; it may refuse. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  /** Shows the notification; resolves to whether it is shown. */
  readonly notify: (count: Count) => Promise<boolean>;
}

/**
 * Says once on each Irish day how many quotes expire on it, where any do. A day on which the
 * notification could not be shown is tried again.
 */
export function expiryNotice({ storage, notify }: NoticeParts) {
  let text: string | undefined;
  return async (today: string, count: Count): Promise<void> => {
    if (count.count === 0 || text === today) return;
    text = today;
    try {
      if (storage.getItem(KEY) === today) return;
      if (await notify(count)) storage.setItem(KEY, today);
      else text = undefined;
    } catch {
      // Where nothing can be kept, it is once for as long as the page is there.
    }
  };
}

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
