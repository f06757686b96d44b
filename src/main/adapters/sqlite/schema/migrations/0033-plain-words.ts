import { type Kysely, type Selectable, sql } from 'kysely';
import { readImportedCustomer, wordsOfImported } from '../../datasets/imported-customer-rows.ts';
import type { Tables } from '../tables.ts';

/** How many rows are read at once. */
const ROWS = 1000;

/** Letters for an apostrophe, pointed letters of old Irish print, and the point as a sign of its own. */
const LETTERS = /[\u0307\u02b9-\u02bf\u02c8\ua78b\ua78c\u0149\u0374\u1e9aḂḃĊċḊḋḞḟĠġṀṁṖṗṠṡẛṪṫ]/;

/** How the numbers of Ireland begin that are found as before, and how those end that are of a cell. */
const [IRISH, OF_A_CELL] = [/^\s*(?:\(?0[1-9]|\+353|00353)/, /\.0+\s*$/];

const isOther = (phone: string) => phone !== '' && (!IRISH.test(phone) || OF_A_CELL.test(phone));

/** Whether a quote may have other words than it was kept with. What is no JSON is damage, for others to say. */
function hasOther(sections: string): boolean {
  const [, phone = ''] = /"phone":"([^"]*)"/.exec(sections) ?? [];
  return LETTERS.test(sections) || isOther(phone);
}

async function hasOthers(db: Kysely<Tables>): Promise<boolean> {
  for (let [after, count] = [0, ROWS]; count === ROWS; ) {
    const { rows } = await sql<{ at: number; sections: string }>`select rowid as at, sections
      from quote where rowid > ${after} order by rowid limit ${ROWS}`.execute(db);
    if (rows.some(({ sections }) => hasOther(sections))) return true;
    [after, count] = [rows.at(-1)?.at ?? after, rows.length];
  }
  return false;
}

type Row = Selectable<Tables['imported_customer']>;

/** Whether an imported customer may have other words. */
function isOtherRow({ first_name, surname, email, policy_number, phone }: Row): boolean {
  return LETTERS.test([first_name, surname, email, policy_number].join()) || isOther(phone ?? '');
}

async function renewWords(db: Kysely<Tables>): Promise<void> {
  for (let [after, count] = [0, ROWS]; count === ROWS; ) {
    const { rows } = await sql<Row>`select * from imported_customer
      where number > ${after} order by number limit ${ROWS}`.execute(db);
    for (const row of rows.filter(isOtherRow)) {
      const words = wordsOfImported(readImportedCustomer(row)).join(' ');
      await sql`insert or replace into imported_customer_search (rowid, words)
        values (${row.number}, ${words})`.execute(db);
    }
    [after, count] = [rows.at(-1)?.number ?? after, rows.length];
  }
}

/**
 * Names are found without the letters that keyboards do not have, and phone numbers by what is dialled. Where
 * there are such names or numbers, quotes get their words again from the history, as lines do that an index
 * lacks, and these imported customers get theirs at once.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  if (await hasOthers(db)) await sql`update register_reached set sequence = 0`.execute(db);
  await renewWords(db);
}
