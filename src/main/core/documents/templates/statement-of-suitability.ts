import { sellingSentences } from '../../../../shared/domain/desk/selling.ts';
import type { ComparedInsurer } from '../../../../shared/schemas/quotes/suitability.ts';
import { compareQuote } from '../../quotes/explore/compare.ts';
import { addOnChoices, excessChoices, type QuoteRisk } from '../../quotes/price/risk.ts';
import { ratedUse } from '../layout/assumed-answers.ts';
import { addOnRows, type DocumentSource, excessText, wordsFor } from '../layout/document-source.ts';
import type { Block, Fact, Row } from '../layout/layout.ts';
import { endText, startText } from '../layout/period-text.ts';
import { money, nameText, shortMoney } from '../words/format.ts';
import type { Words } from '../words/words.ts';

const heading = (text: string): Block => ({ kind: 'heading', text });
const text = (text: string): Block => ({ kind: 'text', text });

function state({ advice, momentOf }: Words, { sale }: DocumentSource): Block {
  const confirmed = sale.suitability;
  if (!confirmed) {
    return {
      kind: 'notice',
      tone: 'warning',
      title: advice.draft,
      text: advice.draftText,
    };
  }
  const { at, detail } = confirmed;
  return {
    kind: 'notice',
    tone: 'calm',
    title: advice.suits,
    text: advice.confirmed(detail.confirmedBy, momentOf(at)),
  };
}

function optional(words: Words, { sale }: DocumentSource): string {
  const chosen = addOnRows(words, sale).map(([title, level]) => `${title} (${level})`);
  return chosen.length === 0 ? words.none : chosen.join('; ');
}

/** What was asked for, as the quote document and the person selling have it. */
function demands(words: Words, { sale }: DocumentSource): Block[] {
  const { advice, label } = words;
  const { policy, customer, vehicle } = sale.answers;
  const asked = sale.suitability?.detail.demands;
  const rows: Fact[] = [
    [advice.customer, nameText(customer)],
    [label.car, `${vehicle.registrationNumber} (${vehicle.make} ${vehicle.model})`],
    [advice.coverAsked, words.cover(policy.coverType)],
    [label.use, ratedUse(words, sale)],
    [label.begins, startText(words, sale)],
    [label.ends, endText(words, sale)],
  ];
  return [
    heading(advice.asked),
    { kind: 'facts', rows },
    ...(asked === undefined ? [] : [text(asked)]),
  ];
}

function recommended(words: Words, source: DocumentSource): Block[] {
  const { sale, book } = source;
  const { advice, label } = words;
  const cover = words.cover(sale.answers.policy.coverType);
  const { endorsements } = sale;
  const rows: Fact[] = [
    [advice.insurance, advice.coverOf(cover, book.underwriter)],
    [label.excess, excessText(sale) ?? words.none],
    [label.optional, optional(words, source)],
    ...(endorsements === undefined ? [] : [[label.endorsements, endorsements] as const]),
    [advice.totalPremium, advice.allIncluded(money(sale.explanation.premium))],
  ];
  return [heading(advice.recommended), { kind: 'facts', rows }];
}

function reasons({ advice }: Words, { sale }: DocumentSource): Block[] {
  const detail = sale.suitability?.detail;
  if (!detail) return [heading(advice.why), text(advice.notStated)];
  const { reasons: picked, explanation } = detail;
  return [
    heading(advice.why),
    ...(picked.length === 0
      ? []
      : [
          {
            kind: 'list',
            mark: 'dot',
            items: picked.map((reason) => advice.reason[reason]),
          } as const,
        ]),
    ...(explanation === undefined ? [] : [text(explanation)]),
  ];
}

/** A row for each thing that could have been chosen, with the total premium in euro. */
function offers(words: Words, found: QuoteRisk): Row[] {
  const { advice, label } = words;
  const { risk } = found;
  const compared = compareQuote(found);
  const present = compared.covers.find(({ cover }) => cover === compared.chosen)?.premium ?? 0;
  const row = (what: string, offered: string, premium: number, isChosen: boolean): Row => ({
    cells: [what, isChosen ? advice.isRecommended(offered) : offered, money(premium)],
    ...(isChosen ? { tone: 'sum' } : {}),
  });
  const excess = excessChoices(risk);
  const rated = risk.inputs.excess ?? excess?.standard;
  return [
    ...compared.covers.map(({ cover, premium }) =>
      row(label.cover, words.cover(cover), premium, cover === compared.chosen),
    ),
    ...(excess?.choices ?? []).map(({ value, difference }) =>
      row(label.excess, shortMoney(value), present + difference, value === rated),
    ),
    ...addOnChoices(risk).flatMap(({ title, levels, chosen }) =>
      levels.map(({ level, title: levelTitle, difference }) =>
        row(words.book(title), words.rated(levelTitle), present + difference, level === chosen),
      ),
    ),
  ];
}

function offered(words: Words, { risk }: DocumentSource): Block[] {
  if (!risk) return [];
  const { advice } = words;
  return [
    heading(advice.offered),
    text(advice.offeredText),
    ...(risk.setByHand ? [text(advice.byHand)] : []),
    {
      kind: 'table',
      columns: [
        { title: advice.what, share: 30 },
        { title: advice.offer, share: 48 },
        { title: advice.totalPremium, share: 22, figures: true },
      ],
      rows: offers(words, risk),
    },
  ];
}

/** What an insurer answered: why it makes no offer, or what its offer has and in what it differs. */
function answerText(words: Words, insurer: ComparedInsurer): string {
  const { advice } = words;
  const { decision, reasons = [], faults = [], differs = [], covers, premium } = insurer;
  const why = [...reasons.map(words.reason), ...faults.map(words.remark)].map((text) =>
    text.replace(/\.$/, ''),
  );
  const answer = [advice.decision[decision], ...(why.length === 0 ? [] : [why.join('; ')])].join(
    ': ',
  );
  if (premium === undefined) return answer;
  const named = covers?.map(({ title, level, isIncluded }) =>
    advice.coverAt(words.book(title), words.rated(level), isIncluded),
  );
  const optional = named && [
    named.length === 0 ? advice.noOptional : advice.optional(named.join('; ')),
  ];
  return [answer, ...(optional ?? []), ...differs.map(words.message)].join('. ');
}

/** Every insurer that was compared when the statement was confirmed; older confirmations kept none. */
function compared(words: Words, { sale }: DocumentSource): Block[] {
  const { advice, label } = words;
  const insurers = sale.suitability?.detail.compared ?? [];
  if (insurers.length === 0) return [];
  return [
    heading(advice.compared),
    text(advice.comparedText),
    {
      kind: 'table',
      columns: [
        { title: advice.insurer, share: 28 },
        { title: advice.answer, share: 42 },
        { title: label.excess, share: 12, figures: true },
        { title: advice.totalPremium, share: 18, figures: true },
      ],
      rows: insurers.map((one, at) => ({
        cells: [
          at === 0
            ? advice.isRecommended(`${one.insurer}: ${one.scheme}`)
            : `${one.insurer}: ${one.scheme}`,
          answerText(words, one),
          one.excess === undefined ? '–' : shortMoney(one.excess),
          one.premium === undefined ? '–' : money(one.premium),
        ],
        ...(at === 0 ? { tone: 'sum' as const } : {}),
      })),
    },
  ];
}

/** How the firm sold, as it was when the statement was confirmed; older confirmations kept nothing of it. */
function selling({ advice, book }: Words, { sale }: DocumentSource): Block[] {
  const kept = sale.suitability?.detail.selling;
  if (!kept) return [];
  const { scope, payment } = sellingSentences(
    { ...kept, insurers: book(kept.insurers) },
    advice.selling,
  );
  const fees = (sale.explanation.fees ?? []).filter(({ owner }) => owner === 'broker');
  const charged = fees.map(({ title, amount }) => `${book(title)} ${money(amount)}`).join('; ');
  return [
    heading(advice.comparing),
    ...scope.map(text),
    heading(advice.paid),
    text(payment.join(' ')),
    ...(charged === '' ? [] : [text(advice.ourFee(charged))]),
  ];
}

/**
 * The statement of suitability: what was asked for, what is recommended and why, how the firm compares and is
 * paid, and what else was offered; a draft until the person selling confirms it.
 * Source: Consumer Protection Code 2012, 5.19; Directive (EU) 2016/97, Articles 19 and 20.
 */
export function statementOfSuitability(source: DocumentSource): Block[] {
  const words = wordsFor(source);
  return [
    state(words, source),
    ...demands(words, source),
    ...recommended(words, source),
    ...reasons(words, source),
    ...selling(words, source),
    ...compared(words, source),
    ...offered(words, source),
  ];
}
