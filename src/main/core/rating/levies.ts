import { scale, tenThousandths } from '../../../shared/domain/money.ts';
import type { LevyTable } from '../../../shared/schemas/rate-book.ts';

/** A levy on the day of receipt: a rate in ten-thousandths, or fixed cents. */
export interface LevyInForce {
  readonly id: string;
  readonly title: string;
  readonly rate: number | undefined;
  readonly cents: number;
  /** The smallest net premium, in cents, that a fixed levy applies to. */
  readonly fromNetCents: number;
}

/** The levies on a premium received on a day (`YYYY-MM-DD`). Source: resources/levies.json. */
export function leviesOn(table: LevyTable, day: string): LevyInForce[] {
  return table.levies.map((levy) => {
    const { id, title } = levy;
    if (levy.kind === 'fixed') {
      return { id, title, rate: undefined, cents: levy.cents, fromNetCents: levy.fromNetCents };
    }
    const dated = levy.rates.filter(({ from }) => from <= day);
    const latest = dated.reduce((a, b) => (b.from > a.from ? b : a), { from: '', rate: 0 });
    return { id, title, rate: tenThousandths(latest.rate) ?? 0, cents: 0, fromNetCents: 0 };
  });
}

/** The first day after a day on which a levy has another rate; undefined where none changes any more. */
export function nextLevyChange(table: LevyTable, day: string): string | undefined {
  const present = JSON.stringify(leviesOn(table, day));
  return table.levies
    .flatMap((levy) => (levy.kind === 'rate' ? levy.rates.map(({ from }) => from) : []))
    .filter((from) => from > day && JSON.stringify(leviesOn(table, from)) !== present)
    .sort()[0];
}

/** The amount of a levy on a net premium, in cents, rounded half up. */
export function levyAmount(levy: LevyInForce, netCents: number): number {
  if (levy.rate !== undefined) return scale(netCents, levy.rate);
  return netCents >= levy.fromNetCents ? levy.cents : 0;
}
