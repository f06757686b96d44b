import { remarkSentence } from '../../../../shared/contract/sentences.ts';
import { sellingSentences } from '../../../../shared/domain/desk/selling.ts';
import { english } from '../../../../shared/domain/messages/message.ts';
import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { SuitabilityReason } from '../../../../shared/domain/quotes/suitability.ts';
import type { ComparedInsurer } from '../../../../shared/schemas/quotes/suitability.ts';
import { compareQuote } from '../../quotes/explore/compare.ts';
import { addOnChoices, excessChoices } from '../../quotes/explore/differences.ts';
import type { QuoteRisk } from '../../quotes/price/quote-risk.ts';
import { ratedUse } from '../assumed-answers.ts';
import { addOnRows, type DocumentSource, excessText } from '../document-source.ts';
import { momentOf, money, nameText, shortMoney } from '../format.ts';
import type { Block, Fact, Row } from '../layout.ts';
import { endText, startText } from '../period-text.ts';
import { ratedText } from '../rated-text.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (said: string): Block => ({ kind: 'text', text: said });

/** What each reason says to the customer. */
export const SUITABILITY: Readonly<Record<SuitabilityReason, string>> = {
  meetsDemands: 'It gives the cover that you asked for, for the use and the period that you need.',
  lowestPremium: 'It has the lowest premium of the covers that meet what you asked for.',
  widestCover: 'It is the widest type of cover that we offer for your car.',
  excessAffordable: 'Its excess is an amount that you said you could bear in a claim.',
  valueOfCar: 'Its cover is in proportion to the value of your car.',
};

function standing({ sale }: DocumentSource): Block {
  const confirmed = sale.suitability;
  if (!confirmed) {
    return {
      kind: 'notice',
      tone: 'warning',
      title: 'Draft: not confirmed',
      text: 'The person who sells the insurance has not confirmed this statement for the quote as it is now. It is no recommendation yet.',
    };
  }
  const { at, detail } = confirmed;
  return {
    kind: 'notice',
    tone: 'calm',
    title: 'Why this insurance suits you',
    text: `${detail.confirmedBy} confirmed this statement on ${momentOf(at)}. Please read it and tell us at once if anything in it is not right.`,
  };
}

function optional({ sale }: DocumentSource): string {
  const chosen = addOnRows(sale).map(([title, level]) => `${title} (${level})`);
  return chosen.length === 0 ? 'None' : chosen.join('; ');
}

/** What was asked for, as the quote document and the person selling have it. */
function demands({ sale }: DocumentSource): Block[] {
  const { policy, customer, vehicle } = sale.answers;
  const asked = sale.suitability?.detail.demands;
  const rows: Fact[] = [
    ['Customer', nameText(customer)],
    ['Car', `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`],
    ['Cover asked for', coverTitle[policy.coverType]],
    ['Use', ratedUse(sale)],
    ['Begins', startText(sale)],
    ['Ends', endText(sale)],
  ];
  return [
    heading('What you asked for'),
    { kind: 'facts', rows },
    ...(asked === undefined ? [] : [text(asked)]),
  ];
}

function recommended(source: DocumentSource): Block[] {
  const { sale, book } = source;
  const { endorsements } = sale;
  const rows: Fact[] = [
    ['Insurance', `${coverTitle[sale.answers.policy.coverType]} of ${book.underwriter}`],
    ['Excess', excessText(sale) ?? 'None'],
    ['Optional cover', optional(source)],
    ...(endorsements === undefined ? [] : [['Endorsements', endorsements] as const]),
    ['Total premium', `${money(sale.explanation.premium)}, levies and fee included`],
  ];
  return [heading('What we recommend'), { kind: 'facts', rows }];
}

function reasons({ sale }: DocumentSource): Block[] {
  const detail = sale.suitability?.detail;
  if (!detail) return [heading('Why we recommend it'), text('Not stated yet.')];
  const { reasons: picked, explanation } = detail;
  return [
    heading('Why we recommend it'),
    ...(picked.length === 0
      ? []
      : [
          {
            kind: 'list',
            mark: 'dot',
            items: picked.map((reason) => SUITABILITY[reason]),
          } as const,
        ]),
    ...(explanation === undefined ? [] : [text(explanation)]),
  ];
}

const BY_HAND =
  'The premium of this quote was set by hand. The premiums below leave that aside: they are those of the rate book.';

/** A row for each thing that could have been chosen, with the total premium in euro. */
function offers(found: QuoteRisk): Row[] {
  const { risk } = found;
  const compared = compareQuote(found);
  const present = compared.covers.find(({ cover }) => cover === compared.chosen)?.premium ?? 0;
  const row = (what: string, offered: string, premium: number, isChosen: boolean): Row => ({
    cells: [what, isChosen ? `${offered} (recommended)` : offered, money(premium)],
    ...(isChosen ? { tone: 'sum' } : {}),
  });
  const excess = excessChoices(risk);
  const rated = risk.inputs.excess ?? excess?.standard;
  return [
    ...compared.covers.map(({ cover, premium }) =>
      row('Cover', coverTitle[cover], premium, cover === compared.chosen),
    ),
    ...(excess?.choices ?? []).map(({ value, difference }) =>
      row('Excess', shortMoney(value), present + difference, value === rated),
    ),
    ...addOnChoices(risk).flatMap(({ title, levels, chosen }) =>
      levels.map(({ level, title: words, difference }) =>
        row(title, ratedText(words), present + difference, level === chosen),
      ),
    ),
  ];
}

function offered({ risk }: DocumentSource): Block[] {
  if (!risk) return [];
  return [
    heading('What else we offered'),
    text(
      'Each line changes one thing of the recommended insurance and leaves all else as it is. Premiums are totals, levies and fee included.',
    ),
    ...(risk.setByHand ? [text(BY_HAND)] : []),
    {
      kind: 'table',
      columns: [
        { title: 'What', share: 30 },
        { title: 'Offered', share: 48 },
        { title: 'Total premium', share: 22, figures: true },
      ],
      rows: offers(risk),
    },
  ];
}

const DECISIONS: Readonly<Record<ComparedInsurer['decision'], string>> = {
  quote: 'Offers it',
  refer: 'Needs underwriter approval',
  unsold: 'Does not sell it',
  decline: 'Declines it',
};

/** What an insurer answered: why it makes no offer, or what its offer has and in what it differs. */
function answerText(insurer: ComparedInsurer): string {
  const { decision, reasons = [], faults = [], differs = [], covers, premium } = insurer;
  const why = [...reasons, ...faults.map(remarkSentence)].map((said) => said.replace(/\.$/, ''));
  const answer = [DECISIONS[decision], ...(why.length === 0 ? [] : [why.join('; ')])].join(': ');
  if (premium === undefined) return answer;
  const named = covers?.map(
    ({ title, level, isIncluded }) =>
      `${title} (${ratedText(level)}${isIncluded ? ', included' : ''})`,
  );
  const optional = named && [
    named.length === 0 ? 'No optional cover' : `Optional cover: ${named.join('; ')}`,
  ];
  return [answer, ...(optional ?? []), ...differs.map(english)].join('. ');
}

/** Every insurer that was compared when the statement was confirmed; older confirmations kept none. */
function compared({ sale }: DocumentSource): Block[] {
  const insurers = sale.suitability?.detail.compared ?? [];
  if (insurers.length === 0) return [];
  return [
    heading('Insurers that we compared'),
    text(
      'For the same risk, with the same excess and optional covers unless the line says otherwise.',
    ),
    {
      kind: 'table',
      columns: [
        { title: 'Insurer', share: 28 },
        { title: 'Answer', share: 42 },
        { title: 'Excess', share: 12, figures: true },
        { title: 'Total premium', share: 18, figures: true },
      ],
      rows: insurers.map((one, at) => ({
        cells: [
          `${one.insurer}: ${one.scheme}${at === 0 ? ' (recommended)' : ''}`,
          answerText(one),
          one.excess === undefined ? '–' : shortMoney(one.excess),
          one.premium === undefined ? '–' : money(one.premium),
        ],
        ...(at === 0 ? { tone: 'sum' as const } : {}),
      })),
    },
  ];
}

/** How the firm sold, as it was when the statement was confirmed; older confirmations kept nothing of it. */
function selling({ sale }: DocumentSource): Block[] {
  const kept = sale.suitability?.detail.selling;
  if (!kept) return [];
  const { scope, payment } = sellingSentences(kept);
  const fees = (sale.explanation.fees ?? []).filter(({ owner }) => owner === 'broker');
  const charged = fees.map(({ title, amount }) => `${title} ${money(amount)}`).join('; ');
  return [
    heading('What we compare'),
    ...scope.map(text),
    heading('How we are paid'),
    text(payment.join(' ')),
    ...(charged === '' ? [] : [text(`The total premium includes our fee: ${charged}.`)]),
  ];
}

/**
 * The statement of suitability: what was asked for, what is recommended and why, how the firm compares and is
 * paid, and what else was offered; a draft until the person selling confirms it.
 * Source: Consumer Protection Code 2012, 5.19; Directive (EU) 2016/97, Articles 19 and 20.
 */
export function statementOfSuitability(source: DocumentSource): Block[] {
  return [
    standing(source),
    ...demands(source),
    ...recommended(source),
    ...reasons(source),
    ...selling(source),
    ...compared(source),
    ...offered(source),
  ];
}
