import { english, inEnglish } from '../../../../shared/domain/messages/english.ts';
import type { RatedText } from '../../../../shared/domain/messages/message.ts';
import {
  type FieldValue,
  fieldValue,
  itemsOf,
  itemValue,
} from '../../../../shared/domain/quote-fields/field-value.ts';
import { FIELDS } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS, type List } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import { warningSentence } from '../../../../shared/result/sentences.ts';
import type { Warning } from '../../../../shared/schemas/common/remark.ts';
import type { Explanation } from '../../../../shared/schemas/quotes/explanation.ts';
import type { EndReason, Quote } from '../../../../shared/schemas/quotes/quote.ts';
import type { ExplainedQuote } from '../../../../shared/schemas/quotes/quote-explanation.ts';
import type { Reason } from '../../../../shared/schemas/quotes/reason.ts';
import { eventText } from '../../../core/customers/person-document/event-text.ts';
import { amount, list, section, table } from '../common/output.ts';

/** Warnings below a title; nothing where there are none. */
export const warningLines = (warnings: readonly Warning[]): string[] =>
  section('Warnings', warnings.map(warningSentence));

/** The ways to pay a premium over time, below a title; nothing where its rate book has no plan. */
const planLines = ({ instalmentPlans = [] }: Explanation): string[] =>
  section(
    'Instalments',
    list(instalmentPlans, [
      ['Plan', ({ title }) => title],
      ['Deposit', ({ deposit }) => amount(deposit), 'right'],
      ['Instalments', ({ number, instalment }) => `${number} × ${amount(instalment)}`, 'right'],
      ['Charge', ({ charge }) => amount(charge), 'right'],
      ['Total', ({ total }) => amount(total), 'right'],
    ]),
  );

/** A premium with every step that led to it, as a table. */
export function explanationLines(explanation: Explanation): string[] {
  const { steps, netPremium, levies, grossPremium, policyFee, fees, premium } = explanation;
  const rated = steps.map(({ title, input, assumed, row, multiplier, after }) => [
    title,
    assumed ? `${inEnglish(input)} (assumed)` : input,
    row,
    multiplier === null ? '' : `× ${multiplier}`,
    amount(after),
  ]);
  const sum = (title: RatedText, euro: number, rate = '', owner = '') => [
    title,
    owner,
    '',
    rate,
    amount(euro),
  ];
  const lines = table(
    [
      ['Step', 'Input', 'Row', 'Factor', 'Euro'],
      ...rated,
      sum('Net premium', netPremium),
      ...levies.map(({ title, rate, amount: levy }) =>
        sum(title, levy, rate === null ? '' : `${Number((rate * 100).toFixed(4))} %`),
      ),
      sum('Gross premium', grossPremium),
      ...(fees?.map(({ title, owner, amount: fee }) => sum(title, fee, '', owner)) ?? [
        sum('Policy fee', policyFee),
      ]),
      sum('Premium', premium),
    ],
    [undefined, undefined, undefined, 'right', 'right'],
  );
  return [...lines, ...planLines(explanation)];
}

/** The reasons why an underwriter must agree, below a title; nothing where there are none. */
const referralLines = (referrals: readonly Reason[]): string[] =>
  section(
    'Referred: an API client needs quote:override to accept it',
    referrals.map(({ message }) => inEnglish(message)),
  );

type Priced = Pick<Quote, 'explanation' | 'referrals' | 'warnings'>;

/** What a new quote costs and why, who must agree to it, and its warnings. */
export const pricedLines = ({ explanation, referrals, warnings }: Priced): string[] => [
  '',
  ...explanationLines(explanation),
  ...referralLines(referrals),
  ...warningLines(warnings),
];

/** The result of a change in one line, with its warnings; `show` has the rest. */
export const changedLines = ({ quoteId, premium, status, warnings }: Quote): string[] => [
  `${quoteId}  ${status}  ${amount(premium)} euro`,
  ...warningLines(warnings),
];

/** A fact by its name, where it is known. */
const fact = (name: string, value: string | undefined) =>
  value === undefined ? [] : [`${name}: ${value}`];

const DECIDED = { approved: 'Approved', refused: 'Refused' } as const;

/** The state of a quote's referral, with its reasons; nothing where it was never referred. */
function referralStateLines(referral: Quote['referral']): string[] {
  if (!referral) return [];
  const { state, reasons, decision, lostApproval } = referral;
  if (state === 'referred' || !decision) {
    const lost = lostApproval ? [`  Approval lost at ${lostApproval.at}`] : [];
    return [...referralLines(reasons), ...lost];
  }
  const { at, by, name = by, underwriter, reference, note, terms, reasons: given = [] } = decision;
  return [
    '',
    `${DECIDED[state]} by ${name} at ${at}`,
    ...[
      ...reasons.map(({ message }) => `Referred: ${inEnglish(message)}`),
      ...fact('Underwriter', underwriter),
      ...fact('Reference', reference),
      ...given.map((reason) => `Reason: ${reason}`),
      ...fact('Terms', terms),
      ...fact('Note', note),
    ].map((line) => `  ${line}`),
  ];
}

/** That a quote is lost, and why; nothing where it is not. */
function lostLines(lost: Quote['lost']): string[] {
  if (!lost) return [];
  const { reason, note, at, by, name = by } = lost;
  const why = fact('Note', note).map((line) => `  ${line}`);
  return ['', `Marked as lost by ${name} at ${at}: ${reason}`, ...why];
}

/** What the premium assumes, and what must be known before cover begins; nothing where all is answered. */
function assumedLines({ assumed, unknownBeforeCover }: Quote): string[] {
  const lines = list(assumed, [
    ['Question', ({ title }) => title],
    ['Element', ({ path }) => path],
    [
      'Counts as',
      ({ value, given }) => (given === undefined ? value : `${inEnglish(value)}, for ${given}`),
    ],
    ['Euro', ({ effect }) => `${effect < 0 ? '' : '+'}${amount(effect)}`, 'right'],
  ]);
  const missing = unknownBeforeCover.map(({ path }) => path).join(', ');
  return [
    ...section('Assumed', lines),
    ...(missing === '' ? [] : ['', `To be known or confirmed before cover: ${missing}`]),
  ];
}

function answerText(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** The answers of each item of a list, by element and number: `Drivers/Driver[1]/Surname`. */
const itemAnswers = (sections: QuoteSections, items: List): string[][] =>
  itemsOf(sections, items).flatMap((item, i) =>
    fieldsOf(items).flatMap(({ name, key }) => {
      const value = itemValue(item, key);
      return value === undefined ? [] : [[`${items.path}[${i + 1}]/${name}`, answerText(value)]];
    }),
  );

/** Every answer of a quote by the element of its document, below a title. */
function answerLines(sections: QuoteSections): string[] {
  const answers = FIELDS.flatMap(({ path, key }) => {
    const value = fieldValue(sections, key);
    return value === undefined ? [] : [[path, answerText(value)]];
  });
  const items = LISTS.flatMap((one) => itemAnswers(sections, one));
  return section('Answers', table([...answers, ...items]));
}

function historyLines({ history, earlierHistory, referrals }: Quote): string[] {
  const reasons = referrals.map(({ message }) => inEnglish(message)).join('; ');
  const rows = history.map((entry) => {
    const { at, by, user, detail } = entry;
    const referred = 'referrals' in detail ? `; referred: ${reasons}` : '';
    return [at, user?.name ?? by, `${eventText(entry)}${referred}`];
  });
  const without = earlierHistory ? ` (without the ${earlierHistory} entries before)` : '';
  return section(`History${without}`, table(rows));
}

/** Why a quote ends before its validity does. */
const ENDS: Record<EndReason, string> = {
  validity: '',
  levies: ', when a levy changes',
  price: ', when its price changes',
  period: ', when the period of cover is over',
};

/** A quote as a person reads it. */
export function quoteLines(quote: Quote): string[] {
  const { customer, vehicle, policy, policyStartDate, explanation, expiresBecause } = quote;
  const { rateBook } = explanation;
  const ends = expiresBecause === undefined ? '' : ENDS[expiresBecause];
  const row = (name: string, value: string | undefined) =>
    value === undefined || value === '' ? [] : [[name, value]];
  return [
    ...table([
      ['Quote', quote.quoteId],
      ['Premium', `${amount(quote.premium)} euro`],
      ['Status', quote.status],
      ...row('Policy', quote.policyId),
      ['Created', quote.createdAt],
      ['Valid until', `${quote.expiresAt}${ends}`],
      ['Customer', `${customer.firstName} ${customer.surname}, born ${customer.dateOfBirth}`],
      ...row('Driver number', quote.driverNumber),
      ['Vehicle', `${vehicle.registrationNumber}, ${vehicle.make} ${vehicle.model}`],
      ['Cover', `${policy.coverType} from ${policyStartDate ?? policy.inceptionDate}`],
      ...row('Last day', quote.period?.to),
      ...row(
        'Made from',
        quote.basedOn && [quote.basedOn, quote.purpose].filter(Boolean).join(', '),
      ),
      ...row('Followed by', quote.followedBy?.join(', ')),
      ...row('Scheme', quote.scheme && `${quote.scheme.name} of ${quote.scheme.insurer}`),
      [
        'Rate book',
        `${rateBook.name} ${rateBook.version}${rateBook.demonstration ? ' (demonstration)' : ''}`,
      ],
    ]),
    '',
    ...explanationLines(explanation),
    ...referralStateLines(quote.referral),
    ...lostLines(quote.lost),
    ...assumedLines(quote),
    ...warningLines(quote.warnings),
    ...answerLines(quote),
    ...historyLines(quote),
  ];
}

/** An amount with its sign. */
const signed = (euro: number) => `${euro > 0 ? '+' : ''}${amount(euro)}`;

/** A step below one column: its multiplier, or what it adds. */
interface StepCell {
  readonly multiplier: number | null;
  readonly change: number;
}

interface SideBySide {
  readonly titles: readonly string[];
  readonly steps: readonly {
    readonly title: RatedText;
    readonly cells: readonly (StepCell | undefined)[];
  }[];
}

function cellText(cell: StepCell | undefined): string {
  if (!cell) return '';
  return cell.multiplier === null ? signed(cell.change) : `× ${cell.multiplier}`;
}

function stepLines({ titles, steps }: SideBySide): string[] {
  if (steps.length === 0) return [];
  const rows = steps.map(({ title, cells }) => [title, ...cells.map(cellText)]);
  const sides = titles.map(() => 'right' as const);
  return ['', ...table([['Step', ...titles], ...rows], [undefined, ...sides])];
}

function coverLines({ covers }: ExplainedQuote): string[] {
  const columns = covers.premiums.map(({ cover }) => cover);
  return [
    ...list(covers.premiums, [
      ['Cover', ({ cover }) => coverTitle[cover]],
      ['Euro', ({ premium }) => amount(premium), 'right'],
      ['Difference', ({ difference }) => signed(difference), 'right'],
    ]),
    ...stepLines({
      titles: columns.map((cover) => coverTitle[cover]),
      steps: covers.steps.map(({ title, covers: cells }) => ({
        title,
        cells: columns.map((cover) => cells.find((cell) => cell.cover === cover)),
      })),
    }),
  ];
}

function schemeLines({ schemes }: ExplainedQuote): string[] {
  const differing = schemes.offers.filter(({ premium }) => premium !== undefined);
  return [
    ...list(schemes.offers, [
      ['Scheme', ({ scheme }) => scheme.name],
      ['Decision', ({ decision }) => decision],
      ['Euro', ({ premium }) => premium && amount(premium), 'right'],
      [
        'Difference',
        ({ difference }) => (difference !== undefined ? signed(difference) : ''),
        'right',
      ],
    ]),
    ...differing.flatMap(({ scheme, differs }) =>
      differs.map((one) => `  ${scheme.name}: ${english(one)}`),
    ),
    ...stepLines({
      titles: differing.map(({ scheme }) => scheme.name),
      steps: schemes.steps.map(({ title, schemes: cells }) => ({
        title,
        cells: differing.map(({ scheme }) => cells.find((cell) => cell.scheme === scheme.id)),
      })),
    }),
  ];
}

type Changes = ExplainedQuote['counterfactuals']['cheaper'];

function changeLines(title: string, changes: Changes): string[] {
  if (changes.length === 0) return [];
  const lines = list(changes, [
    ['Question', (change) => change.title],
    ['From', ({ from }) => from],
    ['To', ({ to }) => to],
    ['Euro', ({ premium }) => amount(premium), 'right'],
    ['Difference', ({ difference }) => signed(difference), 'right'],
  ]);
  return ['', title, ...lines];
}

/** A quote next to the other covers and schemes, and to what could be changed. */
export function comparisonLines(found: ExplainedQuote): string[] {
  const { quoteId, cover, premium, setByHand, counterfactuals } = found;
  return [
    `${quoteId}: ${amount(premium)} euro for ${coverTitle[cover]}`,
    ...(setByHand ? ['The premium was set by hand; these figures leave that aside.'] : []),
    '',
    ...coverLines(found),
    '',
    ...schemeLines(found),
    ...changeLines('What would make it cheaper, one change at a time', counterfactuals.cheaper),
    ...changeLines('What would make it dearer, one change at a time', counterfactuals.dearer),
  ];
}
