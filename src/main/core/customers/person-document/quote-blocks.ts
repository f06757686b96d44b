import { english, inEnglish } from '../../../../shared/domain/messages/english.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import type { Warning } from '../../../../shared/schemas/common/remark.ts';
import type { PersonFile } from '../../../../shared/schemas/people/person-file.ts';
import type { EndReason, Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { english as shared } from '../../../../shared/words/english.ts';
import { addOnRows, excessText } from '../../documents/layout/document-source.ts';
import type { Block, Fact } from '../../documents/layout/layout.ts';
import { change, money } from '../../documents/words/format.ts';
import { ENGLISH_WORDS } from '../../documents/words/words.ts';
import { answerBlocks } from './answers.ts';
import { historyBlocks, whoDid } from './history-table.ts';
import { questionOf } from './question-of.ts';

/** An element without those around it and its line, which say nothing to anyone who asked for a quote. */
const elementOf = (name: unknown): string => String(name).split('/').at(-1) ?? '';

/** A message that names its places as the person knows them. */
function named({ code, values = {} }: Message): Message {
  const { field, name } = values;
  if (code === 'notUsed' || code === 'notUsedAtLine') {
    return message('notUsed', { name: `“${elementOf(name)}”` });
  }
  if (typeof field !== 'string') return { code, values };
  return { code, values: { ...values, field: `“${questionOf(field)}”` } };
}

/** A warning as a sentence, with the question that it is about. */
export function warningText(warning: Warning): string {
  if (!('path' in warning)) return english(named(warning));
  const { path, message: remark, suggestion } = warning;
  const text = english(named(remark));
  const offer = suggestion === undefined ? '' : ` (did you mean ${suggestion}?)`;
  return path === '' ? `${text}${offer}` : `“${questionOf(path)}” ${text}${offer}`;
}

const { day, moment, ratedAlone } = ENGLISH_WORDS;
const { lostReason } = shared.history;

/** A list under a heading; nothing where it is empty. */
export function listed(title: string, items: readonly string[]): Block[] {
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'list', mark: 'dot', items: [...items] },
      ];
}

/** Facts under a heading; nothing where there are none. */
function facts(title: string, rows: readonly Fact[]): Block[] {
  return rows.length === 0
    ? []
    : [
        { kind: 'heading', text: title },
        { kind: 'facts', rows },
      ];
}

/** A row where there is something to say. */
const row = (label: string, value: string | undefined): Fact[] =>
  value === undefined ? [] : [[label, value]];

const STATUS: Record<Quote['status'], string> = {
  quoted: 'Quoted',
  accepted: 'On cover',
  expired: 'Expired',
};

/** Why a quote ends before its validity does. */
const ENDS: Record<EndReason, string> = {
  validity: '',
  levies: ': a levy changes then',
  price: ': cover that begins later has another price',
  period: ': the period to insure is over then',
};

const REFERRAL = {
  referred: 'An underwriter must decide',
  approved: 'Approved by an underwriter',
  refused: 'Refused by an underwriter',
} as const;

function lostText({ reason, note }: NonNullable<Quote['lost']>): string {
  const why = lostReason[reason];
  return note === undefined ? why : `${why} – ${note}`;
}

/** How it stands: what it costs, until when it holds, and what became of it. */
function state(quote: Quote): Fact[] {
  const { scheme, period, policy, policyId, policyStartDate, referral, lost, driverNumber } = quote;
  const optional = addOnRows(ENGLISH_WORDS, policy)
    .map(([title, level]) => `${title}: ${level}`)
    .join('; ');
  const because = ENDS[quote.expiresBecause ?? 'validity'];
  return [
    ['Status', STATUS[quote.status]],
    ...row('Policy', policyId),
    ['Premium', money(quote.premium)],
    ...row('Insurer', scheme && `${scheme.insurer}, ${scheme.name}`),
    ['Valid until', `${moment(quote.expiresAt)}${because}`],
    ...row('Period', period && `${day(period.from)} to ${day(period.to)}`),
    ...row('Cover begins', policyStartDate && moment(policyStartDate)),
    ...row('Excess', excessText(policy)),
    ...row('Optional cover', optional || undefined),
    ...row('Endorsements', policy.endorsements),
    ...row(ENGLISH_WORDS.facts.asks.driverNumber, driverNumber),
    ...row('Referral', referral && REFERRAL[referral.state]),
    ...row('Marked as lost', lost && lostText(lost)),
    ...row('Made from quote', quote.basedOn),
    ...row('Followed by quotes', quote.followedBy?.join(', ')),
  ];
}

/** What an assumed answer counts as, and what that does to the premium. */
function assumedText({ value, given, effect }: Quote['assumed'][number]): string {
  const instead = given === undefined ? '' : `, in place of “${given}”`;
  const cost = effect === 0 ? '' : ` (${change(effect)} on the premium)`;
  return `${ratedAlone(value)}${instead}${cost}`;
}

const unknownText = ({ path, value }: Quote['unknownBeforeCover'][number]) =>
  value === undefined ? questionOf(path) : `${questionOf(path)} We assumed ${ratedAlone(value)}.`;

/** All that is kept of one quote, and what was printed of it. */
export function quoteBlocks(quote: Quote, documents: PersonFile['documents']): Block[] {
  const printed = documents.filter(({ quoteId }) => quoteId === quote.quoteId);
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: `Quote ${quote.quoteId}`,
      text: `${coverTitle[quote.policy.coverType]}, asked for on ${moment(quote.createdAt)}.`,
    },
    { kind: 'facts', rows: state(quote) },
    ...answerBlocks(quote),
    ...facts(
      'What we assumed',
      quote.assumed.map((one): Fact => [one.title, assumedText(one)]),
    ),
    ...listed('What was to be known before cover began', quote.unknownBeforeCover.map(unknownText)),
    ...listed('What was noted of the answers', quote.warnings.map(warningText)),
    ...listed(
      'Why it was referred to an underwriter',
      (quote.referral?.reasons ?? quote.referrals).map(({ message }) => inEnglish(message)),
    ),
    ...listed(
      'What was printed of it',
      printed.map(({ type, createdAt }) => `${ENGLISH_WORDS.title[type]}, ${moment(createdAt)}`),
    ),
    ...historyBlocks(quote.history),
  ];
}

/** All that is kept of a risk that was declined. */
export function declinedBlocks(risk: PersonFile['declined'][number]): Block[] {
  return [
    {
      kind: 'notice',
      tone: 'calm',
      title: `Declined: ${risk.id}`,
      text: `${coverTitle[risk.policy.coverType]}, asked for on ${moment(risk.at)}, declined by the rules of ${risk.scheme?.insurer ?? 'the insurer'}. Entered by: ${whoDid(risk)}.`,
    },
    ...listed(
      'Why it was declined',
      risk.reasons.map(({ message }) => inEnglish(message)),
    ),
    ...answerBlocks(risk),
  ];
}
