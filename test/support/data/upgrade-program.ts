import { openDatabase } from '../../../src/main/adapters/sqlite/open.ts';
import { addNextMigration } from './next-migration.ts';

/** Upgrades a data folder, and is killed before a statement: `node upgrade-program.ts FOLDER NUMBER`. */
const [folder = '', at] = process.argv.slice(2);

await addNextMigration((index) => {
  if (index === Number(at)) process.kill(process.pid, 'SIGKILL');
});
const options = { folder, host: 'headless', since: '2026-11-27T09:00:00Z' } as const;
await (await openDatabase({ ...options, onFault: console.error })).close();
