import type { Count } from '../../i18n/count.ts';

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
  let said: string | undefined;
  return async (today: string, count: Count): Promise<void> => {
    if (count.count === 0 || said === today) return;
    said = today;
    try {
      if (storage.getItem(KEY) === today) return;
      if (await notify(count)) storage.setItem(KEY, today);
      else said = undefined;
    } catch {
      // Where nothing can be kept, it is once for as long as the page is there.
    }
  };
}
