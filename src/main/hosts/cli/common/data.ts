import type { InputOf, OperationName, OutputOf } from '../../../../shared/contract/contract.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError, isFault } from '../../../../shared/result/fault-error.ts';
import { dataFolderFor } from '../../../adapters/node/paths.ts';
import { readPolicies } from '../../../adapters/node/policies/read-policies.ts';
import { hasDatabase } from '../../../adapters/sqlite/files/file-names.ts';
import { type App, type AppOptions, openApp } from '../../../app/app.ts';
import { databaseOfEnvironment, environmentOptions } from '../../../app/process-options.ts';
import { BROKER, type Conditions } from '../../../core/dispatcher.ts';
import { withTemporaryFolder } from './temporary-folder.ts';

/** The options of every command that works on a data folder. */
export interface DataOptions {
  readonly data?: string;
  /** Whether to create the data folder if there is none; absent where the command never does. */
  readonly new?: boolean;
  readonly json?: boolean;
}

/** The data folder that a command names. */
export const dataFolderOf = ({ data }: DataOptions): string => dataFolderFor(data, readPolicies());

/** The data folder that a command names. @throws FaultError where it holds no data */
export function filledFolderOf(options: DataOptions): string {
  const folder = dataFolderOf(options);
  if (hasDatabase(folder)) return folder;
  // A command that may create one says how.
  const name = options.new === undefined ? 'noData' : 'noDataYet';
  throw new FaultError({ kind: 'notFound', message: message(name, { folder }) });
}

/** Calls an operation; throws its fault. */
export type Call = <N extends OperationName>(
  operation: N,
  input: InputOf<N>,
  conditions?: Conditions,
) => Promise<OutputOf<N>>;

/** Opens a data folder: one of a host, with the database of its office. Of any other, that is left alone. */
async function opened(dataFolder: string): Promise<App> {
  const options: AppOptions = { dataFolder, host: 'command', ...environmentOptions() };
  try {
    return await openApp(options);
  } catch (error) {
    const databaseUrl = databaseOfEnvironment();
    if (databaseUrl === undefined || !isFault(error, 'officeNotNamed')) throw error;
    return openApp({ ...options, databaseUrl });
  }
}

async function inFolder<T>(dataFolder: string, work: (call: Call) => Promise<T>): Promise<T> {
  const app = await opened(dataFolder);
  try {
    return await work(
      async <N extends OperationName>(operation: N, input: InputOf<N>, conditions?: Conditions) => {
        const result = await app.dispatch(BROKER, operation, input, conditions);
        if (!result.ok) throw new FaultError(result.fault);
        // The dispatcher's handlers are typed by the same contract.
        return result.value as OutputOf<N>;
      },
    );
  } finally {
    await app.close();
  }
}

/**
 * Runs operations on the data folder, also next to a running host.
 * @throws FaultError of an operation, and where there is no data and none may be made
 */
export async function runOperations<T>(
  options: DataOptions,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  return inFolder(options.new ? dataFolderOf(options) : filledFolderOf(options), work);
}

/** Runs operations on the data folder; where there is none, on a temporary one. */
export function runWithoutData<T>(
  options: DataOptions,
  work: (call: Call) => Promise<T>,
): Promise<T> {
  const folder = dataFolderOf(options);
  return hasDatabase(folder)
    ? inFolder(folder, work)
    : withTemporaryFolder((temporary) => inFolder(temporary, work));
}
