import { message, type RatedText } from '../../../shared/domain/messages/message.ts';
import { euro } from '../../../shared/domain/money.ts';
import type { RatingInputs } from '../../../shared/domain/quote-fields/rating-inputs.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import { addOnCents, NO_ADD_ONS, type PricedAddOn } from './add-ons.ts';
import type { Reading } from './compiled-factor.ts';
import type { LevyInForce } from './levies.ts';
import { countedDriver, driverNotes } from './named-drivers.ts';
import { net } from './net.ts';
import { measured } from './numeric.ts';
import { type CompiledBook, type Premium, shareOf, total } from './rate.ts';

/** One step towards the net premium; amounts in cents, relativity in ten-thousandths. */
export interface RatedStep extends Reading {
  readonly id: string;
  readonly title: RatedText;
  readonly relativity: number | undefined;
  /** The id of the optional cover whose price alone it moves; absent: the premium. */
  readonly addOn?: string;
  readonly before: number;
  readonly after: number;
}

/** A premium with every step that led to it. */
export interface ExplainedPremium extends Premium {
  readonly steps: readonly RatedStep[];
  /** The cents by which a total set by hand exceeds net premium, levies and fee. */
  readonly rounding?: number;
}

/** The changes of a premium after rating. */
export interface Adjustments {
  readonly addOns: readonly PricedAddOn[];
  /** The total that was set by hand, in cents: it replaces the rated one. */
  readonly premiumCents?: number;
  /** The add-ons that are part of that total; what differs from them is charged on top. Absent: all. */
  readonly included?: readonly PricedAddOn[];
}

const UNCHANGED: Adjustments = { addOns: NO_ADD_ONS };

/** A step without a relativity. */
function plainStep(
  id: string,
  title: RatedText,
  row: RatedText,
  before: number,
  after: number,
): RatedStep {
  return { id, title, input: row, assumed: false, row, relativity: undefined, before, after };
}

/** The steps of a factor that adds a flat amount: that is a step of its own. */
function loadSteps(step: RatedStep, loadCents: number): RatedStep[] {
  const multiplied = step.after - loadCents;
  return [
    { ...step, after: multiplied },
    { ...step, id: `${step.id}-load`, relativity: undefined, before: multiplied },
  ];
}

/**
 * The steps of an optional cover: what its level costs, then its own factors.
 * @param since the cents of the net premium before it
 */
function addOnSteps(
  book: CompiledBook,
  inputs: RatingInputs,
  addOn: PricedAddOn,
  since: number,
): RatedStep[] {
  const { id, title, level, netCents } = addOn;
  const steps: RatedStep[] = [plainStep(id, title, level, since, since + netCents)];
  addOnCents(book, inputs, addOn, (factor, { relativity, loadCents }, before, after) => {
    const step = {
      id: factor.id,
      title: factor.title,
      ...factor.read(inputs),
      relativity,
      addOn: id,
      before: since + before,
      after: since + after,
    };
    steps.push(...(loadCents === 0 ? [step] : loadSteps(step, loadCents)));
  });
  return steps;
}

/** A net amount that comes on top of a premium set by hand, or off it, in cents. */
interface OnTop {
  readonly id: string;
  readonly title: string;
  readonly row: RatedText;
  readonly netCents: number;
}

/** How add-ons differ from those that a premium set by hand includes. */
function onTop(addOns: readonly PricedAddOn[], included: readonly PricedAddOn[]): OnTop[] {
  const added = addOns.flatMap(({ id, title, level, netCents }): OnTop[] => {
    const before = included.find((one) => one.id === id);
    if (!before) return [{ id, title, row: level, netCents }];
    if (before.level === level) return [];
    return [{ id: `${id}-changed`, title, row: level, netCents: netCents - before.netCents }];
  });
  const removed = included
    .filter(({ id }) => !addOns.some((one) => one.id === id))
    .map(({ id, title, netCents }) => ({
      id: `${id}-removed`,
      title,
      row: message('addOnTakenOff'),
      netCents: -netCents,
    }));
  return [...added, ...removed];
}

/** The largest net premium whose total does not exceed the one that was set. */
function netFor(totalCents: number, book: RateBook, levies: readonly LevyInForce[]): number {
  let low = 0;
  let high = totalCents;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (total(book, middle, levies).premiumCents <= totalCents) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * The premium of a risk with every step: the same arithmetic as {@link rate}, then named drivers, the
 * minimum, the period, the add-ons, a premium set by hand, and the add-ons that came or went after that.
 */
export function explain(
  book: CompiledBook,
  levies: readonly LevyInForce[],
  inputs: RatingInputs,
  { addOns, premiumCents, included = addOns }: Adjustments = UNCHANGED,
): ExplainedPremium {
  const { base, minimumNetCents } = book.book;
  const { cover } = inputs;
  const steps: RatedStep[] = [plainStep('base', base.title, cover, 0, base.cents[cover])];
  let cents = net(book, inputs, {
    factor: ({ id, title, read }, { relativity, loadCents }, before, after) => {
      // The reading first: copied in the middle of an object, it costs twice as much.
      const step = { ...read(inputs), id, title, relativity, before, after };
      if (loadCents === 0) steps.push(step);
      else steps.push(...loadSteps(step, loadCents));
    },
    limit: ({ id, title, row }, since, before, after) => {
      steps.push(plainStep(id, title, row(since, before), before, after));
    },
  });
  const add = (id: string, title: RatedText, row: RatedText, after: number) => {
    steps.push(plainStep(id, title, row, cents, after));
    cents = after;
  };
  if (book.drivers && inputs.namedDrivers?.length) {
    const counted = countedDriver(book, inputs, cents);
    const { input, row } = driverNotes(book, inputs, counted);
    const after = counted?.after ?? cents;
    steps.push({ ...plainStep('named-drivers', book.drivers.title, row, cents, after), input });
    cents = after;
  }
  const minimum = minimumNetCents[cover];
  if (cents < minimum) {
    const row = message('leastPremium', { amount: euro(minimum) });
    add('minimum', message('minimumPremium'), row, minimum);
  }
  const share = shareOf(book.book, inputs);
  if (share) {
    const { row, relativity } = share;
    const after = share.of(cents);
    const input = measured({ unit: 'days', unitOfOne: 'day' }, inputs.periodDays ?? 0);
    const step = plainStep('period', message('policyPeriod'), row, cents, after);
    steps.push({ ...step, input, relativity });
    cents = after;
  }
  const byHand = premiumCents !== undefined;
  for (const addOn of byHand ? included : addOns) {
    const more = addOnSteps(book, inputs, addOn, cents);
    steps.push(...more);
    cents = more.at(-1)?.after ?? cents;
  }
  if (!byHand) return { ...total(book.book, cents, levies), steps };
  const row = message('totalOf', { amount: euro(premiumCents) });
  add('override', message('premiumByHand'), row, netFor(premiumCents, book.book, levies));
  // Levies are rounded, so not every total can be reached: the remaining cents are given separately.
  const rounding = premiumCents - total(book.book, cents, levies).premiumCents;
  const priced = (list: readonly PricedAddOn[]) =>
    list.map((addOn) => ({ ...addOn, netCents: addOnCents(book, inputs, addOn) }));
  for (const { id, title, row, netCents } of onTop(priced(addOns), priced(included))) {
    add(id, title, row, cents + netCents);
  }
  const settled = total(book.book, cents, levies);
  const grossCents = settled.grossCents + rounding;
  const setCents = settled.premiumCents + rounding;
  return { ...settled, grossCents, premiumCents: setCents, steps, rounding };
}
