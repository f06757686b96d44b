import { type DocumentSource, wordsFor } from '../layout/document-source.ts';
import type { Block, Fact } from '../layout/layout.ts';
import { addressText, nameText } from '../words/format.ts';

/** The proof of a no-claims bonus, for another insurer. */
export function noClaimsProof(source: DocumentSource): Block[] {
  const { afterSale, sale, book } = source;
  if (!afterSale) throw new TypeError('A bonus is proved of a policy');
  const words = wordsFor(source);
  const { bonus: texts, label, schedule } = words;
  const { policyId, period, coverEnds, bonus } = afterSale;
  const { customer, vehicle, policy: asked } = sale.answers;
  const ran = bonus.isComplete ? texts.complete : bonus.endedEarly ? texts.early : texts.running;
  const claims: Fact[] = bonus.claims > 0 ? [[texts.claims, `${bonus.claims}`]] : [];
  const atEnd: Fact[] = bonus.atEnd === undefined ? [] : [[texts.atEnd, words.years(bonus.atEnd)]];
  return [
    { kind: 'text', text: texts.lead },
    {
      kind: 'facts',
      rows: [
        [schedule.underwriter, book.underwriter],
        [texts.number, policyId],
        [schedule.policyholder, nameText(customer)],
        [label.birth, words.day(customer.dateOfBirth)],
        [label.address, addressText(customer) ?? words.notGiven],
        [label.car, `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`],
        [label.cover, words.cover(asked.coverType)],
        [texts.period, words.between(words.day(period.from), words.day(period.to))],
        [texts.lastDay, words.day(coverEnds)],
      ],
    },
    { kind: 'heading', text: texts.bonus },
    {
      kind: 'facts',
      rows: [
        [texts.atStart, bonus.years === undefined ? words.notGiven : words.years(bonus.years)],
        [texts.thisPeriod, ran],
        ...claims,
        ...atEnd,
      ],
    },
    { kind: 'text', text: texts.usable },
  ];
}
