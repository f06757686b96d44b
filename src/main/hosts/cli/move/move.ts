import { resolve } from 'node:path';
import { Command } from 'commander';
import { english } from '../../../../shared/domain/messages/message.ts';
import { environmentOptions } from '../../../adapters/node/process-options.ts';
import { moveData } from '../../../app/move/move-data.ts';
import { syncedFolder } from '../../../core/data-state/synced-folder.ts';
import { type DataOptions, dataCommand } from '../common/data-command.ts';
import { filledFolderOf } from '../common/data-folder.ts';
import { examples } from '../common/examples.ts';
import { print } from '../common/output.ts';

/** `move FOLDER`. */
export function moveCommand(): Command {
  const command = new Command('move')
    .description(
      'move the data to another folder of this computer: they are copied, checked, and only then used there; quit the host first',
    )
    .argument('<folder>', 'a new or empty folder');
  examples(command, 'move /srv/quotedesk');
  dataCommand(command, async (options: DataOptions, folder: string) => {
    const dataFolder = resolve(filledFolderOf(options));
    const to = resolve(folder);
    const kept = await moveData({ dataFolder, to, now: Date.now() }, environmentOptions());
    const warning = syncedFolder(to);
    const answer = { from: dataFolder, to, keptIn: kept, ...(warning && { warning }) };
    print(options, answer, () => [
      `The data are in ${to} now. A start on ${dataFolder} goes on there.`,
      `The old data are kept in ${kept}.`,
      ...(warning ? [english(warning)] : []),
    ]);
  });
  return command;
}
