import { message, type RatedText } from '../../../shared/domain/messages/message.ts';
import { euro, LARGEST_CENTS, scale, tenThousandths } from '../../../shared/domain/money.ts';
import type { Cover } from '../../../shared/domain/quotes/cover.ts';
import type { Limit } from '../../../shared/schemas/rate-books/rate-book.ts';

/** A cap or a floor of a book, ready to hold the premium under a cover. */
export interface CompiledLimit {
  readonly id: string;
  readonly title: string;
  /** The places of its first and its last factor among those of the cover. */
  readonly first: number;
  readonly last: number;
  /** What it leaves, by the amounts before its first and after its last factor; all in cents. */
  readonly hold: (before: number, cents: number) => number;
  /** What held an amount, as `at most ×1.5 of 500 euro`. */
  readonly row: (before: number, cents: number) => RatedText;
}

export type LimitsByCover = Readonly<Record<Cover, readonly CompiledLimit[]>>;

/** A bound by the amount before the factors, in cents, and what it says of that amount in euro. */
interface Bound {
  readonly of: (before: number) => number;
  readonly row: (amount: number) => RatedText;
}

/** A bound that is a share of the amount before; none where the book has none. */
function share(code: 'shareAtMost' | 'shareAtLeast', times: number | undefined): Bound[] {
  if (times === undefined) return [];
  const parts = tenThousandths(times) ?? 0;
  const of = (before: number) => Math.min(LARGEST_CENTS, scale(before, parts));
  return [{ of, row: (amount) => message(code, { times, amount }) }];
}

/** A bound that is so many cents from the amount before; none where the book has none. */
function distance(code: 'atMostMore' | 'atMostLess', cents: number | undefined): Bound[] {
  if (cents === undefined) return [];
  const change = code === 'atMostMore' ? cents : -cents;
  const of = (before: number) => Math.max(0, Math.min(LARGEST_CENTS, before + change));
  return [{ of, row: (amount) => message(code, { difference: euro(cents), amount }) }];
}

function compileLimit(limit: Limit, first: number, last: number): CompiledLimit {
  const { id, title, least, most, mostTakenCents, mostAddedCents } = limit;
  const caps = [...share('shareAtMost', most), ...distance('atMostMore', mostAddedCents)];
  const floors = [...share('shareAtLeast', least), ...distance('atMostLess', mostTakenCents)];
  const hold = (before: number, cents: number) => {
    const capped = caps.reduce((held, { of }) => Math.min(held, of(before)), cents);
    return floors.reduce((held, { of }) => Math.max(held, of(before)), capped);
  };
  const row = (before: number, cents: number) => {
    const held = hold(before, cents);
    const bound = [...floors, ...caps].find(({ of }) => of(before) === held);
    return bound?.row(euro(before)) ?? '';
  };
  return { id, title, first, last, hold, row };
}

/**
 * Makes the limits of a checked book ready for one cover, in their order; those of which the cover has
 * no factor never hold.
 * @param factors those of the cover, in their order
 */
export function compileLimits(
  limits: readonly Limit[],
  factors: readonly { readonly id: string }[],
): CompiledLimit[] {
  return limits.flatMap((limit) => {
    const isOne = ({ id }: { readonly id: string }) => limit.factors?.includes(id) ?? true;
    const first = factors.findIndex(isOne);
    return first === -1 ? [] : [compileLimit(limit, first, factors.findLastIndex(isOne))];
  });
}
