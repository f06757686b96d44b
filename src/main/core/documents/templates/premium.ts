import type { MessageCode } from '../../../../shared/domain/messages/catalogue.ts';
import { message, type RatedText } from '../../../../shared/domain/messages/message.ts';
import type { Amounts } from '../../../../shared/schemas/policies/transaction.ts';
import type { Explanation, Step } from '../../../../shared/schemas/quotes/explanation.ts';
import type { Charges, Sale } from '../../quotes/sale/sale.ts';
import { driverIn } from '../../rating/named-drivers.ts';
import { type DocumentSource, wordsFor } from '../layout/document-source.ts';
import type { Block, Row } from '../layout/layout.ts';
import { change, money, nameText, percent } from '../words/format.ts';
import type { Words } from '../words/words.ts';
import { feeName } from './charges.ts';

function effect({ premium }: Words, { multiplier, before }: Step): string {
  if (multiplier === null || before === 0) return '';
  if (multiplier === 1) return premium.noChange;
  return `× ${multiplier}`;
}

function stepRow(words: Words, step: Step, rated: string): Row {
  const { title, before, after } = step;
  return {
    cells: [
      words.book(title),
      rated,
      effect(words, step),
      before === 0 ? '' : change(after - before),
      money(after),
    ],
  };
}

const isNote = (text: RatedText, code: MessageCode) =>
  typeof text === 'object' && text.code === code;

/** Whether a question stayed open and moved nothing: there is then nothing to say. */
const isOpen = ({ input, before, after }: Step) =>
  isNote(input, 'answerNotGiven') && before === after;

/** What was rated, with the names of drivers whom the explanation counts. */
function ratedOn(words: Words, { input }: Step, { drivers }: Sale): string {
  const driver = drivers[(driverIn(input) ?? 0) - 1];
  if (!driver) return words.ratedAlone(input);
  const name = nameText(driver);
  return isNote(input, 'mainDriver') ? words.rated(message('mainDriver', { driver: name })) : name;
}

/** How the net premium came about: every discount and loading with what it did in euro. */
function ratingTable(words: Words, sale: Sale): Block {
  const texts = words.premium;
  const { steps, netPremium } = sale.explanation;
  const open = sale.assumptions.filter(({ isConfirmed }) => !isConfirmed);
  const isAssumed = ({ id }: Step) => open.some(({ factor }) => factor === id);
  const rowOf = (step: Step) => {
    const rated = ratedOn(words, step, sale);
    return stepRow(words, step, isAssumed(step) ? words.assumed(rated) : rated);
  };
  return {
    kind: 'table',
    columns: [
      { title: texts.factor, share: 30 },
      { title: texts.ratedOn, share: 32 },
      { title: texts.rate, share: 13, figures: true },
      { title: texts.adjustment, share: 14, figures: true },
      { title: texts.premium, share: 13, figures: true },
    ],
    rows: [
      ...steps.filter((step) => !isOpen(step)).map(rowOf),
      { cells: [texts.net, '', '', '', money(netPremium)], tone: 'sum' },
    ],
  };
}

/** Each fee by name and whose it is; the policy fee alone where the rate book has no other. */
function feeRows(words: Words, { fees, policyFee }: Charges): Row[] {
  if (!fees) return [{ cells: [words.premium.policyFee, '', money(policyFee)] }];
  return fees.map((fee) => ({ cells: [feeName(words, fee), '', money(fee.amount)] }));
}

/** From the net premium to the total: levies, fees, sum. */
export function totalTable(words: Words, explanation: Charges): Block {
  const texts = words.premium;
  const { netPremium, levies, grossPremium, premium } = explanation;
  return {
    kind: 'table',
    columns: [
      { title: texts.charge, share: 62 },
      { title: texts.rate, share: 18, figures: true },
      { title: texts.amount, share: 20, figures: true },
    ],
    rows: [
      { cells: [texts.net, '', money(netPremium)] },
      ...levies.map(({ title, rate, amount }) => ({
        cells: [words.book(title), rate === null ? '' : percent(rate), money(amount)],
      })),
      { cells: [texts.gross, '', money(grossPremium)], tone: 'sum' },
      ...feeRows(words, explanation),
      { cells: [texts.total, '', money(premium)], tone: 'total' },
    ],
  };
}

/** What a transaction of a policy charges or returns, line by line: what is returned is negative. */
export function amountsTable(words: Words, { net, levies, fees, total }: Amounts): Block {
  const texts = words.premium;
  return {
    kind: 'table',
    columns: [
      { title: texts.charge, share: 80 },
      { title: texts.amount, share: 20, figures: true },
    ],
    rows: [
      { cells: [texts.net, money(net)] },
      ...levies.map(({ title, amount }) => ({ cells: [words.book(title), money(amount)] })),
      ...fees.map((fee) => ({ cells: [feeName(words, fee), money(fee.amount)] })),
      { cells: [texts.due(total), money(Math.abs(total))], tone: 'total' },
    ],
  };
}

/** What a step did to the premium in the end, in euro. */
interface Effect {
  readonly title: RatedText;
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
export function adjustmentTable({ premium, book }: Words, { steps }: Explanation): Block {
  const done = effects(steps).filter(({ amount }) => Math.round(amount * 100) !== 0);
  const rows = (less: boolean) =>
    done
      .filter(({ amount }) => amount < 0 === less)
      .map(({ title, amount }) => ({ cells: [book(title), change(amount)] }));
  return {
    kind: 'table',
    columns: [
      { title: premium.adjustment, share: 80 },
      { title: premium.amount, share: 20, figures: true },
    ],
    rows: [...rows(true), ...rows(false)],
  };
}

/** How the premium was calculated, row by row: a page of its own for who asks. */
export function calculation(source: DocumentSource): Block[] {
  const { sale } = source;
  const { explanation } = sale;
  const words = wordsFor(source);
  const texts = words.premium;
  const { name, version } = explanation.rateBook;
  return [
    {
      kind: 'text',
      text: texts.rows(
        words.book(explanation.rounding),
        `${name} ${version}`,
        words.day(explanation.receivedOn),
      ),
    },
    ratingTable(words, sale),
    { kind: 'heading', text: texts.fromNet },
    totalTable(words, explanation),
  ];
}
