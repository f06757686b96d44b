import { type Command, Option } from 'commander';
import { MOST_RISKS, MOST_SEED } from '../../../../shared/domain/rate-books/impact.ts';
import type { ImpactReport, ImpactTotals } from '../../../../shared/schemas/rate-books/impact.ts';
import { type Cell, csv } from '../common/csv.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperations, runWithoutData } from '../common/run-operation.ts';
import { watch } from '../common/watch.ts';
import { wholeNumber } from '../common/whole-number.ts';
import { writeNewFile } from '../common/write-files.ts';
import { BOOK, bookChoice } from './book-choice.ts';
import { bandText, impactLines, SEGMENT_TITLES, UNSAID } from './impact-text.ts';

interface ImpactOptions extends DataOptions {
  readonly since?: string;
  readonly risks?: number;
  readonly seed?: number;
  readonly csv?: string;
  readonly moves?: string;
  readonly force?: boolean;
}

/** Euro to the cent. A number of a sheet stays one, also below 0: only a text could be a formula. */
const centsOf = (euro: number) => Math.round(euro * 100) / 100;

const COUNTS = [
  ...(['risks', 'compared', 'changed', 'dearer', 'cheaper'] as const),
  ...(['newlyDeclined', 'noLongerDeclined', 'newlyReferred', 'noLongerReferred'] as const),
];

const COUNT_TITLES: Readonly<Record<(typeof COUNTS)[number], string>> = {
  risks: 'Risks',
  compared: 'Priced by both',
  changed: 'Changed',
  dearer: 'Dearer',
  cheaper: 'Cheaper',
  newlyDeclined: 'Newly declined',
  noLongerDeclined: 'No longer declined',
  newlyReferred: 'Newly referred',
  noLongerReferred: 'No longer referred',
};

function totalCells(totals: ImpactTotals): Cell[] {
  const { before, after, compared, percent, bands } = totals;
  return [
    ...COUNTS.map((name) => totals[name]),
    ...[before, after],
    ...[before, after].map((sum) => (compared === 0 ? '' : centsOf(sum / compared))),
    percent ?? '',
    ...bands.map(({ risks }) => risks),
  ];
}

/** The total and every segment, a line each. */
function segmentsCsv({ total, segments }: ImpactReport): string {
  const head = [
    ...['By', 'Name', ...COUNTS.map((name) => COUNT_TITLES[name])],
    ...['Sum before', 'Sum after', 'Average before', 'Average after', 'Percent'],
    ...total.bands.map(bandText),
  ];
  return csv([
    head,
    ['Total', '', ...totalCells(total)],
    ...segments.map((one) => [...[SEGMENT_TITLES[one.by], one.name || UNSAID], ...totalCells(one)]),
  ]);
}

/** The largest moves each way, a line each. */
function movesCsv({ dearer, cheaper }: ImpactReport): string {
  const head = ['Risk', 'Before', 'After', 'Difference', 'Percent', 'Cover', 'Age', 'County'];
  const rows = [...dearer, ...cheaper].map((move): Cell[] => [
    ...[move.risk, move.before, move.after, move.difference],
    ...[move.percent ?? '', move.cover, move.age ?? '', move.county ?? ''],
  ]);
  return csv([head, ...rows]);
}

/** Writes the CSV files that were named. @throws CommandFault where one is there and may not be overwritten */
function writeCsvFiles(options: ImpactOptions, report: ImpactReport): void {
  const write = (path: string | undefined, text: string) => {
    if (path === undefined) return;
    writeNewFile(path, Buffer.from(text).toString('base64'), options.force ? 'w' : 'wx');
  };
  write(options.csv, segmentsCsv(report));
  write(options.moves, movesCsv(report));
}

/** The risks that are asked for: kept quotes, all or since a day, or a portfolio. */
function risksOf({ since, risks: size, seed }: ImpactOptions) {
  if (size === undefined) return since === undefined ? {} : { since };
  return { portfolio: { size, ...(seed === undefined ? {} : { seed }) } };
}

/** `ratebook impact FROM TO`. */
export function addImpact(ratebook: Command): void {
  const command = ratebook
    .command('impact')
    .description('price stored quotes, or an invented portfolio, with two rate books')
    .argument('<from>', BOOK)
    .argument('<to>', 'the same')
    .addOption(
      new Option(
        '--since <day>',
        'only quotes submitted on this day, YYYY-MM-DD, or later',
      ).conflicts('risks'),
    )
    .addOption(
      new Option('--risks <number>', 'price an invented portfolio of this many risks').argParser(
        wholeNumber(1, MOST_RISKS),
      ),
    )
    .addOption(
      new Option('--seed <number>', 'a number that makes another portfolio of that size').argParser(
        wholeNumber(0, MOST_SEED),
      ),
    )
    .option('--csv <file>', 'write the total and every segment as CSV')
    .option('--moves <file>', 'write the largest moves as CSV')
    .option('--force', 'overwrite an existing file');
  examples(
    command,
    'ratebook impact 7d1f0c2ab394 book.json',
    'ratebook impact standard 7d1f0c2ab394 --since 2026-12-01',
    'ratebook impact 7d1f0c2ab394 book.json --risks 1000000 --csv impact.csv',
  );
  dataCommand(command, async (options: ImpactOptions, from: string, to: string) => {
    const { risks: size, seed } = options;
    if (seed !== undefined && size === undefined) {
      command.error("error: '--seed' needs '--risks'");
    }
    const pair = { from: await bookChoice(from), to: await bookChoice(to) };
    const input = { ...pair, ...risksOf(options) };
    const run = size === undefined ? runOperations : runWithoutData;
    const report = await run(options, (call) =>
      watch((conditions) => call('measureImpact', input, conditions)),
    );
    writeCsvFiles(options, report);
    print(options, report, () => impactLines(report));
  });
}
