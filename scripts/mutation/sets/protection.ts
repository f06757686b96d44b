import { below, files, type MutationSet, tests } from './set.ts';

const VAULT = 'src/main/app/vault';

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
    sources: files(VAULT, 'change-key', 'encryption', 'unlock'),
    // What a host says of its keys, and of those that are lost, needs one.
    tests: [
      ...tests('main/app/vault', 'change-key', 'recovery', 'state', 'unlock', 'plain-backups'),
      ...tests('service/data', 'lost-keys', 'data-keys'),
    ],
    goal: 85,
  },
  {
    name: 'protection/restore',
    sources: files(VAULT, 'restore', 'open-backup', 'prepared-restore', 'work-folder'),
    // Each backup is opened and checked as a whole: a mutant takes long.
    tests: [
      ...tests('main/app/vault', 'sealed-key', 'work-folder', 'previous-data', 'restore'),
      ...tests('main/app/vault', 'prepared-restore'),
      ...tests('service/data', 'restore-source', 'restore-locked', 'backup'),
    ],
    goal: 85,
  },
  {
    name: 'protection/lists',
    sources: files(VAULT, 'remaining-copies', 'backup-list'),
    tests: tests('main/app/vault', 'remaining-copies', 'backup-list'),
    goal: 85,
  },
];
