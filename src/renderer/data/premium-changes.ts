import type { Cover } from '../../shared/domain/quotes/cover.ts';
import { difference } from '../i18n/money.ts';

/** Euro by cover. */
export type Amounts = Partial<Record<Cover, number>>;

/** The premium of each cover. */
export function amountsOf(
  covers: readonly { readonly cover: Cover; readonly premium: number }[],
): Amounts {
  return Object.fromEntries(covers.map(({ cover, premium }) => [cover, premium]));
}

/** What each premium changed by; nothing for a cover that had none. */
export function changesSince(
  before: Amounts,
  covers: readonly { readonly cover: Cover; readonly premium: number }[],
): Amounts {
  return Object.fromEntries(
    covers.flatMap(({ cover, premium }) => {
      const then = before[cover];
      return then === undefined ? [] : [[cover, difference(premium, then)]];
    }),
  );
}
