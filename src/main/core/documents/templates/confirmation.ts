import { ratedUse } from '../layout/assumed-answers.ts';
import { type DocumentSource, wordsFor } from '../layout/document-source.ts';
import type { Block } from '../layout/layout.ts';
import { letter } from '../layout/letter.ts';
import { endText, startText } from '../layout/period-text.ts';
import { driversText } from './schedule.ts';

/** A short letter that confirms cover: who, which car, which cover, from when to when. It is no certificate. */
export function confirmationOfCover(source: DocumentSource): Block[] {
  const { sale, book } = source;
  const words = wordsFor(source);
  const { confirmation: texts, label, schedule } = words;
  const { policy, vehicle } = sale.answers;
  const from = sale.changed?.from;
  return letter(source, [
    { kind: 'text', text: texts.lead(book.underwriter) },
    {
      kind: 'facts',
      rows: [
        [label.car, `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`],
        [label.cover, words.cover(policy.coverType)],
        [label.begins, from === undefined ? startText(words, sale) : words.moment(from)],
        [label.ends, endText(words, sale)],
        [label.use, ratedUse(words, sale)],
        [schedule.drivers, driversText(words, sale)],
      ],
    },
    { kind: 'notice', tone: 'calm', title: texts.only, text: texts.onlyText },
  ]);
}
