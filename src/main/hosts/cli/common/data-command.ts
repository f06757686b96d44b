import type { Command } from 'commander';
import { fail } from './output.ts';

/** The options of every command that works on a data folder. */
export interface DataOptions {
  readonly data?: string;
  readonly json?: boolean;
  /** Whether to make the data folder where there is none; absent where the command never does. */
  readonly new?: boolean;
}

/** Lets a command make its data folder, where that is said: a mistyped name makes none. */
export function mayBeNew(command: Command): Command {
  return command.option('--new', 'make the data folder where there is none', false);
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
