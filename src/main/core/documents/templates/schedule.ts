import { irishText } from '../../../../shared/domain/date.ts';
import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { Sale } from '../../quotes/sale/sale.ts';
import { confirmedAnswer, ratedUse } from '../assumed-answers.ts';
import { addOnRows, type DocumentSource, excessText } from '../document-source.ts';
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
import { adjustmentTable, totalTable } from './premium.ts';

/** What the referral of a quote means for the customer; nothing without one. */
function referralText({ referral, endorsements }: Sale): string {
  if (referral?.state === 'referred') {
    return ' It is referred: an underwriter must agree to it first.';
  }
  if (referral?.state === 'refused') return ' An underwriter refused it: it cannot be accepted.';
  return endorsements === undefined
    ? ''
    : ' An underwriter agreed to it on the terms that stand under Endorsements.';
}

function validity(sale: Sale): Block {
  const premium = money(sale.explanation.premium);
  // Older quotes all end with their validity, of which the day says enough.
  const until = sale.priced ? momentText(irishText(sale.expiresAt)) : dayOf(sale.expiresAt);
  return {
    kind: 'notice',
    tone: 'calm',
    title: `Total premium ${premium}`,
    text: sale.policy
      ? `This quote was accepted and is policy ${sale.policy.id}.`
      : `This is a quote, not a contract. It is valid until ${until} and there is no cover until it is accepted.${referralText(sale)}`,
  };
}

function optional(sale: Sale): Block {
  const rows = addOnRows(sale);
  return rows.length === 0 ? { kind: 'text', text: 'None.' } : { kind: 'facts', rows };
}

/** Who may drive. */
function driversText({ answers: { customer }, drivers }: Sale): string {
  if (drivers.length === 0) return `${nameText(customer)} only`;
  return [customer, ...drivers].map(nameText).join('; ');
}

/** The policy schedule: who, what, when, and what it costs. */
export function schedule({ sale, book }: DocumentSource): Block[] {
  const { policy, customer, vehicle } = sale.answers;
  const { explanation } = sale;
  const { engineSize } = vehicle;
  const pricedDays = pricedDaysText(sale);
  const otherwise = (path: string) => confirmedAnswer(path, sale) ?? NOT_GIVEN;
  return [
    validity(sale),
    { kind: 'heading', text: 'Policyholder' },
    {
      kind: 'facts',
      rows: [
        ['Name', nameText(customer)],
        ['Address', addressText(customer) ?? NOT_GIVEN],
        ['Date of birth', dayText(customer.dateOfBirth)],
        ...driverNumberRow(sale),
      ],
    },
    ...driverNumberNotice(sale),
    { kind: 'heading', text: 'Cover' },
    {
      kind: 'facts',
      rows: [
        ['Underwriter', book.underwriter],
        ['Cover', coverTitle[policy.coverType]],
        ['Begins', startText(sale)],
        ['Ends', endText(sale)],
        ...(pricedDays === undefined ? [] : [['Priced for', pricedDays] as const]),
        ['Use', ratedUse(sale)],
        ['Excess', excessText(sale) ?? 'None'],
        ['Drivers', driversText(sale)],
        ...namedDriverRows(sale),
        ['Endorsements', sale.endorsements ?? 'None'],
      ],
    },
    { kind: 'heading', text: 'Optional cover' },
    optional(sale),
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
    { kind: 'heading', text: 'What lowers and what raises your premium' },
    adjustmentTable(explanation),
    {
      kind: 'text',
      text: `Levies as of ${dayText(explanation.receivedOn)}. Ask us if you want to see how the premium was calculated, step by step.`,
    },
  ];
}
