import { HASHED_TABLES } from '../../src/main/adapters/sqlite/row-hash.ts';

const tables = Object.keys(HASHED_TABLES).filter((table) => table !== 'levy_table');

/** Gives quotes back what that took from them, once the migration ran again. */
export const GIVE_BACK_LEVIES = 'update quote set levies_hash = (select hash from levy_table)';

/** Takes back migration 0016, for databases that are to be older than it. */
export const UNDO_ROW_HASHES = `drop table levy_table; alter table quote drop column levies_hash;
  ${tables.map((table) => `alter table ${table} drop column row_hash;`).join('\n')}`;
