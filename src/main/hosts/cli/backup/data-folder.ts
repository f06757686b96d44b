import { message } from '../../../../shared/domain/messages/message.ts';
import { defaultDataFolder } from '../../../adapters/node/paths.ts';
import { hasDatabase } from '../../../adapters/sqlite/replace-data.ts';
import type { DataOptions } from '../common/data-command.ts';
import { CommandFault } from '../common/output.ts';

/** The data folder that a command names. */
export const dataFolderOf = ({ data }: DataOptions): string => data ?? defaultDataFolder();

/** The data folder that a command names. @throws CommandFault where it holds no data */
export function filledFolderOf(options: DataOptions): string {
  const folder = dataFolderOf(options);
  if (hasDatabase(folder)) return folder;
  throw new CommandFault({ kind: 'notFound', message: message('noData', { folder }) });
}
