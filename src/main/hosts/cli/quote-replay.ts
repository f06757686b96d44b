import type { Command } from 'commander';
import { english } from '../../../shared/domain/messages/message.ts';
import type { HistoryHead } from '../../../shared/schemas/history.ts';
import { headProblem } from '../../core/quotes/history/history-head.ts';
import { type DataOptions, dataCommand } from './data-command.ts';
import { examples } from './examples.ts';
import { print } from './output.ts';
import { runOperations } from './run-operation.ts';
import { watch } from './watch.ts';

type Rules = { readonly kept: readonly string[]; readonly replayed: readonly string[] };

function rulesText({ kept, replayed }: Rules): string {
  const list = (rules: readonly string[]) => rules.join(', ') || 'no rule';
  return `; ${list(kept)} held then, ${list(replayed)} now`;
}

const RISK = '; its risk is not the one that was submitted';

function headLine(head: HistoryHead): string {
  const fits =
    head.sequence === null
      ? 'none is kept outside the database yet'
      : `kept outside the database up to event ${head.sequence}, and fits`;
  const problem = headProblem(head);
  return `head: ${problem ? english(problem.message) : fits}`;
}

/** `quote replay [ID]`. */
export function addReplay(quote: Command): void {
  const command = quote
    .command('replay')
    .description(
      'calculate a quote again, or all, and verify the history; exit code 1 on a difference',
    )
    .argument('[id]', 'the quote; all where none is named')
    .option('--all', 'every quote, as when none is named');
  examples(command, 'quote replay --all', 'quote replay Q-7K3M-9XQ2-F4TD');
  dataCommand(command, async (options: DataOptions & { readonly all?: true }, id?: string) => {
    if (options.all && id !== undefined) command.error("error: name a quote or '--all', not both");
    const input = id === undefined ? {} : { id };
    const report = await runOperations(options, (call) =>
      watch((conditions) => call('replayQuotes', input, conditions)),
    );
    const { replayed, differing, chain, head } = report;
    print(options, report, () => [
      `${replayed} replayed, ${differing.length} differing`,
      ...differing.map(
        ({ quoteId, kept, replayed: now, rules, risk }) =>
          `${quoteId}: ${kept} kept, ${now} now${rules ? rulesText(rules) : ''}${risk ? RISK : ''}`,
      ),
      chain.broken === null
        ? `The history of ${chain.events} events is whole.`
        : `The history is broken at event ${chain.broken}.`,
      headLine(head),
    ]);
    if (differing.length > 0 || chain.broken !== null || headProblem(head)) process.exitCode = 1;
  });
}
