import type { Message } from '../../../shared/domain/messages/message.ts';
import type { BackupList, BackupState } from '../../../shared/schemas/data/backups.ts';
import { saidOf } from './backup-fault.ts';
import { listKept } from './kept-data.ts';
import { listBackups } from './list-backups.ts';
import { backupFolder, backupSettings, nextProtection, plannedFolders, stateAt } from './plan.ts';
import { statusOf } from './status.ts';

/** The backups in the folders that were in use before. One that is not there any more has none. */
async function listElsewhere(
  dataFolder: string,
  present: string,
  state: BackupState,
): Promise<BackupList['elsewhere']> {
  const { lastSuccess } = state;
  // A command may have made the last one in any folder.
  const folders = new Set([...plannedFolders(dataFolder, state), lastSuccess?.folder ?? present]);
  folders.delete(present);
  const found = [...folders].map(async (folder) => {
    const backups = await listBackups(folder, state.source).catch(() => []);
    return { folder, count: backups.length };
  });
  return (await Promise.all(found)).filter(({ count }) => count > 0);
}

/** The backups of a data folder with all that the settings say of them. @param now epoch milliseconds */
export async function listAll(dataFolder: string, now: number): Promise<BackupList> {
  const settings = backupSettings(dataFolder).read();
  const { recoveryKey: _, ...plan } = settings;
  const folder = backupFolder(dataFolder, settings);
  let problem: Message | null = null;
  const state = stateAt(dataFolder, now);
  const backups = await listBackups(folder, state.source).catch((error) => {
    // The folder of the data folder is made by the first backup.
    if (settings.folder !== null) problem = saidOf(error);
    return [];
  });
  const protection = nextProtection(dataFolder, settings);
  const kept = await listKept(dataFolder);
  const elsewhere = await listElsewhere(dataFolder, folder, state);
  const listed = { folder, backups, elsewhere, problem };
  return { ...statusOf(dataFolder, state, now), plan, protection, ...listed, kept };
}
