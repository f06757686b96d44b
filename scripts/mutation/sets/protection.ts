import { below, files, type MutationSet, tests } from './set.ts';

const APP = 'src/main/app';
const BACKUP = `${APP}/backup`;

/** Keys, and what is written and read with them: encrypted data, and their backups. */
export const protection: readonly MutationSet[] = [
  {
    name: 'protection/keys',
    sources: [below('src/main/adapters/node/keys')],
    tests: tests('main/adapters/node/keys'),
    goal: 85,
  },
  {
    name: 'protection/archives',
    sources: [below('src/main/adapters/backup')],
    tests: tests('main/adapters/backup'),
    goal: 85,
  },
  // These have a folder of data, and open it.
  {
    name: 'protection/encryption',
    sources: [below(`${APP}/encryption`), ...files(BACKUP, 'plain-backups')],
    tests: tests('service/data', 'data-keys', 'lost-keys', 'encryption'),
    goal: 85,
  },
  {
    name: 'protection/restore',
    sources: files(
      BACKUP,
      ...['restore-*', 'switch-to', 'sealed-key', 'open-backup', 'kept-data'],
      ...['work-folder', 'prepared-restore', 'confirmed-restore'],
    ),
    tests: tests('service/data', 'restore-source', 'restore-locked', 'restore', 'backup'),
    goal: 85,
  },
  {
    name: 'protection/remaining-copies',
    sources: files(APP, 'remaining-copies'),
    tests: tests('service/records', 'erasure-copies'),
    goal: 85,
  },
];
