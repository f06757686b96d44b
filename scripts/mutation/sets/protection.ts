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
  {
    name: 'protection/encryption',
    sources: [below(`${APP}/encryption`), ...files(BACKUP, 'plain-backups')],
    // What a host says of its keys, and of those that are lost, needs one.
    tests: [
      ...tests('main/app/encryption'),
      ...tests('main/app/backup', 'plain-backups'),
      ...tests('service/data', 'lost-keys', 'data-keys'),
    ],
    goal: 85,
  },
  {
    name: 'protection/restore',
    sources: files(
      BACKUP,
      'restore-*',
      'switch-to',
      'sealed-key',
      'open-backup',
      'kept-data',
      'work-folder',
      'prepared-restore',
      'confirmed-restore',
    ),
    // Each backup is opened and checked as a whole: a mutant takes long.
    tests: [
      ...tests('main/app/backup', 'sealed-key', 'work-folder', 'kept-data', 'restore-source'),
      ...tests('main/app/backup', 'prepared-restore'),
      ...tests('service/data', 'restore-source', 'restore-locked', 'backup'),
    ],
    goal: 85,
  },
  {
    name: 'protection/lists',
    sources: files(APP, 'remaining-copies', 'backup/list-backups'),
    tests: tests('main/app', 'remaining-copies', 'backup/list-backups'),
    goal: 85,
  },
];
