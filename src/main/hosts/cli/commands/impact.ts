import { coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import {
  MOST_RISKS,
  MOST_SEED,
  type Segment,
} from '../../../../shared/domain/rate-books/impact.ts';
import type {
  ImpactReport,
  ImpactTotals,
  Move,
} from '../../../../shared/schemas/rate-books/impact.ts';
import type { RateBookDiff } from '../../../../shared/schemas/rate-books/rate-book-diff.ts';
import { type CommandDefinition, command } from '../common/command.ts';
import { runOperations, runWithoutData } from '../common/data.ts';
import { WrongUsage } from '../common/faults.ts';
import { writeFile } from '../common/files.ts';
import { amount, counted, csv, list } from '../common/output.ts';
import { argument, FORCE, type Parameter, text, wholeNumber } from '../common/parameters.ts';
import { watch } from '../common/terminal.ts';
import { BOOK, bookChoice } from './table-files.ts';

/** So many characters of a value are worth a column; all of it is in the JSON. */
const LONGEST = 48;

function valueText(value: unknown): string {
  if (value === undefined) return '';
  const words = typeof value === 'string' ? value : JSON.stringify(value);
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1)}…` : words;
}

/** Two books as a title: the name and version of each. */
const pairLine = ({ from, to }: Pick<RateBookDiff, 'from' | 'to'>): string =>
  `${from.name} ${from.version} → ${to.name} ${to.version}`;

const diffLines = ({ changes, ...books }: RateBookDiff): string[] => [
  ...list(changes, [
    ['Change', ({ kind }) => kind],
    ['Place', ({ path }) => path],
    ['Table', ({ table }) => table?.title],
    ['Row', ({ row }) => row],
    ['From', ({ from }) => valueText(from)],
    ['To', ({ to }) => valueText(to)],
  ]),
  `${pairLine(books)}: ${counted(changes.length, 'change')}`,
];

/** What the segments are called. */
const SEGMENT_TITLES: Readonly<Record<Segment, string>> = {
  scheme: 'Scheme',
  cover: 'Cover',
  age: 'Age',
  noClaims: 'Years without a claim',
  county: 'County',
  outcome: 'Outcome',
};

/** A segment of risks that did not answer. */
const UNANSWERED = 'not given';

/** A percentage with its sign; a dash where there is none. */
function percentText(percent: number | null): string {
  if (percent === null) return '-';
  return `${percent > 0 ? '+' : ''}${percent.toFixed(2)} %`;
}

/** What a band is called: `down 2 to 5 %`. */
function bandText({ from, to }: ImpactTotals['bands'][number]): string {
  if (from === null) return `down over ${Math.abs(to ?? 0)} %`;
  if (to === null) return `up over ${from} %`;
  if (from === to) return 'unchanged';
  return to > 0 ? `up ${from} to ${to} %` : `down ${Math.abs(to)} to ${Math.abs(from)} %`;
}

/** The average premium of some that were compared, in euro. */
const average = (sum: number, { compared }: Pick<ImpactTotals, 'compared'>): string =>
  compared === 0 ? '-' : amount(sum / compared);

function totalLines({ total, skipped }: ImpactReport): string[] {
  const { risks, compared, dearer, cheaper, before, after, percent } = total;
  return [
    `${counted(risks, 'risk')}, ${compared} priced by both: ${dearer} dearer, ${cheaper} cheaper, ${compared - dearer - cheaper} unchanged`,
    `Average ${average(before, total)} → ${average(after, total)} euro (${percentText(percent)})`,
    `Declined: ${total.newlyDeclined} newly, ${total.noLongerDeclined} no longer`,
    `Referred: ${total.newlyReferred} newly, ${total.noLongerReferred} no longer`,
    ...(skipped > 0 ? [`Quotes that cannot be read: ${skipped}`] : []),
  ];
}

const segmentLines = (segments: ImpactReport['segments']): string[] =>
  list(segments, [
    ['', ({ by }, i) => (segments[i - 1]?.by === by ? '' : SEGMENT_TITLES[by])],
    ['', ({ name }) => name || UNANSWERED],
    ['Risks', ({ risks }) => risks, 'right'],
    ['Changed', ({ changed }) => changed, 'right'],
    ['Before', (one) => average(one.before, one), 'right'],
    ['After', (one) => average(one.after, one), 'right'],
    ['Moved', ({ percent }) => percentText(percent), 'right'],
    ['Declined', ({ newlyDeclined }) => newlyDeclined, 'right'],
    ['Referred', ({ newlyReferred }) => newlyReferred, 'right'],
  ]);

function moveLines(title: string, moves: readonly Move[]): string[] {
  const lines = list(moves, [
    ['Risk', ({ risk }) => risk],
    ['Before', ({ before }) => amount(before), 'right'],
    ['After', ({ after }) => amount(after), 'right'],
    ['Euro', ({ difference }) => amount(difference), 'right'],
    ['Percent', ({ percent }) => percentText(percent), 'right'],
    ['Cover', ({ cover }) => coverTitle[cover]],
    ['Age', ({ age }) => age],
    ['County', ({ county }) => county],
  ]);
  return lines.length === 0 ? [] : ['', title, ...lines];
}

function ruleLines(rules: ImpactReport['rules']): string[] {
  const lines = list(rules, [
    ['', ({ decision }) => decision],
    ['Rule', ({ rule }) => rule],
    ['Risks', ({ risks }) => risks, 'right'],
    ['Reason', ({ message }) => message],
  ]);
  return lines.length === 0 ? [] : ['', 'Newly declined or referred by', ...lines];
}

/** What a second book does to the premiums of a first, as lines for people. */
const impactLines = (report: ImpactReport): string[] => [
  pairLine(report),
  ...totalLines(report),
  '',
  ...list(report.total.bands, [
    ['Premium', bandText],
    ['Risks', ({ risks }) => risks, 'right'],
  ]),
  '',
  ...segmentLines(report.segments),
  ...ruleLines(report.rules),
  ...moveLines('Largest rises', report.dearer),
  ...moveLines('Largest falls', report.cheaper),
];

/** Euro to the cent. A number of a sheet stays one, also below 0: only a text could be a formula. */
const centsOf = (euro: number) => Math.round(euro * 100) / 100;

const COUNT_TITLES = {
  risks: 'Risks',
  compared: 'Priced by both',
  changed: 'Changed',
  dearer: 'Dearer',
  cheaper: 'Cheaper',
  newlyDeclined: 'Newly declined',
  noLongerDeclined: 'No longer declined',
  newlyReferred: 'Newly referred',
  noLongerReferred: 'No longer referred',
} as const;
const COUNTS = Object.keys(COUNT_TITLES) as (keyof typeof COUNT_TITLES)[];

function totalCells(totals: ImpactTotals): (string | number)[] {
  const { before, after, compared, percent, bands } = totals;
  const averageOf = (sum: number) => (compared === 0 ? '' : centsOf(sum / compared));
  return [
    ...COUNTS.map((name) => totals[name]),
    before,
    after,
    averageOf(before),
    averageOf(after),
    percent ?? '',
    ...bands.map(({ risks }) => risks),
  ];
}

/** The total and every segment, a line each. */
function segmentsCsv({ total, segments }: ImpactReport): string {
  const sums = ['Sum before', 'Sum after', 'Average before', 'Average after', 'Percent'];
  const counts = Object.values(COUNT_TITLES);
  return csv([
    ['By', 'Name', ...counts, ...sums, ...total.bands.map(bandText)],
    ['Total', '', ...totalCells(total)],
    ...segments.map((one) => [SEGMENT_TITLES[one.by], one.name || UNANSWERED, ...totalCells(one)]),
  ]);
}

/** The largest moves each way, a line each. */
function movesCsv({ dearer, cheaper }: ImpactReport): string {
  const head = ['Risk', 'Before', 'After', 'Difference', 'Percent', 'Cover', 'Age', 'County'];
  const rows = [...dearer, ...cheaper].map(
    ({ risk, before, after, difference, percent, cover, age, county }) => [
      risk,
      before,
      after,
      difference,
      percent ?? '',
      cover,
      age ?? '',
      county ?? '',
    ],
  );
  return csv([head, ...rows]);
}

const number = (about: string, least: number, most: number): Parameter<number | undefined> => ({
  isArgument: false,
  value: 'number',
  about,
  read: wholeNumber(least, most),
});

const FROM = argument('from', BOOK);
const TO = argument('to', 'the same');

/** What differs between two rate books, and what that does to premiums. */
export const comparingCommands: readonly CommandDefinition[] = [
  command({
    words: 'rate-book diff',
    summary: 'list what differs between two rate books: tables, rows, values, rules, examples',
    takes: { from: FROM, to: TO },
    examples: [
      'rate-book diff 7d1f0c2ab394 book.json',
      'rate-book diff standard fifty-plus --json',
    ],
    run: async ({ from, to }, options) => {
      const pair = { from: await bookChoice(from), to: await bookChoice(to) };
      const diff = await runWithoutData(options, (call) => call('diffRateBooks', pair));
      return { value: diff, lines: () => diffLines(diff) };
    },
  }),
  command({
    words: 'rate-book measure-impact',
    summary: 'price stored quotes, or an invented portfolio, with two rate books',
    takes: {
      from: FROM,
      to: TO,
      since: {
        ...text('day', 'only quotes submitted on this day, YYYY-MM-DD, or later'),
        conflicts: 'risks',
      },
      risks: number('price an invented portfolio of this many risks', 1, MOST_RISKS),
      seed: number('a number that makes another portfolio of that size', 0, MOST_SEED),
      csv: text('file', 'write the total and every segment as CSV'),
      moves: text('file', 'write the largest moves as CSV'),
      force: FORCE,
    },
    examples: [
      'rate-book measure-impact 7d1f0c2ab394 book.json',
      'rate-book measure-impact standard 7d1f0c2ab394 --since 2026-12-01',
      'rate-book measure-impact 7d1f0c2ab394 book.json --risks 1000000 --csv impact.csv',
    ],
    run: async ({ from, to, since, risks: size, seed, csv: segments, moves, force }, options) => {
      if (seed !== undefined && size === undefined)
        throw new WrongUsage("'--seed' needs '--risks'");
      const pair = { from: await bookChoice(from), to: await bookChoice(to) };
      const risks =
        size === undefined
          ? since === undefined
            ? {}
            : { since }
          : { portfolio: { size, ...(seed === undefined ? {} : { seed }) } };
      const run = size === undefined ? runOperations : runWithoutData;
      const report = await run(options, (call) =>
        watch((conditions) => call('measureImpact', { ...pair, ...risks }, conditions)),
      );
      if (segments !== undefined) writeFile(segments, segmentsCsv(report), { force });
      if (moves !== undefined) writeFile(moves, movesCsv(report), { force });
      return { value: report, lines: () => impactLines(report) };
    },
  }),
];
