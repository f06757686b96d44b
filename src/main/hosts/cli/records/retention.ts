import type { Command } from 'commander';
import type {
  RetentionChange,
  RetentionPreview,
  RetentionReport,
} from '../../../../shared/schemas/people/retention.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { print } from '../common/output.ts';
import { runOperations } from '../common/run-operation.ts';
import { wholeNumber } from '../common/whole-number.ts';

interface Options extends DataOptions {
  readonly on?: true;
  readonly off?: true;
  readonly unsoldMonths?: number;
  readonly policyYears?: number;
  readonly apply?: true;
}

const MOST_MONTHS = 120;
const MOST_YEARS = 30;

function dueLine({ quotes, policies, declined, drafts }: RetentionPreview['now']): string {
  return `${quotes} quotes without a policy, ${policies} policies, ${declined} declined risks, ${drafts} drafts`;
}

function previewLines({ retention, now, soon }: RetentionPreview): string[] {
  const { isOn, unsoldMonths, policyYears } = retention;
  return [
    isOn ? 'The host erases records past it every day.' : 'Nothing is erased automatically.',
    `Quotes without a policy are kept for ${unsoldMonths} months, policies for ${policyYears} years.`,
    `can be erased now: ${dueLine(now)}`,
    `can be erased in the next 30 days: ${dueLine(soon)}`,
  ];
}

const reportLines = ({ erased, isPurged }: RetentionReport): string[] => [
  `erased: ${dueLine(erased)}`,
  ...(isPurged ? [] : ['The database is in use: the host takes the last traces out within a day.']),
];

function changeOf({ on, off, unsoldMonths, policyYears }: Options): RetentionChange {
  return {
    ...(on || off ? { isOn: on === true } : {}),
    ...(unsoldMonths === undefined ? {} : { unsoldMonths }),
    ...(policyYears === undefined ? {} : { policyYears }),
  };
}

/** `records retention`. */
export function addRetention(records: Command): void {
  const command = records
    .command('retention')
    .description('show or set how long records are kept, and erase those past it')
    .option('--on', 'erase records past it every day')
    .option('--off', 'erase nothing automatically')
    .option(
      '--unsold-months <n>',
      'months to keep quotes without a policy after their validity',
      wholeNumber(1, MOST_MONTHS),
    )
    .option(
      '--policy-years <n>',
      'years to keep policies after their last day',
      wholeNumber(1, MOST_YEARS),
    )
    .option('--apply', 'erase records past it now');
  dataCommand(command, async (options: Options) => {
    if (options.on && options.off) command.error("error: '--on' or '--off', not both");
    await runOperations(options, async (call) => {
      const change = changeOf(options);
      if (Object.keys(change).length > 0) await call('saveRetention', change);
      if (options.apply) {
        const report = await call('applyRetention', {});
        print(options, report, () => reportLines(report));
      } else {
        const preview = await call('previewRetention', {});
        print(options, preview, () => previewLines(preview));
      }
    });
  });
}
