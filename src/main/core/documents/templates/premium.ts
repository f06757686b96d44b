import { NOT_GIVEN } from '../../../../shared/domain/quotes/not-given.ts';
import type { Explanation, Step } from '../../../../shared/schemas/quotes/explanation.ts';
import type { Sale } from '../../quotes/sale/sale.ts';
import type { DocumentSource } from '../document-source.ts';
import { change, dayText, money, nameText, percent } from '../format.ts';
import type { Block, Row } from '../layout.ts';
import { ratedAlone } from '../rated-text.ts';
import { OWNERS } from './charges.ts';

function effect({ multiplier, before }: Step): string {
  if (multiplier === null || before === 0) return '';
  if (multiplier === 1) return 'no change';
  return `× ${multiplier}`;
}

function stepRow(step: Step, isAssumed: boolean): Row {
  const { title, input, before, after } = step;
  return {
    cells: [
      title,
      isAssumed ? `${ratedAlone(input)} (assumed)` : ratedAlone(input),
      effect(step),
      before === 0 ? '' : change(after - before),
      money(after),
    ],
  };
}

/** Whether a question stayed open and moved nothing: there is then nothing to say. */
const isOpen = ({ input, before, after }: Step) => input === NOT_GIVEN && before === after;

/** What was rated, with the names of drivers whom the explanation counts. */
const withNames = (input: string, { drivers }: Sale) =>
  input.replace(/^Named driver (\d+)/, (counted, number) => {
    const driver = drivers[Number(number) - 1];
    return driver ? nameText(driver) : counted;
  });

/** How the net premium came about: every discount and loading with what it did in euro. */
function ratingTable(sale: Sale): Block {
  const { steps, netPremium } = sale.explanation;
  const open = sale.assumptions.filter(({ isConfirmed }) => !isConfirmed);
  const isAssumed = ({ id }: Step) => open.some(({ factor }) => factor === id);
  const shown = steps
    .filter((step) => !isOpen(step))
    .map((step) => ({ ...step, input: withNames(step.input, sale) }));
  return {
    kind: 'table',
    columns: [
      { title: 'Factor', share: 30 },
      { title: 'Rated on', share: 32 },
      { title: 'Rate', share: 13, figures: true },
      { title: 'Discount or loading', share: 14, figures: true },
      { title: 'Premium', share: 13, figures: true },
    ],
    rows: [
      ...shown.map((step) => stepRow(step, isAssumed(step))),
      { cells: ['Net premium', '', '', '', money(netPremium)], tone: 'sum' },
    ],
  };
}

/** Each fee by name and whose it is; the policy fee alone where the rate book has no other. */
function feeRows({ fees, policyFee }: Explanation): Row[] {
  if (!fees) return [{ cells: ['Policy fee', '', money(policyFee)] }];
  return fees.map(({ title, owner, amount }) => ({
    cells: [`${title} (${OWNERS[owner]})`, '', money(amount)],
  }));
}

/** From the net premium to the total: levies, fees, sum. */
export function totalTable(explanation: Explanation): Block {
  const { netPremium, levies, grossPremium, premium } = explanation;
  return {
    kind: 'table',
    columns: [
      { title: 'Charge', share: 62 },
      { title: 'Rate', share: 18, figures: true },
      { title: 'Amount', share: 20, figures: true },
    ],
    rows: [
      { cells: ['Net premium', '', money(netPremium)] },
      ...levies.map(({ title, rate, amount }) => ({
        cells: [title, rate === null ? '' : percent(rate), money(amount)],
      })),
      { cells: ['Premium with levies', '', money(grossPremium)], tone: 'sum' },
      ...feeRows(explanation),
      { cells: ['Total to pay', '', money(premium)], tone: 'total' },
    ],
  };
}

/** What a step did to the premium in the end, in euro. */
interface Effect {
  readonly title: string;
  readonly amount: number;
}

/**
 * What the steps after the base did in the end. Below the minimum premium nothing counts, and where
 * a premium was set by hand, the excess and the broker's discount before it are part of that line.
 */
function effects(steps: readonly Step[]): Effect[] {
  const minimum = steps.findIndex(({ id }) => id === 'minimum');
  const least = steps[minimum]?.after ?? 0;
  const byHand = steps.findIndex(({ id }) => id === 'override');
  let replaced = 0;
  return steps.flatMap(({ id, title, before, after }, i): Effect[] => {
    if (before === 0) return [];
    const floor = i <= minimum ? least : 0;
    const amount = Math.max(floor, after) - Math.max(floor, before);
    if (i < byHand && (id === 'excess' || id === 'discount')) {
      replaced += amount;
      return [];
    }
    return [{ title, amount: i === byHand ? amount + replaced : amount }];
  });
}

/** The discounts and then the loadings by name, each with what it came to: those that had an effect. */
export function adjustmentTable({ steps }: Explanation): Block {
  const done = effects(steps).filter(({ amount }) => Math.round(amount * 100) !== 0);
  const rows = (less: boolean) =>
    done
      .filter(({ amount }) => amount < 0 === less)
      .map(({ title, amount }) => ({ cells: [title, change(amount)] }));
  return {
    kind: 'table',
    columns: [
      { title: 'Discount or loading', share: 80 },
      { title: 'Amount', share: 20, figures: true },
    ],
    rows: [...rows(true), ...rows(false)],
  };
}

/** How the premium was calculated, row by row: a page of its own for who asks. */
export function calculation({ sale }: DocumentSource): Block[] {
  const { explanation } = sale;
  const { name, version } = explanation.rateBook;
  return [
    {
      kind: 'text',
      text: `Each row multiplies the premium so far by its rate, or adds its amount. ${explanation.rounding} Rate book: ${name} ${version}. Levies as of ${dayText(explanation.receivedOn)}.`,
    },
    ratingTable(sale),
    { kind: 'heading', text: 'From the net premium to what you pay' },
    totalTable(explanation),
  ];
}
