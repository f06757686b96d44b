import { type DocumentSource, wordsFor } from '../layout/document-source.ts';
import type { Block, Fact, Table } from '../layout/layout.ts';
import { letter } from '../layout/letter.ts';
import { money } from '../words/format.ts';
import type { Words } from '../words/words.ts';
import { amountsTable } from './premium.ts';

type Offer = NonNullable<NonNullable<DocumentSource['afterSale']>['renewal']>;

/** The car of a policy. */
const carOf = ({ sale: { answers } }: DocumentSource): string => {
  const { registrationNumber, make, model } = answers.vehicle;
  return `${registrationNumber} (${make} ${model})`;
};

/** What each cover costs for the next period. */
function covers(words: Words, offer: Offer): Table {
  const { renewal: texts, label } = words;
  return {
    kind: 'table',
    columns: [
      { title: label.cover, share: 50 },
      { title: texts.excess, share: 25, figures: true },
      { title: texts.premium, share: 25, figures: true },
    ],
    rows: offer.covers.map(({ cover, excess, premium }) => ({
      cells: [words.cover(cover), excess === undefined ? '–' : money(excess), money(premium)],
    })),
  };
}

/** What the periods before cost, and what was paid on claims. */
function years(words: Words, offer: Offer): Table {
  const { renewal: texts } = words;
  return {
    kind: 'table',
    columns: [
      { title: texts.year, share: 40 },
      { title: texts.paid, share: 20, figures: true },
      { title: texts.annualised, share: 20, figures: true },
      { title: texts.claimsPaid, share: 20, figures: true },
    ],
    rows: offer.years.map(({ from, to, paid, annualised, claimsPaid }) => ({
      cells: [
        words.between(words.day(from), words.day(to)),
        money(paid),
        annualised === undefined ? '–' : money(annualised),
        money(claimsPaid),
      ],
    })),
  };
}

/** The bonus before and after the present period; nothing where it has none. */
function bonus(words: Words, { bonus: changed, claims }: Offer): Block[] {
  const { renewal: texts } = words;
  const yearsOf = (value: unknown) => words.years(Number(value ?? 0));
  const rows = changed.slice(0, 1).flatMap(({ before, after }): Fact[] => [
    [texts.before, yearsOf(before)],
    [texts.after, yearsOf(after)],
  ]);
  const counted: Fact[] = claims > 0 ? [[texts.claims, `${claims}`]] : [];
  if (rows.length + counted.length === 0) return [];
  return [
    { kind: 'heading', text: texts.bonus },
    { kind: 'facts', rows: [...rows, ...counted] },
  ];
}

/** The offer of a renewal: the price of every cover, the bonus, what was paid before, and what to do. */
export function renewalInvitation(source: DocumentSource): Block[] {
  const { afterSale } = source;
  if (!afterSale?.renewal) throw new TypeError('The offer of a renewal is of a policy with one');
  const words = wordsFor(source);
  const { renewal: texts, label, terms } = words;
  const { renewal: offer, coverEnds } = afterSale;
  const ends = words.day(coverEnds);
  return letter(source, [
    { kind: 'text', text: texts.lead(ends) },
    {
      kind: 'facts',
      rows: [
        [label.car, carOf(source)],
        [label.cover, words.cover(offer.cover)],
        [texts.period, words.between(words.day(offer.period.from), words.day(offer.period.to))],
      ],
    },
    { kind: 'heading', text: texts.price },
    amountsTable(words, offer.amounts),
    { kind: 'heading', text: texts.covers },
    covers(words, offer),
    ...bonus(words, offer),
    { kind: 'heading', text: texts.years },
    years(words, offer),
    { kind: 'text', text: texts.yearsText },
    { kind: 'heading', text: texts.todo },
    { kind: 'text', text: texts.tell(ends) },
    { kind: 'text', text: texts.compare },
    { kind: 'heading', text: terms.complaints },
    { kind: 'text', text: terms.complain },
  ]);
}

/** The letter that a policy ended and was not renewed. */
export function lapseLetter(source: DocumentSource): Block[] {
  const { afterSale } = source;
  if (!afterSale) throw new TypeError('A letter that a policy lapsed is of a policy');
  const words = wordsFor(source);
  const { lapse: texts, cancellation, bonus: proof, label } = words;
  const { period, coverEnds } = afterSale;
  return letter(source, [
    { kind: 'text', text: texts.lead(words.day(coverEnds)) },
    {
      kind: 'facts',
      rows: [
        [label.car, carOf(source)],
        [cancellation.period, words.between(words.day(period.from), words.day(period.to))],
      ],
    },
    { kind: 'text', text: cancellation.noCover },
    { kind: 'heading', text: texts.bonus },
    { kind: 'text', text: proof.usable },
  ]);
}
