import type { Command } from 'commander';
import { type CommonOptions, fail } from './session.ts';

/** Gives a command the options that all have, and ends it well when it fails. */
export function common<O extends CommonOptions, A extends unknown[]>(
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
        fail(error, options.json);
      }
    });
}
