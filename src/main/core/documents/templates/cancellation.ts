import { type DocumentSource, wordsFor } from '../layout/document-source.ts';
import type { Block } from '../layout/layout.ts';
import { letter } from '../layout/letter.ts';
import { amountsTable } from './premium.ts';

/** The letter that a policy is cancelled: how and when cover ends, what is returned, and what must come back. */
export function cancellationLetter(source: DocumentSource): Block[] {
  const { afterSale, sale, book } = source;
  const cancellation = afterSale?.cancellation;
  if (!cancellation) throw new TypeError('The letter of a cancellation is of a cancelled policy');
  const words = wordsFor(source);
  const { cancellation: texts, label, terms } = words;
  const { ending, from, reason, amounts, period, hadCover } = cancellation;
  const { vehicle } = sale.answers;
  const ends = words.moment(from);
  return letter(source, [
    {
      kind: 'facts',
      rows: [
        [label.car, `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`],
        [texts.period, words.between(words.day(period.from), words.day(period.to))],
        [texts.ends, hadCover ? ends : texts.never],
      ],
    },
    { kind: 'heading', text: texts.how },
    { kind: 'text', text: texts.ending[ending](ends, book.underwriter) },
    ...(ending === 'insurer'
      ? ([{ kind: 'text', text: texts.because(reason) }] satisfies Block[])
      : []),
    { kind: 'text', text: texts.noCover },
    { kind: 'heading', text: texts.amounts },
    amountsTable(words, amounts),
    { kind: 'text', text: texts.kept[ending] },
    { kind: 'heading', text: texts.certificate },
    { kind: 'text', text: texts.certificateText },
    { kind: 'heading', text: terms.complaints },
    { kind: 'text', text: terms.complain },
    { kind: 'text', text: terms.ombudsman },
  ]);
}
