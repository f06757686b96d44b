import type { Sale } from '../../quotes/sale/sale.ts';
import { ratedUse } from '../assumed-answers.ts';
import { type DocumentSource, wordsFor } from '../document-source.ts';
import { nameText } from '../format.ts';
import type { Block } from '../layout.ts';
import { endText, startText } from '../period-text.ts';
import type { Words } from '../words/words.ts';
import { driverNumberNotice } from './driver-number.ts';

function validity({ certificate }: Words, { sale, specimen }: DocumentSource): Block[] {
  if (specimen) return [{ kind: 'notice', tone: 'warning', ...certificate.specimen }];
  if (sale.policy) return [];
  return [{ kind: 'notice', tone: 'warning', ...certificate.draft }];
}

function certification(words: Words, { book, sale, specimen }: DocumentSource): string {
  const { certificate, dayOf } = words;
  if (specimen) return certificate.bySpecimen(book.underwriter);
  if (!sale.policy) return certificate.tooEarly(book.underwriter);
  return certificate.certified(book.underwriter, dayOf(sale.policy.acceptedAt));
}

/** What no certificate is for, with the row of the use that it is for all the same. */
const EXCLUDED = [
  ['hire', 'Hire and reward'],
  ['racing'],
  ['paceMaking'],
  ['speed'],
  ['trade', 'Motor trade'],
] as const;

function limitations(words: Words, sale: Sale): string {
  const { certificate } = words;
  const uses = EXCLUDED.flatMap(([use, row]) =>
    row !== undefined && row === sale.use ? [] : [certificate[use]],
  );
  return certificate.notFor(ratedUse(words, sale), uses);
}

/** The certificate of insurance; a draft before the quote is accepted. */
export function certificate(source: DocumentSource): Block[] {
  const { sale } = source;
  const words = wordsFor(source);
  const { certificate: said, label } = words;
  const { drivers, endorsements } = sale;
  const { customer, vehicle } = sale.answers;
  return [
    ...validity(words, source),
    { kind: 'heading', text: said.particulars },
    {
      kind: 'facts',
      rows: [
        [said.number, sale.policy?.id ?? said.notIssued],
        [said.vehicle, `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`],
        [said.policyholder, nameText(customer)],
        [said.start, startText(words, sale)],
        [said.end, endText(words, sale)],
        [
          said.drivers,
          `${said.named([customer, ...drivers].map(nameText).join('; '))}${endorsements === undefined ? '' : said.subject}`,
        ],
        [said.use, limitations(words, sale)],
        ...(endorsements === undefined ? [] : [[label.endorsements, endorsements] as const]),
        [said.certification, certification(words, source)],
      ],
    },
    ...driverNumberNotice(words, sale),
    { kind: 'text', text: said.layout },
  ];
}
