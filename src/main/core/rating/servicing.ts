import { daysBetween, daysOf, lastDayOfMonths } from '../../../shared/domain/date.ts';
import { message, type RatedText } from '../../../shared/domain/messages/message.ts';
import { euro, ONE, portion, scale, tenThousandths } from '../../../shared/domain/money.ts';
import type { ChargedTransaction, Ending } from '../../../shared/domain/policies/transaction.ts';
import type { Period } from '../../../shared/schemas/quotes/quote.ts';
import type {
  RateBook,
  Servicing,
  TransactionFee,
} from '../../../shared/schemas/rate-books/rate-book.ts';
import type { LevyInForce } from './levies.ts';

/** How policies of a rate book are serviced that says nothing of it. */
const BY_THE_DAY: Servicing = {
  returnsLevies: true,
  method: 'proRata',
  leastKeptCents: 0,
  keptAfterClaim: false,
  reinstatementDays: 30,
  bonusStepBack: 3,
};

/** How the policies of a rate book are changed, cancelled and reinstated, also of one that is not there. */
export function servicingOf({
  servicing = BY_THE_DAY,
}: Pick<RateBook, 'servicing'> = {}): Servicing {
  return servicing;
}

/** The fees of a rate book on a transaction. */
export function feesOn(
  { transactionFees = [] }: RateBook,
  on: ChargedTransaction,
): TransactionFee[] {
  return transactionFees.filter((fee) => fee.on === on);
}

/** Days that a policy covers the same, and what it would cost if it covered that for the whole period. */
export interface CoveredDays extends Period {
  /** Net premium of the whole period, cents. */
  readonly netCents: number;
}

/** The same with what these days cost. */
export interface DaysCost extends CoveredDays {
  readonly days: number;
  /** Hundredths of a cent, rounded half up: `netCents × days / days of the period`. */
  readonly hundredths: number;
}

/** What the days of a period cost. */
export interface PeriodCost {
  readonly lines: readonly DaysCost[];
  /** Net, in cents: the sum of the lines, rounded half up once. */
  readonly netCents: number;
}

const HUNDREDTHS = 100;

/**
 * What some days of a period cost: the net premium of the whole period at what they cover, by the day. Days
 * that follow one another at one price are one line, so that a change that costs nothing moves no cent.
 * @param periodDays of the whole period
 */
export function costOf(covered: readonly CoveredDays[], periodDays: number): PeriodCost {
  const joined: CoveredDays[] = [];
  for (const next of covered) {
    const last = joined.at(-1);
    const follows =
      last && last.netCents === next.netCents && daysBetween(last.to, next.from) === 1;
    if (follows) joined.splice(-1, 1, { ...last, to: next.to });
    else joined.push(next);
  }
  const lines = joined.map((line) => {
    const days = daysOf(line);
    return { ...line, days, hundredths: portion(line.netCents * HUNDREDTHS, days, periodDays) };
  });
  const sum = lines.reduce((total, { hundredths }) => total + hundredths, 0);
  return { lines, netCents: portion(sum, 1, HUNDREDTHS) };
}

/** How a policy ended, with what its end is calculated from. */
export interface Ended {
  readonly ending: Ending;
  readonly period: Period;
  /** The last day of cover; undefined where there was none. */
  readonly lastDay: string | undefined;
  /** What the period would have cost to its end, net, in cents. */
  readonly netCents: number;
  /** What the days of cover cost by the day, net, in cents. */
  readonly hadCents: number;
  /** Whether there was a claim in the period. */
  readonly hasClaim: boolean;
}

/** A step towards what is kept. */
export interface KeptStep {
  readonly id: 'nothing' | 'proRata' | 'shortPeriod' | 'claim' | 'least';
  /** The rule that was used. */
  readonly row: RatedText;
  /** What is kept by it, net. */
  readonly cents: number;
}

/** How many months of a period had begun by its last day of cover. */
function monthsBegun(from: string, lastDay: string): number {
  let months = 1;
  while (lastDayOfMonths(from, months) < lastDay) months += 1;
  return months;
}

/** What the scale keeps; all of it past its last row. */
function shortPeriod(
  { countedIn = 'days', cancellationScale: rows = [] }: Servicing,
  ended: Ended,
): KeptStep {
  const { period, lastDay, netCents } = ended;
  const { from } = period;
  const days = lastDay === undefined ? 0 : daysOf({ from, to: lastDay });
  const inMonths = countedIn === 'months';
  const had = inMonths && lastDay !== undefined ? monthsBegun(from, lastDay) : days;
  const row = rows.find(({ upTo }) => had <= upTo);
  const text = inMonths ? 'upToMonths' : 'upToDays';
  return {
    id: 'shortPeriod',
    row: row ? message(text, { count: row.upTo }) : message('pastScale'),
    cents: scale(netCents, row ? (tenThousandths(row.keeps) ?? ONE) : ONE),
  };
}

function proRata({ period, lastDay, hadCents }: Ended): KeptStep {
  const days = lastDay === undefined ? 0 : daysOf({ from: period.from, to: lastDay });
  const row = message('daysShare', { days, year: daysOf(period) });
  return { id: 'proRata', row, cents: hadCents };
}

/**
 * What the rules keep of the net premium of a period that ended before its time, step by step; the last one counts. A
 * customer who cancels never pays less than the days of cover cost.
 */
export function keptOf(rules: Servicing, ended: Ended): readonly [KeptStep, ...KeptStep[]] {
  const { ending, netCents, hasClaim, lastDay } = ended;
  if (ending === 'fromStart') return [{ id: 'nothing', row: message('keptNothing'), cents: 0 }];
  if (ending !== 'customer') return [proRata(ended)];
  if (hasClaim && rules.keptAfterClaim) {
    return [{ id: 'claim', row: message('keptAfterClaim'), cents: netCents }];
  }
  // No scale has a row for cover that never began.
  const isScaled = rules.method === 'shortPeriod' && lastDay !== undefined;
  const kept = isScaled ? shortPeriod(rules, ended) : proRata(ended);
  // A scale is made for a year: of a shorter period, and after a cheaper change, it can keep less than was had.
  const byDay = kept.cents < ended.hadCents ? [proRata(ended)] : [];
  const least = Math.min(netCents, rules.leastKeptCents);
  if (Math.max(kept.cents, ended.hadCents) >= least) return [kept, ...byDay];
  const row = message('leastPremium', { amount: euro(rules.leastKeptCents) });
  return [kept, ...byDay, { id: 'least', row, cents: least }];
}

/** A levy as it was charged in a period so far, or is charged or returned by a transaction: cents, signed. */
export interface LevyCharge {
  readonly id: string;
  readonly title: RatedText;
  /** Ten-thousandths; undefined of a fixed amount, and of what is returned in proportion. */
  readonly rate: number | undefined;
  readonly cents: number;
}

/** A change of the net premium of a period, with what was charged of it before. */
export interface NetChange {
  /** Cents, signed. */
  readonly difference: number;
  /** Net premium charged before, cents. */
  readonly chargedCents: number;
  /** The levies charged on that, each id once. */
  readonly charged: readonly (LevyCharge & { readonly isFixed: boolean })[];
  /** The levies of the day. */
  readonly levies: readonly LevyInForce[];
  /** Whether levies go back with premium. */
  readonly isReturned: boolean;
}

/** The levies on more premium, at the rates of the day; a fixed one once in a period. */
function levied({ difference, chargedCents, charged, levies }: NetChange): LevyCharge[] {
  return levies.flatMap(({ id, title, rate, cents, fromNetCents }): LevyCharge[] => {
    if (rate !== undefined) return [{ id, title, rate, cents: scale(difference, rate) }];
    const isDue = chargedCents + difference >= fromNetCents;
    const was = charged.some((one) => one.id === id && one.cents > 0);
    return isDue && !was ? [{ id, title, rate, cents }] : [];
  });
}

/** The levies that go back with premium: in proportion to what was charged of both, a fixed one where it is no longer due. */
function returned({ difference, chargedCents, charged, levies }: NetChange): LevyCharge[] {
  const left = chargedCents + difference;
  return charged.flatMap(({ id, title, cents, isFixed }) => {
    const least = levies.find((levy) => levy.id === id)?.fromNetCents ?? 1;
    const back = isFixed
      ? left < least && cents
      : portion(Math.max(0, cents), -difference, chargedCents);
    return back ? [{ id, title, rate: undefined, cents: -back }] : [];
  });
}

/** The levies on a change of the net premium of a period. Source: the levy table, by the day of the transaction. */
export function leviesOfChange(change: NetChange): LevyCharge[] {
  if (change.difference > 0) return levied(change);
  return change.difference < 0 && change.isReturned ? returned(change) : [];
}
