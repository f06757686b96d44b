import { irishText } from '../../../../shared/domain/date.ts';
import type { Sale } from '../../quotes/sale/sale.ts';
import { confirmedAnswer, ratedUse } from '../layout/assumed-answers.ts';
import { addOnRows, type DocumentSource, excessText, wordsFor } from '../layout/document-source.ts';
import type { Block, Fact } from '../layout/layout.ts';
import { endText, pricedDaysText, startText } from '../layout/period-text.ts';
import { addressText, amount, money, nameText, shortMoney } from '../words/format.ts';
import type { Words } from '../words/words.ts';
import { instalmentBlocks } from './charges.ts';
import { adjustmentTable, totalTable } from './premium.ts';

/** From when a policy covers what it covers now, where that was changed. */
function changedRow({ schedule: texts, moment }: Words, { changed }: Sale): Fact[] {
  return changed?.from === undefined ? [] : [[texts.changedFrom, moment(changed.from)]];
}

/** The driver number as a row of facts, where it is recorded. */
function driverNumberRow(words: Words, { driverNumber: number }: Sale): Fact[] {
  return number === undefined ? [] : [[words.label.driverNumber, number]];
}

/** The recorded driver numbers of the named drivers. */
function namedDriverRows(words: Words, { drivers }: Sale): Fact[] {
  return drivers.flatMap((driver): Fact[] =>
    driver.driverNumber === undefined
      ? []
      : [[words.label.driverNumberOf(nameText(driver)), driver.driverNumber]],
  );
}

/** That a driver number is not recorded, where one is not. */
export function driverNumberNotice(words: Words, { driverNumber: own, drivers }: Sale): Block[] {
  const numbers = [own, ...drivers.map(({ driverNumber }) => driverNumber)];
  if (numbers.every((number) => number !== undefined)) return [];
  return [{ kind: 'notice', tone: 'warning', ...words.noDriverNumber }];
}

/** What the referral of a quote means for the customer; nothing without one. */
function referralText({ schedule }: Words, { referral, endorsements }: Sale): string {
  if (referral?.state === 'referred') return schedule.referred;
  if (referral?.state === 'refused') return schedule.refused;
  return endorsements === undefined ? '' : schedule.agreed;
}

/** What is paid: of a policy that was changed, what was charged in all. */
const paidFor = ({ explanation, changed }: Sale) => changed?.charged ?? explanation;

function validity(words: Words, sale: Sale): Block {
  const { schedule, moment } = words;
  const premium = money(paidFor(sale).premium);
  const until = moment(irishText(sale.expiresAt));
  return {
    kind: 'notice',
    tone: 'calm',
    title: schedule.total(premium),
    text: sale.policy
      ? schedule.accepted(sale.policy.id)
      : `${schedule.quote(until)}${referralText(words, sale)}`,
  };
}

function optional(words: Words, sale: Sale): Block {
  const rows = addOnRows(words, sale);
  return rows.length === 0 ? { kind: 'text', text: `${words.none}.` } : { kind: 'facts', rows };
}

/** Who may drive. */
export function driversText({ schedule }: Words, { answers: { customer }, drivers }: Sale): string {
  if (drivers.length === 0) return schedule.only(nameText(customer));
  return [customer, ...drivers].map(nameText).join('; ');
}

/** The policy schedule: who, what, when, and what it costs. */
export function schedule(source: DocumentSource): Block[] {
  const { sale, book } = source;
  const words = wordsFor(source);
  const { schedule: texts, label } = words;
  const { policy, customer, vehicle } = sale.answers;
  const { explanation } = sale;
  const { engineSize } = vehicle;
  const pricedDays = pricedDaysText(words, sale);
  const otherwise = (path: string) => confirmedAnswer(words, path, sale) ?? words.notGiven;
  return [
    validity(words, sale),
    { kind: 'heading', text: texts.policyholder },
    {
      kind: 'facts',
      rows: [
        [label.name, nameText(customer)],
        [label.address, addressText(customer) ?? words.notGiven],
        [label.birth, words.day(customer.dateOfBirth)],
        ...driverNumberRow(words, sale),
      ],
    },
    ...driverNumberNotice(words, sale),
    { kind: 'heading', text: label.cover },
    {
      kind: 'facts',
      rows: [
        [texts.underwriter, book.underwriter],
        [label.cover, words.cover(policy.coverType)],
        [label.begins, startText(words, sale)],
        [label.ends, endText(words, sale)],
        ...changedRow(words, sale),
        ...(pricedDays === undefined ? [] : [[texts.pricedFor, pricedDays] as const]),
        [label.use, ratedUse(words, sale)],
        [label.excess, excessText(sale) ?? words.none],
        [texts.drivers, driversText(words, sale)],
        ...namedDriverRows(words, sale),
        [label.endorsements, sale.endorsements ?? words.none],
      ],
    },
    { kind: 'heading', text: label.optional },
    optional(words, sale),
    { kind: 'heading', text: texts.vehicle },
    {
      kind: 'facts',
      rows: [
        [texts.mark, vehicle.registrationNumber],
        [texts.makeAndModel, `${vehicle.make} ${vehicle.model}`],
        [texts.year, vehicle.year === undefined ? otherwise('Vehicle/Year') : String(vehicle.year)],
        [
          texts.value,
          vehicle.value === undefined ? otherwise('Vehicle/Value') : shortMoney(vehicle.value),
        ],
        [
          texts.engine,
          engineSize === undefined ? otherwise('Vehicle/EngineSize') : amount(engineSize, 'cc'),
        ],
      ],
    },
    { kind: 'heading', text: texts.pay },
    totalTable(words, paidFor(sale)),
    ...(sale.changed ? [] : instalmentBlocks(words, explanation)),
    { kind: 'heading', text: texts.adjustments },
    adjustmentTable(words, explanation),
    { kind: 'text', text: texts.ask(words.day(explanation.receivedOn)) },
  ];
}
