import noticeWords from '../../../../shared/words/en/notices.json' with { type: 'json' };
import { noticeRows } from '../../../../shared/words/notice-rows.ts';
import { type CommandDefinition, command } from '../common/command.ts';
import { runOperations } from '../common/data.ts';
import { writeFile } from '../common/files.ts';
import { csv, list } from '../common/output.ts';
import { argument, FORCE, type Parameter, text, wholeNumber } from '../common/parameters.ts';

/** Numbers of transactions, separated by commas. */
const NUMBERS: Parameter<number[]> = {
  isArgument: true,
  isRequired: true,
  name: 'numbers',
  about: 'of the transactions, as 1,2',
  read: (given) => given.split(',').map(wholeNumber(1, 10_000)),
};

const MOST: Parameter<number | undefined> = {
  isArgument: false,
  value: 'number',
  about: 'how many; 50 unless given, 500 at most',
  read: wholeNumber(1, 500),
};

/** What the insurers' database must be told of. */
export const noticeCommands: readonly CommandDefinition[] = [
  command({
    words: 'policy notices',
    summary: 'list what the insurers’ database was not told of yet, with its last day',
    takes: {
      limit: MOST,
      csv: text('file', 'write them as CSV, with the driver numbers'),
      force: FORCE,
    },
    examples: ['policy notices', 'policy notices --limit 500 --csv database.csv'],
    run: async ({ limit, csv: file, force }, options) => {
      const value = await runOperations(options, (call) =>
        call('listDatabaseNotices', limit === undefined ? {} : { limit }),
      );
      if (file !== undefined)
        writeFile(file, csv(noticeRows(value.notices, noticeWords)), { force });
      return {
        value,
        lines: () =>
          list(
            value.notices,
            [
              ['Policy', ({ policyId }) => policyId],
              ['No.', ({ transaction }) => transaction, 'right'],
              ['What', ({ change }) => noticeWords.change[change]],
              ['From', ({ effectiveAt }) => effectiveAt],
              ['Registration', ({ registration }) => registration],
              ['Insurer', ({ insurer }) => insurer],
              ['Tell by', ({ lastDay, isOverdue }) => `${lastDay}${isOverdue ? ', overdue' : ''}`],
            ],
            noticeWords.empty,
          ),
      };
    },
  }),
  command({
    words: 'policy told',
    summary: 'tick off transactions of a policy: the insurers’ database was told of them',
    takes: { policyId: argument('id', 'the policy'), transactions: NUMBERS },
    examples: ['policy told P-7K3M-9XQ2-F4TD 1', 'policy told P-7K3M-9XQ2-F4TD 2,3'],
    run: async ({ policyId, transactions }, options) => {
      const notices = transactions.map((transaction) => ({ policyId, transaction }));
      const value = await runOperations(options, (call) => call('tellDatabase', { notices }));
      return { value, lines: () => [`Ticked off: ${value.told}`] };
    },
  }),
];
