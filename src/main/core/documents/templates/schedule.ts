import { irishText } from '../../../../shared/domain/date.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import { referralOf } from '../../quotes/history/referral.ts';
import { keptPeriod } from '../../quotes/period/period.ts';
import { confirmedAnswer, ratedUse } from '../assumed-answers.ts';
import { addOnsOf, type DocumentSource, endorsementsOf, excessOf } from '../document-source.ts';
import {
  addressText,
  amount,
  dayOf,
  dayText,
  momentText,
  money,
  NOT_GIVEN,
  nameText,
  shortMoney,
} from '../format.ts';
import type { Block } from '../layout.ts';
import { endText, pricedDaysText, startText } from '../period-text.ts';
import { instalmentBlocks } from './charges.ts';
import { driverNumberNotice, driverNumberRow, namedDriverRows } from './driver-number.ts';
import { discountsText, ratingTable, totalTable } from './premium.ts';

/** What the referral of a quote means for whoever reads its schedule; nothing without one. */
function referralText(events: DocumentSource['events']): string {
  const referral = referralOf(events);
  if (referral?.state === 'referred') {
    return ' It is referred: an underwriter must agree to it first.';
  }
  if (referral?.state === 'refused') return ' An underwriter refused it: it can not be accepted.';
  return endorsementsOf({ events }) === undefined
    ? ''
    : ' An underwriter agreed to it on the terms that stand under Endorsements.';
}

function validity({ quote, events, policyId }: DocumentSource): Block {
  const premium = money(quote.explanation.premium);
  // Older quotes all end with their validity, of which the day says enough.
  const until = keptPeriod(events)
    ? momentText(irishText(quote.expiresAt))
    : dayOf(quote.expiresAt);
  if (policyId !== undefined) {
    return {
      kind: 'notice',
      tone: 'calm',
      title: `Total premium ${premium}`,
      text: `This quote was accepted and is policy ${policyId}.`,
    };
  }
  return {
    kind: 'notice',
    tone: 'calm',
    title: `Total premium ${premium}`,
    text: `This is a quote, not a contract. It is valid until ${until} and there is no cover until it is accepted.${referralText(events)}`,
  };
}

function optional(source: DocumentSource): Block {
  const chosen = addOnsOf(source);
  if (chosen.length === 0) return { kind: 'text', text: 'None.' };
  return { kind: 'facts', rows: chosen.map(({ title, level }) => [title, level]) };
}

/** Who may drive. */
function driversText({ customer, drivers = [] }: QuoteSections): string {
  if (drivers.length === 0) return `${nameText(customer)} only`;
  return [customer, ...drivers].map(nameText).join('; ');
}

/** The policy schedule: who, what, when, and how the premium came about. */
export function schedule(source: DocumentSource): Block[] {
  const { quote, book } = source;
  const { policy, customer, vehicle } = quote.sections;
  const { explanation } = quote;
  const { engineSize } = vehicle;
  const pricedDays = pricedDaysText(source);
  const otherwise = (path: string) => confirmedAnswer(path, source) ?? NOT_GIVEN;
  return [
    validity(source),
    { kind: 'heading', text: 'Policyholder' },
    {
      kind: 'facts',
      rows: [
        ['Name', nameText(customer)],
        ['Address', addressText(customer) ?? NOT_GIVEN],
        ['Date of birth', dayText(customer.dateOfBirth)],
        ...driverNumberRow(source),
      ],
    },
    ...driverNumberNotice(source),
    { kind: 'heading', text: 'Cover' },
    {
      kind: 'facts',
      rows: [
        ['Underwriter', book.underwriter],
        ['Cover', coverTitle[policy.coverType]],
        ['Begins', startText(source)],
        ['Ends', endText(source)],
        ...(pricedDays === undefined ? [] : [['Priced for', pricedDays] as const]),
        ['Use', ratedUse(source)],
        ['Excess', excessOf(source) ?? 'none'],
        ['Drivers', driversText(quote.sections)],
        ...namedDriverRows(source),
        ['Endorsements', endorsementsOf(source) ?? 'None'],
      ],
    },
    { kind: 'heading', text: 'Optional cover' },
    optional(source),
    { kind: 'heading', text: 'Vehicle' },
    {
      kind: 'facts',
      rows: [
        ['Registration mark', vehicle.registrationNumber],
        ['Make and model', `${vehicle.make} ${vehicle.model}`],
        ['Year', vehicle.year === undefined ? otherwise('Vehicle/Year') : String(vehicle.year)],
        [
          'Value',
          vehicle.value === undefined ? otherwise('Vehicle/Value') : shortMoney(vehicle.value),
        ],
        [
          'Engine',
          engineSize === undefined ? otherwise('Vehicle/EngineSize') : amount(engineSize, 'cc'),
        ],
      ],
    },
    { kind: 'heading', text: 'What you pay' },
    totalTable(explanation),
    ...instalmentBlocks(explanation),
    { kind: 'heading', text: 'How the net premium came about' },
    { kind: 'text', text: discountsText(explanation) },
    ratingTable(source),
    {
      kind: 'text',
      text: `${explanation.rounding} Rate book: ${explanation.rateBook.name} ${explanation.rateBook.version}. Levies as of ${dayText(explanation.receivedOn)}.`,
    },
  ];
}
