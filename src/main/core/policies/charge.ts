import { daysOf } from '../../../shared/domain/date.ts';
import { cents, decimal, euro, tenThousandths } from '../../../shared/domain/money.ts';
import type { ChargedTransaction, Ending } from '../../../shared/domain/policies/transaction.ts';
import type { Amounts, Calculation } from '../../../shared/schemas/policies/transaction.ts';
import type { Explanation } from '../../../shared/schemas/quotes/explanation.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { LevyInForce } from '../rating/levies.ts';
import {
  costOf,
  feesOn,
  keptOf,
  type LevyCharge,
  leviesOfChange,
  servicingOf,
} from '../rating/servicing.ts';
import { type Policy, type PolicyTransaction, termsAfter } from './policy.ts';
import { afterEffect, coveredDays, type Effect, type PolicyTerm } from './term.ts';

/** What a transaction charges or returns, and how that came about. */
export interface Charge {
  readonly amounts: Amounts;
  readonly calculation: Calculation;
}

/** Euro with two places, without the dust of adding decimals. */
const total = (amounts: readonly number[]): number =>
  euro(amounts.reduce((sum, amount) => sum + cents(amount), 0) || 0);

/** Amounts of money in euro, with their total. */
function amountsOf(parts: Omit<Amounts, 'total'>): Amounts {
  const { net, levies, fees } = parts;
  const lines = [...levies, ...fees].map(({ amount }) => amount);
  return { ...parts, total: total([net, ...lines]) };
}

/** What a whole period charges by its price. */
export function soldFor({ netPremium: net, levies, fees, policyFee }: Explanation): Amounts {
  const policyOnly = { id: 'policy-fee', title: { code: 'policyFee' }, owner: 'insurer' } as const;
  const charged = fees ?? [{ ...policyOnly, amount: policyFee }];
  return amountsOf({ net, levies, fees: charged.filter(({ amount }) => amount !== 0) });
}

/** How the price of a policy came about when it was sold: one line. */
function soldAt(term: PolicyTerm): Calculation {
  return { ...costs(term, []), charged: 0 };
}

/** What a period costs as it stands, line by line. @param kept what is kept of one that ended early */
function costs(term: PolicyTerm, kept: ReturnType<typeof keptOf> | readonly []) {
  const days = daysOf(term.period);
  const { lines, netCents } = costOf(coveredDays(term.spans), days);
  return {
    cover: lines.map(({ from, to, days: had, netCents: whole, hundredths }) => ({
      from,
      to,
      days: had,
      of: days,
      net: euro(whole),
      cost: hundredths / 10_000,
    })),
    ...(kept.length === 0
      ? {}
      : { kept: kept.map(({ id, row, cents: amount }) => ({ id, row, amount: euro(amount) })) }),
    cost: euro(kept.at(-1)?.cents ?? netCents),
  };
}

/** What a period costs as it stands: the days that it covers, or what the book keeps of one that ended early. */
export function costsOf(term: PolicyTerm, book: RateBook): Omit<Calculation, 'charged'> {
  const { period, spans, cancelled } = term;
  if (!cancelled) return costs(term, []);
  const { ending, hasClaim, lastDay, before } = cancelled;
  const days = daysOf(term.period);
  const kept = keptOf(servicingOf(book), {
    ending,
    hasClaim,
    period,
    lastDay,
    netCents: costOf(coveredDays(before), days).netCents,
    hadCents: costOf(coveredDays(spans), days).netCents,
  });
  return costs(term, kept);
}

/** What a transaction of a policy charged, and how: new business from its quote, the others as they are kept. */
export function chargeOf(policy: Policy, { step }: Pick<PolicyTransaction, 'step'>): Charge {
  if (step) return step.detail;
  const [first] = policy.sold.spans;
  if (!first) throw new TypeError('A policy was sold with what it covers');
  return { amounts: soldFor(first.cover.explanation), calculation: soldAt(policy.sold) };
}

/** The lines of some amounts of one kind, each id once. */
function summed<L extends { readonly id: string; readonly amount: number }>(
  lines: readonly L[],
): L[] {
  const byId = new Map<string, L>();
  for (const line of lines) {
    const before = byId.get(line.id);
    byId.set(line.id, before ? { ...before, amount: total([before.amount, line.amount]) } : line);
  }
  return [...byId.values()];
}

/** What was charged for a period of a policy, less what was returned. @param term its number: the last one */
export function chargedOf(policy: Policy, term = policy.terms.length): Amounts {
  const all = policy.transactions
    .filter((one) => one.term === term)
    .map((one) => chargeOf(policy, one).amounts);
  return amountsOf({
    net: total(all.map(({ net }) => net)),
    levies: summed(all.flatMap(({ levies }) => levies)).filter(({ amount }) => amount !== 0),
    fees: summed(all.flatMap(({ fees }) => fees)).filter(({ amount }) => amount !== 0),
  });
}

/** A line with the other sign. */
const negated = <L extends { readonly amount: number }>(line: L): L => ({
  ...line,
  amount: -line.amount,
});

/** A levy of the history in cents, with its kind. */
const levyIn = ({ id, title, rate, amount }: Amounts['levies'][number]) => ({
  id,
  title,
  rate: rate === null ? undefined : tenThousandths(rate),
  isFixed: rate === null,
  cents: cents(amount),
});

const levyLine = ({ id, title, rate, cents: amount }: LevyCharge) => ({
  id,
  title,
  rate: rate === undefined ? null : decimal(rate),
  amount: euro(amount),
});

/** What a new transaction is charged by. */
interface ChargeParts {
  /** Whose rules and fees count: that of the policy. */
  readonly book: RateBook;
  /** The levies of the day. */
  readonly levies: readonly LevyInForce[];
}

/** What is particular to how a transaction is charged. */
interface Charging {
  /** The fee that it has; absent: none. */
  readonly fee?: ChargedTransaction;
  /** Whether all fees go back, and levies with the premium whatever the book says. */
  readonly isLaw?: boolean;
  readonly returnsFees?: boolean;
}

/** The law lets only premium for the cover had be kept, but where the customer ends it later. */
const ENDING: Readonly<Record<Ending, Charging>> = {
  customer: { fee: 'cancellation' },
  insurer: { isLaw: true },
  coolingOff: { isLaw: true, returnsFees: true },
  fromStart: { isLaw: true, returnsFees: true },
};

function chargingOf(effect: Exclude<Effect, { kind: 'renewed' }>): Charging {
  if (effect.kind === 'cancelled') return ENDING[effect.ending];
  return { fee: effect.kind === 'adjusted' ? 'adjustment' : 'reinstatement' };
}

/** What a transaction of a policy charges or returns. */
export function newCharge(policy: Policy, effect: Effect, { book, levies }: ChargeParts): Charge {
  const term = afterEffect(policy.terms, effect).at(-1) ?? policy.term;
  if (effect.kind === 'renewed') {
    return { amounts: soldFor(effect.cover.explanation), calculation: soldAt(term) };
  }
  const { fee, isLaw = false, returnsFees = false } = chargingOf(effect);
  const charged = chargedOf(policy);
  const costing = costsOf(term, book);
  const net = total([costing.cost, -charged.net]);
  const charges = leviesOfChange({
    difference: cents(net),
    chargedCents: cents(charged.net),
    charged: charged.levies.map(levyIn),
    levies,
    isReturned: isLaw || servicingOf(book).returnsLevies,
  });
  const own = fee ? feesOn(book, fee) : [];
  const fees = own.map(({ id, title, owner, cents: amount }) => ({
    id,
    title,
    owner,
    amount: euro(amount),
  }));
  return {
    amounts: amountsOf({
      net,
      levies: charges.filter((line) => line.cents !== 0).map(levyLine),
      fees: returnsFees ? charged.fees.map((line) => negated(line)) : fees,
    }),
    calculation: { ...costing, charged: charged.net },
  };
}

/** What a period costs that is not to be. */
const NOTHING: Omit<Calculation, 'charged'> = { cover: [], cost: 0 };

/** What undoing a transaction charges: the same with the other sign; a fee that was charged stays, but of a renewal. */
export function reversedCharge(policy: Policy, number: number, book: RateBook): Charge {
  const undone = policy.transactions.find((one) => one.number === number);
  if (!undone) throw new TypeError(`There is no transaction ${number} to undo`);
  const left = policy.transactions.filter((one) => one !== undone);
  const { net, levies, fees } = chargeOf(policy, undone).amounts;
  const isRenewal = undone.kind === 'renewal';
  const costing = isRenewal ? NOTHING : costsOf(termsAfter(policy.sold, left).term, book);
  return {
    amounts: amountsOf({
      net: total([-net]),
      levies: levies.map((line) => negated(line)),
      fees: fees.filter(({ amount }) => isRenewal || amount < 0).map((line) => negated(line)),
    }),
    calculation: { ...costing, charged: chargedOf(policy, undone.term).net },
  };
}
