import { type Message, message } from '../../../shared/domain/messages/message.ts';

/** Names of folders that programs copy between computers while files in them change. */
const SERVICES: readonly (readonly [name: string, folder: RegExp])[] = [
  ['OneDrive', /^onedrive\b/i],
  ['Dropbox', /^dropbox\b/i],
  ['iCloud', /^(icloud ?drive|com~apple~clouddocs)$/i],
  ['Google Drive', /^google ?drive\b/i],
];

/**
 * What is said of a data folder in a folder that such a program keeps the same on several computers: its
 * locks end at this computer, and a database that is copied while it is written is not whole.
 * @param folder a whole path of any system
 */
export function syncedFolder(folder: string): Message | undefined {
  const names = folder.split(/[\\/]/);
  const found = SERVICES.find(([, known]) => names.some((name) => known.test(name)));
  return found && message('folderSynced', { folder, service: found[0] });
}
