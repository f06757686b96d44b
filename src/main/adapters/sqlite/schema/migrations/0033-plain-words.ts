import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { readImportedCustomer, wordsOfImported } from '../../datasets/imported-customer-rows.ts';
import type { Tables } from '../tables.ts';

type Row = Selectable<Tables['imported_customer']>;

/** How many customers get their words at once. */
const CUSTOMERS = 500;

/** Letters for an apostrophe, pointed letters of old Irish print, and the point as a sign of its own. */
const LETTERS = '*[\u02b9-\u02bf\u02c8\ua78b\ua78c\u0149\u0374\u1e9aḂḃĊċḊḋḞḟĠġṀṁṖṗṠṡẛṪṫ\u0307]*';

/** Whether a text may have other words than it was kept with. */
const hasLetters = (text: RawBuilder<unknown>) => sql`${text} glob ${sql.lit(LETTERS)}`;

/** Whether a phone number may be another one: it does not begin as those of Ireland do, or is of a cell. */
const isOther = (phone: RawBuilder<unknown>) => sql`(${phone} <> ''
  and (rtrim(trim(${phone}), '0') like '%.' or not (trim(${phone}) glob '0[1-9]*'
    or trim(${phone}) glob '(0[1-9]*' or trim(${phone}) glob '+353*' or trim(${phone}) glob '00353*')))`;

const OF_QUOTE = sql`case when json_valid(sections)
  then json_extract(sections, '$.customer.phone') end`;
const OF_IMPORT = sql`(first_name || surname || coalesce(email, '') || coalesce(policy_number, ''))`;

/**
 * Names are found without the letters that keyboards do not have, and phone numbers by what is dialled. Where
 * there are such names or numbers, quotes get their words again from the history, as lines do that an index
 * lacks, and these imported customers get theirs at once.
 */
export async function up(db: Kysely<Tables>): Promise<void> {
  const hasOthers = sql`exists (select 1 from quote
    where ${hasLetters(sql`sections`)} or ${isOther(OF_QUOTE)})`;
  await sql`update register_reached set sequence = 0 where ${hasOthers}`.execute(db);
  for (let [after, count] = [0, CUSTOMERS]; count === CUSTOMERS; ) {
    const { rows } = await sql<Row>`select * from imported_customer
      where number > ${after} and (${hasLetters(OF_IMPORT)} or ${isOther(sql`phone`)})
      order by number limit ${CUSTOMERS}`.execute(db);
    for (const row of rows) {
      const words = wordsOfImported(readImportedCustomer(row)).join(' ');
      await sql`insert or replace into imported_customer_search (rowid, words)
        values (${row.number}, ${words})`.execute(db);
    }
    [after, count] = [rows.at(-1)?.number ?? after, rows.length];
  }
}
