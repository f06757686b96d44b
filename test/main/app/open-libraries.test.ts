import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentHash } from '../../../src/main/adapters/node/hash.ts';
import { openDatabase } from '../../../src/main/adapters/sqlite/open.ts';
import { openStorage } from '../../../src/main/adapters/sqlite/storage.ts';
import { openLibraries } from '../../../src/main/app/open-libraries.ts';
import { checksHere } from '../../../src/main/core/rate-books/book-checks.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

test('a library says where it could not read what happened, and reads it the next time', async () => {
  const folder = temporaryFolder();
  const since = '2026-11-21T09:00:00Z';
  const onFault = () => undefined;
  const database = await openDatabase({ folder, host: 'command', since, unsynced: true, onFault });
  const { library } = await openLibraries(openStorage(database, contentHash), {
    resourcesFolder: join(import.meta.dirname, '../../../resources'),
    clock: () => Date.parse(since),
    onDamage: () => undefined,
    checks: checksHere,
  });
  expect(await library.refresh()).toBe(true);
  database.sqlite.exec('alter table quote_event rename to away');
  expect(await library.refresh()).toBe(false);
  expect(library.inForce('2026-12-01')).toBeDefined();
  database.sqlite.exec('alter table away rename to quote_event');
  expect(await library.refresh()).toBe(true);
  await database.close();
  rmSync(folder, { recursive: true });
});
