import type { Command } from 'commander';
import { fail } from './output.ts';

/** The options of every command that works on a data folder. */
export interface DataOptions {
  readonly data?: string;
  readonly json?: boolean;
}

/** Gives a command its action and the options of a data folder; a failure becomes exit code 1. */
export function dataCommand<O extends DataOptions, A extends unknown[]>(
  command: Command,
  action: (options: O, ...args: A) => Promise<void>,
): Command {
  return command
    .option('--data <dir>', 'where data is kept')
    .option('--json', 'print JSON')
    .action(async (...given: unknown[]) => {
      const at = command.registeredArguments.length;
      const options = given[at] as O;
      try {
        await action(options, ...(given.slice(0, at) as A));
      } catch (error) {
        fail(options, error);
      }
    });
}
