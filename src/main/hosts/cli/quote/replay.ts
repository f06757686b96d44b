import type { Command } from 'commander';
import { english } from '../../../../shared/domain/messages/message.ts';
import type { HistoryHead } from '../../../../shared/schemas/quotes/history.ts';
import type { Column, Difference, RowProblem } from '../../../../shared/schemas/quotes/replay.ts';
import { headProblem } from '../../../core/quotes/history/history-head.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';
import { runOperations } from '../common/run-operation.ts';
import { watch } from '../common/watch.ts';

function rulesText({ kept, replayed }: NonNullable<Difference['rules']>): string {
  const list = (rules: readonly string[]) => rules.join(', ') || 'no rule';
  return `${list(kept)} held then, ${list(replayed)} now`;
}

/** What differs, where its premium is not enough to say. */
const COLUMN_TEXT: Record<Exclude<Column, 'premium'>, string> = {
  status: 'its status is not what its history says',
  createdAt: 'it was not made when its history says',
  expiresAt: 'its validity does not end when its history says',
  rateBook: 'its rate book is not the one it was rated with',
  levies: 'its levy table is not the one it was rated with',
  receivedOn: 'its day of receipt is not the one of its history',
  sections: 'its risk is not the one that was submitted',
  explanation: 'its explanation is not the one of its premium',
  warnings: 'its warnings are not those it was given',
  submission: 'its place in the history is not that of its submission',
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

/** `quote replay [ID]`. */
export function addReplay(quote: Command): void {
  const command = quote
    .command('replay')
    .description(
      'recalculate one quote or all, and verify the history; exit code 1 on a difference',
    )
    .argument('[id]', 'the quote; all unless given')
    .option('--all', 'every quote, which is the default');
  examples(command, 'quote replay --all', 'quote replay Q-7K3M-9XQ2-F4TD');
  dataCommand(command, async (options: DataOptions & { readonly all?: true }, id?: string) => {
    if (options.all && id !== undefined) command.error("error: name a quote or '--all', not both");
    const input = id === undefined ? {} : { id };
    const report = await runOperations(options, (call) =>
      watch((conditions) => call('replayQuotes', input, conditions)),
    );
    const { replayed, erased, differing, rows, chain, head } = report;
    print(options, report, () => [
      `${replayed} replayed, ${differing.length} differing${erased === 0 ? '' : `, ${erased} of them erased`}`,
      ...differing.map(differenceLine),
      ...rows.map(({ quoteId, problem }) => `${quoteId}: ${ROW_TEXT[problem]}`),
      chain.broken === null
        ? `The history of ${chain.events} events is whole.`
        : `The history is broken at event ${chain.broken}.`,
      headLine(head),
    ]);
    const isWhole = differing.length + rows.length === 0 && chain.broken === null;
    if (!isWhole || headProblem(head)) process.exitCode = 1;
  });
}
