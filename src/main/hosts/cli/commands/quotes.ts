import type { OutputOf } from '../../../../shared/contract/contract.ts';
import { english } from '../../../../shared/domain/messages/english.ts';
import { REQUOTE_PURPOSES } from '../../../../shared/domain/quotes/requote.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { HistoryHead } from '../../../../shared/schemas/quotes/history.ts';
import type { QuoteSubmission } from '../../../../shared/schemas/quotes/quote.ts';
import type { Column, Difference, RowProblem } from '../../../../shared/schemas/quotes/replay.ts';
import { readQuoteXml } from '../../../app/services/read-quote-xml.ts';
import { headProblem } from '../../../core/data-state/data-state.ts';
import { type CommandDefinition, command, operation } from '../common/command.ts';
import { runOperations } from '../common/data.ts';
import { WrongUsage } from '../common/faults.ts';
import { jsonIn, readFile } from '../common/files.ts';
import { amount, list } from '../common/output.ts';
import { argument, choice, flag, option, optionalArgument, text } from '../common/parameters.ts';
import { comparisonLines, pricedLines, quoteLines } from './quote-text.ts';

const ID = argument('id', 'the quote');

/** A quote document as a command takes it. */
export const DOCUMENT = argument('file', 'the document, XML or JSON; - reads standard input');

/** Reads a quote document; its beginning tells XML from JSON. @throws FaultError with every fault in it */
export async function readQuoteDocument(file: string): Promise<QuoteSubmission> {
  const content = await readFile(file);
  // TextDecoder removes a byte order mark; JSON is UTF-8 (RFC 8259 8.1), XML declares its encoding.
  const decoded = new TextDecoder().decode(content);
  if (/^\s*[{[]/.test(decoded)) return { source: 'json', document: jsonIn(decoded) };
  const read = readQuoteXml(content);
  if (read.ok) return read.value;
  throw new FaultError(read.fault);
}

/** The same document for cover that begins at another moment: for a year from then, or to an end that stays. */
function beginning(
  document: Readonly<Record<string, unknown>>,
  inception: string | undefined,
  { endStays }: { readonly endStays: boolean },
) {
  if (inception === undefined) return document;
  const { ExpiryDate: end, ...policy } = Object(document.Policy);
  const kept = endStays ? { ExpiryDate: end } : {};
  return { ...document, Policy: { ...policy, ...kept, InceptionDate: inception } };
}

const submitting: readonly CommandDefinition[] = [
  operation('submitQuote', {
    words: 'quote submit',
    summary: 'submit a quote document, XML or JSON, and store the quote',
    more: { file: DOCUMENT },
    takes: { product: option('a product or scheme; the default scheme unless given') },
    mayBeNew: true,
    read: ({ file }) => readQuoteDocument(file),
    lines: (quote) => [
      `Quote ${quote.quoteId}, ${quote.scheme.name} of ${quote.scheme.insurer}`,
      ...pricedLines(quote),
    ],
    examples: [
      'quote submit resources/samples/quote.xml',
      'quote submit - < quote.json',
      'quote submit resources/samples/quote.xml --product standard',
    ],
  }),
  command({
    words: 'quote requote',
    summary:
      'make a new quote from the answers, excess and add-ons of another; a discount or premium set by hand is not copied',
    takes: {
      quoteId: argument('id', 'the quote to begin with'),
      for: choice(
        REQUOTE_PURPOSES,
        'what it is for: of a policy, a change for the rest of its period or its renewal; of any quote, another offer',
        'offer',
      ),
      inception: text(
        'moment',
        'when cover begins, for a year, or for a change to the end of the policy; as before unless given',
      ),
    },
    examples: ['quote requote Q-7K3M-9XQ2-F4TD --inception 2027-12-01T00:00:00Z'],
    run: async ({ quoteId, for: purpose, inception }, options) => {
      const quoted = await runOperations(options, async (call) => {
        const copied = await call('draftFromQuote', { quoteId, purpose });
        const { document, discount: _, proposed = [], ...choices } = copied;
        const start = proposed.find(({ path }) => path === 'Policy/InceptionDate')?.value;
        const changed = beginning(document, inception ?? start, { endStays: purpose === 'change' });
        return call('submitDraft', { document: changed, ...choices, basedOn: quoteId, purpose });
      });
      return {
        value: quoted,
        lines: () => [`Quote ${quoted.quoteId}, from ${quoteId}`, ...pricedLines(quoted)],
      };
    },
  }),
];

const looking: readonly CommandDefinition[] = [
  operation('getQuote', {
    words: 'quote show',
    summary: 'show a quote, how its premium came about, and its history',
    takes: { id: ID },
    lines: quoteLines,
    examples: ['quote show Q-7K3M-9XQ2-F4TD', 'quote show Q-7K3M-9XQ2-F4TD --json'],
  }),
  operation('explainQuote', {
    words: 'quote explain',
    summary: 'compare a quote with the other covers and schemes, and with what could be changed',
    takes: { id: ID },
    lines: comparisonLines,
    examples: ['quote explain Q-7K3M-9XQ2-F4TD'],
  }),
  operation('listQuotes', {
    words: 'quote list',
    summary: 'list quotes, the newest first',
    takes: {
      search: option('parts of a name, a registration mark, an Eircode or an id'),
      status: option('only quotes with this status'),
      referral: option('only quotes with this referral state'),
      outcome: option('only quotes with this outcome'),
      lostReason: option('only quotes lost for this reason'),
      source: option('only quotes from this client, or from the `desk`'),
      limit: option('how many; 50 unless given'),
    },
    lines: ({ quotes }, _, input) =>
      list(
        quotes,
        [
          ['Quote', ({ quoteId }) => quoteId],
          ['Status', ({ status }) => status],
          ['Euro', ({ premium }) => amount(premium), 'right'],
          ['Created', ({ createdAt }) => createdAt],
          ['Vehicle', ({ registrationNumber }) => registrationNumber],
          ['Customer', ({ customerName }) => customerName],
        ],
        Object.keys(input).length > 0 ? 'No quote matches.' : 'There are no quotes yet.',
      ),
    examples: ['quote list --limit 10 --json', 'quote list --search "ni bhriain 191-d"'],
  }),
];

function rulesText({ kept, replayed }: NonNullable<Difference['rules']>): string {
  const rulesOf = (rules: readonly string[]) => rules.join(', ') || 'no rule';
  return `${rulesOf(kept)} held then, ${rulesOf(replayed)} now`;
}

/** What differs, where its premium is not enough to tell. */
const COLUMN_TEXT: Record<Exclude<Column, 'premium'>, string> = {
  status: 'its status is not what its history says',
  createdAt: 'it was not made when its history says',
  expiresAt: 'its validity does not end when its history says',
  registrationNumber: 'it is listed under another registration mark',
  transactions: 'transactions of its policy have other amounts',
};

function differenceLine({ quoteId, kept, replayed, columns, rules }: Difference): string {
  const texts = columns.flatMap((column) => (column === 'premium' ? [] : [COLUMN_TEXT[column]]));
  const parts = [`${kept} kept, ${replayed} now`, ...(rules ? [rulesText(rules)] : []), ...texts];
  return `${quoteId}: ${parts.join('; ')}`;
}

const ROW_TEXT: Record<RowProblem['problem'], string> = {
  missing: 'the history has it, but the quote is missing',
  unreadable: 'the stored quote cannot be read',
  withoutHistory: 'it has no history',
};

function headLine(head: HistoryHead): string {
  const fits =
    head.sequence === null
      ? 'none is stored outside the database yet'
      : `stored outside the database up to event ${head.sequence}, and matches`;
  const problem = headProblem(head);
  return `head: ${problem ? english(problem.message) : fits}`;
}

type Replay = OutputOf<'replayQuotes'>;

const replayLines = ({ replayed, erased, differing, rows, chain, head }: Replay): string[] => [
  `${replayed} replayed, ${differing.length} differing${erased === 0 ? '' : `, ${erased} of them erased`}`,
  ...differing.map(differenceLine),
  ...rows.map(({ quoteId, problem }) => `${quoteId}: ${ROW_TEXT[problem]}`),
  chain.broken === null
    ? `The history of ${chain.events} events is whole.`
    : `The history is broken at event ${chain.broken}.`,
  headLine(head),
];

/** A quote from its document on, and its check against its history. */
export const quoteCommands: readonly CommandDefinition[] = [
  ...submitting,
  ...looking,
  operation('replayQuotes', {
    words: 'quote replay',
    summary: 'recalculate one quote or all, and verify the history; exit code 1 on a difference',
    more: {
      quote: optionalArgument('id', 'the quote; all unless given'),
      all: flag('every quote, which is the default'),
    },
    isLong: true,
    read: ({ quote, all }) => {
      if (all && quote !== undefined) throw new WrongUsage("name a quote or '--all', not both");
      return quote === undefined ? {} : { id: quote };
    },
    lines: replayLines,
    isFailure: ({ differing, rows, chain, head }) =>
      differing.length + rows.length > 0 || chain.broken !== null || Boolean(headProblem(head)),
    examples: ['quote replay --all', 'quote replay Q-7K3M-9XQ2-F4TD'],
  }),
];
