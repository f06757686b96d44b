import {
  DRIVER_INPUTS,
  type RatingInputs,
} from '../../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import type { AddOn } from '../../../../../src/shared/domain/quotes/add-on.ts';
import type { LevyTable } from '../../../../../src/shared/schemas/rate-books/levy-table.ts';
import type {
  Basis,
  InstalmentPlan,
  RateBook,
} from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { done } from './factor-oracle.ts';
import { by, plus, type Rational, rational, rounded, times, whole } from './rational.ts';

/*
 * What a rate book costs, by the description of its format, in exact fractions. It shares no code with
 * the engine.
 */

const least = (a: bigint, b: bigint) => (a < b ? a : b);
const most = (a: bigint, b: bigint) => (a > b ? a : b);
const cents = (amount: bigint, part: Rational) => rounded(times(whole(amount), part));

/** A risk with everything that its premium follows from. */
export interface Asked {
  readonly book: RateBook;
  readonly levies: LevyTable;
  readonly receivedOn: string;
  readonly basis: Basis;
  readonly inputs: RatingInputs;
  /** The optional covers that are chosen, by the place of their level. */
  readonly chosen: Readonly<Partial<Record<AddOn, number>>>;
}

/** The net premium of a year, where some factors read the answers of a driver. */
function netOf({ book, basis, inputs }: Asked, ofDriver: readonly string[], driver: RatingInputs) {
  const { cover } = inputs;
  const applies = ({ covers }: { readonly covers?: readonly string[] }) =>
    covers === undefined || covers.includes(cover);
  const factors = book.factors.filter((one) => one.addOn === undefined && applies(one));
  const before: bigint[] = [];
  let amount = BigInt(book.base.cents[cover]);
  for (const [i, factor] of factors.entries()) {
    before.push(amount);
    const answers = ofDriver.includes(factor.id) ? driver : inputs;
    const { multiplier, load } = done(factor, { basis, inputs: answers, factors: book.factors });
    amount = cents(amount, multiplier) + load;
    for (const limit of (book.limits ?? []).filter(applies)) {
      const own = factors.flatMap(({ id }, at) =>
        (limit.factors?.includes(id) ?? true) ? [at] : [],
      );
      if (own.at(-1) !== i) continue;
      const since = before[own[0] ?? 0] ?? 0n;
      const { mostAddedCents, mostTakenCents } = limit;
      if (limit.most !== undefined) amount = least(amount, cents(since, rational(limit.most)));
      if (mostAddedCents !== undefined) amount = least(amount, since + BigInt(mostAddedCents));
      let floor = 0n;
      if (limit.least !== undefined) floor = cents(since, rational(limit.least));
      if (mostTakenCents !== undefined) floor = most(floor, since - BigInt(mostTakenCents));
      amount = most(amount, floor);
    }
  }
  return amount;
}

/** The net premium of a year with the named driver who adds most. */
function yearOf(asked: Asked): bigint {
  const { book, inputs } = asked;
  const own = netOf(asked, [], inputs);
  const { namedDrivers } = book;
  if (!namedDrivers) return own;
  const added = (inputs.namedDrivers ?? []).map((driver) => {
    const answers: RatingInputs = { ...inputs };
    for (const input of DRIVER_INPUTS) delete answers[input];
    const alone = netOf(asked, namedDrivers.factors, { ...answers, ...driver });
    const share = driver.mainDriver ? namedDrivers.mainShare : namedDrivers.share;
    return cents(most(0n, alone - own), rational(share));
  });
  return own + added.reduce(most, 0n);
}

function periodOf({ book, inputs }: Asked, year: bigint): bigint {
  const { periods } = book;
  const { periodDays: days } = inputs;
  if (!periods || days === undefined) return year;
  const row = periods.scale.find(({ upToDays }) => days <= upToDays);
  return cents(year, row ? rational(row.share) : by(whole(days), whole(365)));
}

/** What each chosen optional cover costs: its level, then its own factors. */
function addOnsOf({ book, basis, inputs, chosen }: Asked): bigint[] {
  const { factors } = book;
  return book.addOns.flatMap(({ id, levels }) => {
    const level = levels[chosen[id] ?? levels.length];
    if (!level) return [];
    const own = factors.filter(({ addOn }) => addOn === id);
    return own.reduce((amount, factor) => {
      const { multiplier, load } = done(factor, { basis, inputs, factors });
      return cents(amount, multiplier) + load;
    }, BigInt(level.netCents));
  });
}

function leviesOn({ levies, receivedOn }: Asked, net: bigint): bigint[] {
  return levies.levies.map((levy) => {
    if (levy.kind === 'fixed') return net >= BigInt(levy.fromNetCents) ? BigInt(levy.cents) : 0n;
    const dated = levy.rates.filter(({ from }) => from <= receivedOn);
    const latest = dated.toSorted((a, b) => a.from.localeCompare(b.from)).at(-1);
    return cents(net, rational(latest?.rate ?? 0));
  });
}

/** How a premium is paid by a plan. */
export function paid(plan: InstalmentPlan, premium: bigint) {
  const { number, depositShare = 0, depositCents = 0, chargeShare = 0, chargeCents = 0 } = plan;
  const deposit = least(premium, cents(premium, rational(depositShare)) + BigInt(depositCents));
  const rest = premium - deposit;
  const parts = whole(number);
  const share = by(whole(rest), parts);
  const charge = by(whole(chargeCents), parts);
  const charged = plus(times(share, plus(whole(1), rational(chargeShare))), charge);
  const part = rounded(share);
  const rough =
    plan.round === 'after'
      ? rounded(charged)
      : part + cents(part, rational(chargeShare)) + rounded(charge);
  const each = rough * BigInt(number) < rest ? rough + 1n : rough;
  return { deposit, each, total: deposit + each * BigInt(number) };
}

/** The premium of a risk in cents. */
export function premiumOf(asked: Asked) {
  const { book, inputs } = asked;
  const year = most(yearOf(asked), BigInt(book.minimumNetCents[inputs.cover]));
  const net = addOnsOf(asked).reduce((sum, one) => sum + one, periodOf(asked, year));
  const levies = leviesOn(asked, net);
  const gross = levies.reduce((sum, one) => sum + one, net);
  const fees = (book.fees ?? []).map((fee) => {
    const part = cents(fee.of === 'net' ? net : gross, rational(fee.share ?? 0));
    const capped = least(part + BigInt(fee.cents ?? 0), BigInt(fee.mostCents ?? 10 ** 12));
    return most(capped, BigInt(fee.leastCents ?? 0));
  });
  const fee = fees.reduce((sum, one) => sum + one, BigInt(book.policyFeeCents));
  const premium = gross + fee;
  return {
    net,
    levies,
    gross,
    fee,
    premium,
    plans: (book.instalmentPlans ?? []).map((plan) => paid(plan, premium)),
  };
}
