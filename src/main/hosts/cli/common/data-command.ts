import type { Command } from 'commander';
import { storageFailureOf } from '../../../adapters/sqlite/connection/storage-failure-of.ts';
import { dataFolderOf, type FolderOptions } from './data-folder.ts';
import { faultOf } from './fault-of.ts';
import { printFault } from './output.ts';
import { storageFaultIn } from './storage-fault-in.ts';

/** The options of every command that works on a data folder. */
export interface DataOptions extends FolderOptions {
  readonly json?: boolean;
}

/** Lets a command make its data folder, where that is said: a mistyped name makes none. */
export function mayBeNew(command: Command): Command {
  return command.option('--new', 'create the data folder if there is none', false);
}

/** Names the folder of a failure, prints it, and sets exit code 1. */
async function fail(options: DataOptions, error: unknown): Promise<void> {
  // Its name is read again only where it is needed: the policies may be what failed.
  const named =
    storageFailureOf(error) === undefined
      ? error
      : await storageFaultIn(error, dataFolderOf(options));
  printFault(options, faultOf(named));
  process.exitCode = 1;
}

/** Gives a command its action and the option `--json`; a failure becomes exit code 1. */
export function plainCommand<O extends Pick<DataOptions, 'json'>, A extends unknown[]>(
  command: Command,
  action: (options: O, ...args: A) => Promise<void>,
): Command {
  return command.option('--json', 'print JSON').action(async (...given: unknown[]) => {
    const at = command.registeredArguments.length;
    const options = given[at] as O;
    try {
      await action(options, ...(given.slice(0, at) as A));
    } catch (error) {
      await fail(options, error);
    }
  });
}

/** The same for a command that works on a data folder. */
export function dataCommand<O extends DataOptions, A extends unknown[]>(
  command: Command,
  action: (options: O, ...args: A) => Promise<void>,
): Command {
  return plainCommand(command.option('--data <dir>', 'where data is kept'), action);
}
