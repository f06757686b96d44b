import { HASHED_TABLES } from '../../src/main/adapters/sqlite/row-hash.ts';

/** The hashed tables that later migrations made. */
const LATER = new Set(['levy_table', 'firm_file', 'declined_letter']);
const tables = Object.keys(HASHED_TABLES).filter((table) => !LATER.has(table));

/** Gives quotes back what {@link BACK_TO_SCHEMA_14} took from them, once the migrations ran again. */
export const GIVE_BACK_LEVIES = 'update quote set levies_hash = (select hash from levy_table)';

/** Takes back the migrations after 0017, for databases that are to be older than them. */
export const BACK_TO_SCHEMA_17 = `drop index quote_line_by_referral; alter table quote_line drop column referral;
  alter table quote_line drop column referred_at;
  drop index quote_by_mark; drop table firm_file; drop table declined_letter;`;

/** Takes back the migrations after 0014: of the names in 0017 a test takes back what it needs. */
export const BACK_TO_SCHEMA_14 = `${BACK_TO_SCHEMA_17}
  drop table levy_table; alter table quote drop column levies_hash;
  ${tables.map((table) => `alter table ${table} drop column row_hash;`).join('\n')}
  drop table refusal; alter table client drop column own_quotes_only;`;
