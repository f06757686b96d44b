import { message } from '../../../../shared/domain/messages/message.ts';
import { dataFolderFor } from '../../../adapters/node/paths.ts';
import { readPolicies } from '../../../adapters/node/policies/read-policies.ts';
import { hasDatabase } from '../../../adapters/sqlite/files/replace-data.ts';
import { CommandFault } from './command-fault.ts';

/** How a command names its data folder. */
export interface FolderOptions {
  readonly data?: string;
  /** Whether to create the data folder if there is none; absent where the command never does. */
  readonly new?: boolean;
}

/** The data folder that a command names. */
export const dataFolderOf = ({ data }: FolderOptions): string =>
  dataFolderFor(data, readPolicies());

/** The data folder that a command names. @throws CommandFault where it holds no data */
export function filledFolderOf(options: FolderOptions): string {
  const folder = dataFolderOf(options);
  if (hasDatabase(folder)) return folder;
  // Of a command that may begin one, it says how.
  const name = options.new === undefined ? 'noData' : 'noDataYet';
  throw new CommandFault({ kind: 'notFound', message: message(name, { folder }) });
}
