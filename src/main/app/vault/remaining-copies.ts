import { type Dirent, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isNoEntry } from '../../../shared/data/no-entry.ts';
import { irishDay } from '../../../shared/domain/date.ts';
import { epochOf } from '../../../shared/domain/moment.ts';
import type { RemainingCopy } from '../../../shared/schemas/people/erasure.ts';
import { movedFrom } from '../../adapters/node/moved.ts';
import { BACKUP_END, upgradeCopies } from '../../adapters/sqlite/files/copy-database.ts';
import { hasDatabase } from '../../adapters/sqlite/files/file-names.ts';
import { LOCK_FILE } from '../../adapters/sqlite/files/lock.ts';
import { listBackups, listPrevious } from './backup-list.ts';
import {
  backupFolder,
  backupSettings,
  backupState,
  plannedFolders,
  usualFolder,
} from './backup-settings.ts';

const DAY = 24 * 60 * 60 * 1000;

const dayAfter = (at: string, days: number) => irishDay((epochOf(at) ?? 0) + days * DAY);

const copy = (path: string, until: string | null = null): RemainingCopy[] => [
  { kind: 'copy', path, count: 1, until },
];

const backups = (path: string, count: number | null, until: string | null = null) =>
  count === 0 ? [] : [{ kind: 'backups' as const, path, count, until }];

/** What a folder holds; nothing where it is not there. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isNoEntry(error)) return [];
    throw error;
  }
}

const isBackup = (entry: Dirent): boolean =>
  !entry.isDirectory() && entry.name.endsWith(BACKUP_END);

/** Whether an entry of a folder of backups is a copy of a database, other than a backup. */
function isCopy(entry: Dirent): boolean {
  const { name, parentPath } = entry;
  if (entry.isDirectory()) return name !== 'work' && hasDatabase(join(parentPath, name));
  return name !== LOCK_FILE && (name.endsWith('.db') || name.includes(`${BACKUP_END}.`));
}

/** A folder that the backups of data go to. */
interface Plan {
  readonly folder: string;
  /** Whether it was chosen: the usual one is made by the first backup. */
  readonly isChosen: boolean;
  readonly source: string;
  readonly days: number;
}

/** The backups of these data in the folder that they go to, with when the last of them goes. */
async function planned({ folder, isChosen, source, days }: Plan): Promise<RemainingCopy[]> {
  try {
    const found = await listBackups(folder, source);
    return backups(folder, found.length, found[0] ? dayAfter(found[0].at, days) : null);
  } catch {
    // An erasure that is done must not fail by a drive, nor forget what is on one that is not there.
    return isChosen || existsSync(folder) ? backups(folder, null) : [];
  }
}

async function foundIn(folder: string): Promise<RemainingCopy[]> {
  const entries = await entriesOf(usualFolder(folder));
  const files = entries.filter(isBackup);
  return [
    ...backups(usualFolder(folder), files.length),
    ...entries.filter(isCopy).flatMap(({ name }) => copy(join(usualFolder(folder), name))),
  ];
}

/** What is in a folder that the data were moved out of: nothing there goes by itself. */
async function leftIn(folder: string): Promise<RemainingCopy[]> {
  try {
    return await foundIn(folder);
  } catch {
    // A drive that is not there today must not fail an erasure that is done.
    return backups(folder, null);
  }
}

/**
 * The copies of data from before now that an erasure leaves: backups, and what restores, updates and moves
 * kept. The copies from before upgrades are not among them, because an erasure removes those.
 */
export async function remainingCopies(dataFolder: string): Promise<RemainingCopy[]> {
  const settings = backupSettings(dataFolder).read();
  const state = backupState(dataFolder).read();
  const [usual, folder] = [usualFolder(dataFolder), backupFolder(dataFolder, settings)];
  const entries = await entriesOf(usual);
  const source = state?.source ?? '';
  const isChosen = settings.folder !== null;
  const { days } = settings;
  const before = plannedFolders(dataFolder, state ?? {}).filter((one) => one !== folder);
  const plans = [
    { folder, isChosen, source, days },
    ...before.map((one) => ({ folder: one, isChosen: one !== usual, source, days })),
  ];
  const ours = (await Promise.all(plans.map(planned))).flat();
  const known = ours.find(({ path }) => path === usual)?.count ?? 0;
  const others = entries.filter(isBackup).length - known;
  const previous = new Map((await listPrevious(dataFolder)).map(({ name, at }) => [name, at]));
  const upgrades = new Set(upgradeCopies(dataFolder));
  const copies = entries.filter((entry) => isCopy(entry) && !upgrades.has(entry.name));
  const last = state?.lastSuccess?.folder;
  const left = movedFrom(dataFolder);
  const listed = new Set([folder, ...before, ...left.map(usualFolder)]);
  const elsewhere = last === undefined || listed.has(last) ? [] : [last];
  return [
    ...ours,
    ...backups(usual, others),
    ...elsewhere.flatMap((path) => backups(path, null)),
    ...copies.flatMap(({ name }) => {
      const at = previous.get(name);
      return copy(join(usual, name), at === undefined ? null : dayAfter(at, days));
    }),
    ...(await Promise.all(left.map(leftIn))).flat(),
  ];
}
