import { hash } from 'node:crypto';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { connect } from '../../../../../src/main/adapters/sqlite/connection/connection.ts';
import { migrations } from '../../../../../src/main/adapters/sqlite/schema/migrations/index.ts';
import { PRESENT_SCHEMA, schemaOf } from '../../../../../src/main/adapters/sqlite/schema/schema.ts';

test('the schema that a start expects is the one that all migrations make', async () => {
  const { db, sqlite, close } = connect(new Database(':memory:'));
  for (const { up } of Object.values(migrations)) await up(db);
  // After a migration was added: this is its new value.
  expect(PRESENT_SCHEMA).toBe(hash('sha256', schemaOf(sqlite)));
  await close();
});
