import type { Sale } from '../../quotes/sale/sale.ts';
import { ratedUse } from '../assumed-answers.ts';
import type { DocumentSource } from '../document-source.ts';
import { dayOf, nameText } from '../format.ts';
import type { Block } from '../layout.ts';
import { endText, startText } from '../period-text.ts';
import { driverNumberNotice } from './driver-number.ts';

function validity({ sale, specimen }: DocumentSource): Block[] {
  if (specimen) {
    return [
      {
        kind: 'notice',
        tone: 'warning',
        title: 'Specimen: not valid',
        text: 'Made in training. It is no evidence of insurance: no insurer stands behind it and no cover is in force.',
      },
    ];
  }
  if (sale.policy) return [];
  return [
    {
      kind: 'notice',
      tone: 'warning',
      title: 'Not yet valid',
      text: 'The quote has not been accepted. This is a draft: it is no evidence of insurance and no cover is in force.',
    },
  ];
}

function certification(source: DocumentSource): string {
  const { book, sale, specimen } = source;
  if (specimen) return `Not given. ${book.underwriter} certifies nothing by a specimen.`;
  if (!sale.policy) {
    return `Not given. ${book.underwriter} certifies nothing before the quote is accepted.`;
  }
  return `The policy to which this certificate relates is certified to be issued by ${book.underwriter} in accordance with the law that applies to compulsory motor insurance in Ireland. Accepted on ${dayOf(sale.policy.acceptedAt)}.`;
}

/** What no certificate is for, with the row of the use that it is for all the same. */
const EXCLUDED: readonly (readonly [use: string, row?: string])[] = [
  ['hire or reward', 'Hire and reward'],
  ['racing'],
  ['pace-making'],
  ['trials of speed'],
  ['the motor trade', 'Motor trade'],
];

function exclusions({ use: granted }: Sale): string {
  const uses = EXCLUDED.flatMap(([use, row]) =>
    row !== undefined && row === granted ? [] : [use],
  );
  return `${uses.slice(0, -1).join(', ')} or ${uses.at(-1)}`;
}

/** The certificate of insurance; a draft before the quote is accepted. */
export function certificate(source: DocumentSource): Block[] {
  const { sale } = source;
  const { drivers, endorsements } = sale;
  const { customer, vehicle } = sale.answers;
  return [
    ...validity(source),
    { kind: 'heading', text: 'Particulars' },
    {
      kind: 'facts',
      rows: [
        ['1.  Certificate and policy number', sale.policy?.id ?? 'Not yet issued'],
        [
          '2.  Registration mark of the vehicle',
          `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`,
        ],
        ['3.  Name of the policyholder', nameText(customer)],
        ['4.  Start of the insurance', startText(sale)],
        ['5.  Expiry of the insurance', endText(sale)],
        [
          '6.  Persons named as drivers',
          `${[customer, ...drivers].map(nameText).join('; ')}, provided that a licence to drive the vehicle is or has been held and driving is not prohibited by law.${endorsements === undefined ? '' : ' Subject to the endorsements.'}`,
        ],
        ['7.  Limitations as to use', `${ratedUse(sale)}. Not for ${exclusions(sale)}.`],
        ...(endorsements === undefined ? [] : [['Endorsements', endorsements] as const]),
        ['8.  Certification by the insurer', certification(source)],
      ],
    },
    ...driverNumberNotice(sale),
    {
      kind: 'text',
      text: 'The layout of this certificate is a demonstration. It is not the form that the law prescribes, and it may not be shown as evidence of insurance.',
    },
  ];
}
