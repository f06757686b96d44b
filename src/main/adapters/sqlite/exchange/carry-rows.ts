import { sql } from 'kysely';
import { SHARED_SETTINGS } from '../../../core/office/wire.ts';
import type { Rows } from '../connection/rows.ts';

/** What travels besides the events, by its key: rows that hold what they say themselves. */
const CARRIED = {
  firm_file: 'sha256',
  document: 'id',
  declined_risk: 'id',
  declined_letter: 'declined_id',
  setting: 'name',
} as const;

/** How many rows are copied at once. */
const PAGE = 50;

/** Copies the rows of a table that are not there yet; of the settings, those that an office shares. */
async function carry(from: Rows['db'], to: Rows['db'], table: keyof typeof CARRIED): Promise<void> {
  const key = CARRIED[table];
  let last = '';
  for (;;) {
    const page = await from
      .selectFrom(table)
      .selectAll()
      .where(sql.ref<string>(key), '>', last)
      .$if(table === 'setting', (query) =>
        query.where(sql.ref<string>(key), 'in', [...SHARED_SETTINGS]),
      )
      .orderBy(sql.ref(key))
      .limit(PAGE)
      .execute();
    for (const row of page) {
      await to
        .insertInto(table)
        .values(row as never)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    const end = page.at(-1);
    if (!end) return;
    last = String(Reflect.get(end, key));
  }
}

/** Copies what travels besides the events of a data folder or an office, and is not there yet. */
export async function carryRows(from: Rows['db'], to: Rows['db']): Promise<void> {
  for (const table of Object.keys(CARRIED) as (keyof typeof CARRIED)[])
    await carry(from, to, table);
}
