import { scale, tenThousandths } from '../../../shared/domain/money.ts';
import type { AuthorisedIn } from '../../../shared/domain/rate-books/authorised-in.ts';
import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { BookScheme } from '../../../shared/schemas/rate-books/rate-book.ts';

/** A levy on the day of receipt: a rate in ten-thousandths, or fixed cents. */
export interface LevyInForce {
  readonly id: string;
  readonly title: string;
  readonly rate: number | undefined;
  readonly cents: number;
  /** The smallest net premium, in cents, that a fixed levy applies to. */
  readonly fromNetCents: number;
}

/** Where the insurer of a rate book is authorised, which decides its levies. */
export function authorisedIn(book: { readonly scheme?: BookScheme } | undefined): AuthorisedIn {
  return book?.scheme?.authorisedIn ?? 'ireland';
}

/**
 * The levies on a premium received on a day (`YYYY-MM-DD`) by an insurer that is authorised there.
 * Source: resources/levies.json.
 */
export function leviesOn(
  table: LevyTable,
  day: string,
  place: AuthorisedIn = 'ireland',
): LevyInForce[] {
  const levies = table.levies.filter((levy) => (levy.authorisedIn ?? place) === place);
  return levies.map((levy) => {
    const { id, title } = levy;
    if (levy.kind === 'fixed') {
      return { id, title, rate: undefined, cents: levy.cents, fromNetCents: levy.fromNetCents };
    }
    const dated = levy.rates.filter(({ from }) => from <= day);
    const latest = dated.reduce((a, b) => (b.from > a.from ? b : a), { from: '', rate: 0 });
    return { id, title, rate: tenThousandths(latest.rate) ?? 0, cents: 0, fromNetCents: 0 };
  });
}

/** The days from which a levy has another rate, each once, the earliest first. */
export function rateDays({ levies }: LevyTable): string[] {
  const days = levies.flatMap((levy) =>
    levy.kind === 'rate' ? levy.rates.map(({ from }) => from) : [],
  );
  return [...new Set(days)].sort();
}

/** The amount of a levy on a net premium, in cents, rounded half up. */
export function levyAmount(levy: LevyInForce, netCents: number): number {
  if (levy.rate !== undefined) return scale(netCents, levy.rate);
  return netCents >= levy.fromNetCents ? levy.cents : 0;
}
