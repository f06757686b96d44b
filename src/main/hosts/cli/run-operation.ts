import type { InputOf, OperationName, OutputOf } from '../../../shared/contract/contract.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { defaultDataFolder } from '../../adapters/node/paths.ts';
import { environmentOptions } from '../../adapters/node/process-options.ts';
import { hasDatabase } from '../../adapters/sqlite/replace-data.ts';
import { openApp } from '../../app/app.ts';
import { BROKER, type Conditions } from '../../core/dispatcher.ts';
import type { DataOptions } from './data-command.ts';
import { CommandFault } from './output.ts';

/** Calls an operation; throws its fault. */
export type Call = <N extends OperationName>(
  operation: N,
  input: InputOf<N>,
  conditions?: Conditions,
) => Promise<OutputOf<N>>;

/** The operations that may make a new data folder; all others would find nothing in one. */
const FIRST = new Set<OperationName>(['submitQuote', 'createClient']);

/**
 * Runs several operations on the data folder, also next to a running host.
 * @param isFirst whether to make the data folder where there is none
 */
export async function runOperations<T>(
  { data }: DataOptions,
  work: (call: Call) => Promise<T>,
  isFirst = false,
): Promise<T> {
  const dataFolder = data ?? defaultDataFolder();
  if (!isFirst && !hasDatabase(dataFolder)) {
    throw new CommandFault({
      kind: 'notFound',
      message: message('noData', { folder: dataFolder }),
    });
  }
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

/** Runs one operation on the data folder. */
export function runOperation<N extends OperationName>(
  options: DataOptions,
  operation: N,
  input: InputOf<N>,
): Promise<OutputOf<N>> {
  return runOperations(options, (call) => call(operation, input), FIRST.has(operation));
}
