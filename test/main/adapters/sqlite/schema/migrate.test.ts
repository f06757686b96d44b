import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { connect } from '../../../../../src/main/adapters/sqlite/connection/connection.ts';
import { versionOf } from '../../../../../src/main/adapters/sqlite/connection/pragmas.ts';
import { migrate } from '../../../../../src/main/adapters/sqlite/schema/migrate.ts';
import { SCHEMA_VERSION } from '../../../../../src/main/adapters/sqlite/schema/migrations/index.ts';

test('the version comes with the schema: a kill after the migrations leaves no older one', async () => {
  const sqlite = new Database(':memory:');
  const { db } = connect(sqlite);
  const pragma = sqlite.pragma.bind(sqlite);
  sqlite.pragma = (source, options) => {
    if (source.startsWith('user_version =')) throw new Error('killed');
    return pragma(source, options);
  };
  await migrate(db, sqlite).catch(() => undefined);
  expect(versionOf(sqlite)).toBe(SCHEMA_VERSION);
  await db.destroy();
});
