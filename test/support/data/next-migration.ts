import { hash } from 'node:crypto';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { connect } from '../../../src/main/adapters/sqlite/connection/connection.ts';
import { migrate, migrations, schemaOf } from '../../../src/main/adapters/sqlite/schema/migrate.ts';

/** What a later version may change: tables and indexes that are new, made again or gone, and kept rows. */
export const STATEMENTS = [
  'create table quote_note (quote_id text primary key references quote (id), note text not null) strict',
  "insert into quote_note select id, 'status ' || status from quote",
  'alter table quote_line add column note text',
  'update quote_line set note = (select note from quote_note where quote_id = quote_line.id)',
  'drop index quote_line_of_customer',
  'create index quote_line_of_customer on quote_line (customer_key, created_at, note)',
  'create table days (day text not null, cover text not null, quotes integer not null) strict',
  'insert into days select day, cover, quotes from quote_day',
  'alter table days rename to quotes_of_day',
];

/**
 * Lets this process be of a later version, with one more migration, until the returned function is called.
 * @param onStatement is called before each statement with its number
 */
export async function addNextMigration(
  onStatement: (index: number) => void = () => undefined,
): Promise<() => void> {
  let isKnown = false;
  const next = {
    name: 'next-of-the-tests',
    up: async (db: Parameters<(typeof migrations)[0]['up']>[0]) => {
      for (const [index, statement] of STATEMENTS.entries()) {
        if (isKnown) onStatement(index);
        await sql.raw(statement).execute(db);
      }
      if (isKnown) onStatement(STATEMENTS.length);
    },
    leadsTo: '',
  };
  migrations.push(next);
  const { db, sqlite, close } = connect(new Database(':memory:'));
  await migrate(db);
  next.leadsTo = hash('sha256', schemaOf(sqlite));
  isKnown = true;
  await close();
  return () => {
    migrations.splice(migrations.indexOf(next), 1);
  };
}
