import type { Command } from 'commander';
import type {
  ChallengerReport,
  ChallengerStanding,
} from '../../../../shared/schemas/rate-books/challenger.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperation } from '../common/run-operation.ts';
import { table } from '../common/table.ts';
import { HASH } from '../life/kind.ts';
import { printStanding, said, step } from '../life/steps.ts';
import { type CsvOptions, csvOptions, writeCsvFiles } from './impact-csv-files.ts';
import { impactLines } from './impact-text.ts';

const STEPS = {
  start: {
    operation: 'startChallenger',
    about: 'let an approved rate book price new submissions next to the book in force',
    reason: 'Its effect on live quotes is to be seen',
  },
  end: {
    operation: 'endChallenger',
    about: 'end the trial of a challenger; its report stays',
    reason: 'Enough quotes were compared',
  },
} as const;

interface StepOptions extends DataOptions {
  readonly reason: string;
  readonly name?: string;
}

function addStep(challenger: Command, name: keyof typeof STEPS): void {
  const { operation, about, reason } = STEPS[name];
  const command = step(challenger, name, about).requiredOption(
    '--reason <text>',
    'the reason, for the history',
  );
  examples(command, `ratebook challenger ${name} 7d1f0c2ab394 --reason "${reason}"`);
  dataCommand(command, async (options: StepOptions, hash: string) => {
    const request = { hash, ...said(options), reason: options.reason };
    printStanding(options, await runOperation(options, operation, request), 'rate book');
  });
}

const STANDING_TEXT: Readonly<Record<ChallengerStanding, string>> = {
  dearer: 'Dearer',
  same: 'The same',
  cheaper: 'Cheaper',
  declined: 'Declined',
};

/** How many quotes became policies, by what the challenger makes of them. */
function conversionLines(conversion: ChallengerReport['conversion']): string[] {
  const rows = conversion.map(({ standing, quotes, accepted, percent }) => [
    STANDING_TEXT[standing],
    ...[`${quotes}`, `${accepted}`, percent === null ? '-' : `${percent.toFixed(2)} %`],
  ]);
  const head = ['By the challenger', 'Quotes', 'Accepted', ''];
  return table([head, ...rows], ['left', 'right', 'right', 'right']);
}

/** A report as lines for people. */
function reportLines(report: ChallengerReport): string[] {
  const { startedAt, endedAt, because, conversion, skipped } = report;
  const why = because === undefined ? '' : ` (${because})`;
  const end = endedAt === null ? 'runs' : `ended ${endedAt}${why}`;
  return [
    `Trial started ${startedAt}, ${end}`,
    ...(skipped > 0 ? [`Submissions that the challenger could not price: ${skipped}`] : []),
    ...impactLines({ ...report, skipped: 0 }),
    '',
    ...conversionLines(conversion),
  ];
}

interface ReportOptions extends DataOptions, CsvOptions {
  readonly from?: string;
  readonly to?: string;
}

function addReport(challenger: Command): void {
  const command = csvOptions(
    challenger
      .command('report')
      .description('compare a challenger’s premiums with those that were quoted')
      .argument('<hash>', HASH)
      .option('--from <day>', 'the first day of submissions, YYYY-MM-DD')
      .option('--to <day>', 'the last day of submissions, YYYY-MM-DD'),
  );
  examples(
    command,
    'ratebook challenger report 7d1f0c2ab394',
    'ratebook challenger report 7d1f0c2ab394 --from 2026-12-01 --csv challenger.csv',
  );
  dataCommand(command, async (options: ReportOptions, hash: string) => {
    const { from, to } = options;
    const days = { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
    const report = await runOperation(options, 'readChallengerReport', { hash, ...days });
    writeCsvFiles(options, report);
    print(options, report, () => reportLines(report));
  });
}

/** `ratebook challenger start HASH`, `end HASH` and `report HASH`. */
export function addChallenger(ratebook: Command): void {
  const challenger = ratebook
    .command('challenger')
    .description('try an approved rate book on live quotes, next to the one in force');
  examples(
    challenger,
    `ratebook challenger start 7d1f0c2ab394 --reason "${STEPS.start.reason}"`,
    'ratebook challenger report 7d1f0c2ab394',
  );
  addStep(challenger, 'start');
  addStep(challenger, 'end');
  addReport(challenger);
}
