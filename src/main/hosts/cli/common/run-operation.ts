import {
  contract,
  type InputOf,
  type OperationName,
  type OutputOf,
} from '../../../../shared/contract/contract.ts';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { hasDatabase } from '../../../adapters/sqlite/files/replace-data.ts';
import { openApp } from '../../../app/app.ts';
import { BROKER, type Conditions } from '../../../core/dispatcher.ts';
import { CommandFault } from './command-fault.ts';
import type { DataOptions } from './data-command.ts';
import { dataFolderOf, filledFolderOf } from './data-folder.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** Calls an operation; throws its fault. */
export type Call = <N extends OperationName>(
  operation: N,
  input: InputOf<N>,
  conditions?: Conditions,
) => Promise<OutputOf<N>>;

async function inFolder<T>(dataFolder: string, work: (call: Call) => Promise<T>): Promise<T> {
  const app = await openApp({ dataFolder, host: 'command', ...environmentOptions() });
  try {
    return await work(
      async <N extends OperationName>(operation: N, input: InputOf<N>, conditions?: Conditions) => {
        const result = await app.dispatch(BROKER, operation, input, conditions);
        if (!result.ok) throw new CommandFault(result.fault);
        // The dispatcher's handlers are typed by the same contract.
        return result.value as OutputOf<N>;
      },
    );
  } finally {
    await app.close();
  }
}

/**
 * Runs several operations on the data folder, also next to a running host.
 * @throws CommandFault of an operation, and where there is no data and none may be made
 */
export async function runOperations<T>(
  options: DataOptions,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  return inFolder(options.new ? dataFolderOf(options) : filledFolderOf(options), work);
}

/** Runs several operations on the data folder; where there is none, on a temporary one. */
export function runWithoutData<T>(
  options: DataOptions,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const folder = dataFolderOf(options);
  return hasDatabase(folder)
    ? inFolder(folder, work)
    : withTemporaryFolder((temporary) => inFolder(temporary, work));
}

/**
 * Runs one operation on the data folder. One that needs nobody's data goes on where there is none.
 * @throws CommandFault of the operation, and where there is no data and none may be made
 */
export function runOperation<N extends OperationName>(
  options: DataOptions,
  operation: N,
  input: InputOf<N>,
): Promise<OutputOf<N>> {
  const work = (call: Call) => call(operation, input);
  return contract[operation].data === 'none'
    ? runWithoutData(options, work)
    : runOperations(options, work);
}
