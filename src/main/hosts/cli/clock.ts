import { Command } from 'commander';
import { type DataOptions, dataCommand } from './common/data-command.ts';
import { examples } from './common/examples.ts';
import { print } from './common/output.ts';
import { runOperation } from './common/run-operation.ts';

/** `clock confirm`. */
export function clockCommands(): Command {
  const clock = new Command('clock').description('confirm the clock when it is behind the history');
  examples(clock, 'clock confirm --reason "The clock was a year ahead until today"');
  dataCommand(
    clock
      .command('confirm')
      .description('confirm that the clock is right now, and accept changes again')
      .requiredOption('--reason <text>', 'why the history is ahead, for the history'),
    async (options: DataOptions & { readonly reason: string }) => {
      const step = await runOperation(options, 'confirmClock', { reason: options.reason });
      const { quoteId, rateBook, levyTable, userId, newest, now } = step;
      const where =
        (quoteId && `quote ${quoteId}`) ??
        (rateBook && `rate book ${rateBook}`) ??
        (levyTable ? `levy table ${levyTable}` : `user ${userId}`);
      print(options, step, () => [
        `The clock is right: ${now}. The history goes on after ${newest} (${where}).`,
      ]);
    },
  );
  return clock;
}
