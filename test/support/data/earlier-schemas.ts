import type Database from 'better-sqlite3';
import { HASHED_TABLES } from '../../../src/main/adapters/sqlite/integrity/row-hash.ts';

/** The hashed tables that later migrations made. */
const LATER = new Set([
  ...['levy_table', 'firm_file', 'declined_letter', 'rate_book_draft', 'levy_table_draft'],
  ...['imported_dataset', 'imported_row', 'user', 'imported_customer'],
  'column_mapping',
]);
const tables = Object.keys(HASHED_TABLES).filter((table) => !LATER.has(table));

/** Gives quotes back what {@link BACK_TO_SCHEMA_14} took from them, once the migrations ran again. */
export const GIVE_BACK_LEVIES = 'update quote set levies_hash = (select hash from levy_table)';

/** Takes back 0027 and 0022. */
const WITHOUT_OUTCOMES = `drop trigger quote_line_outcome_is_added;
  drop trigger quote_line_outcome_is_changed; drop table quote_outcome;
  drop index quote_line_by_source; drop index quote_line_by_lost_reason;
  drop index quote_line_by_acceptance;
  drop index quote_line_by_expiry; drop index quote_line_by_status;
  alter table quote_line drop column source; alter table quote_line drop column outcome;
  alter table quote_line drop column lost_reason;
  create index quote_line_by_expiry on quote_line (expires_at, number, status, cover, created_at);
  create index quote_line_by_status on quote_line (status, expires_at, number, cover, created_at);`;

/** Takes back 0024. */
const WITHOUT_BOOKS = `drop index quote_line_by_book; alter table quote_line drop column rate_book_hash;`;

/** Takes back 0028. */
const WITHOUT_DATASETS = 'drop table imported_row; drop table imported_dataset;';

/** Takes back 0029. */
const WITHOUT_USERS = 'drop table user; drop index quote_event_of_user;';

/** Takes back 0032. */
export const BACK_TO_SCHEMA_31 = `drop table imported_customer_search;
  create virtual table imported_customer_search using fts5 (
    words, tokenize = 'ascii', prefix = '1 2 3 4', detail = 'none',
    content = '', contentless_delete = 1
  );`;

/** Takes back 0032 and 0031. */
const WITHOUT_CUSTOMERS = `drop table imported_customer; drop table imported_customer_search;
  drop table column_mapping; drop index quote_line_by_last_day;`;

/** Takes back 0030. */
const WITHOUT_ERASURES = `drop trigger document_of_erased; drop trigger quote_event_is_final;
  drop index quote_event_by_erasure; drop index quote_event_of_record;
  drop index quote_event_of_consent; drop index declined_risk_by_time;
  alter table quote_event drop column erased_by; alter table quote drop column erased_at;
  create trigger quote_event_is_final before update on quote_event
    begin select raise(abort, 'a quote event is never changed'); end;`;

/** Takes back the migrations after 0017, for databases that are to be older than them. */
export const BACK_TO_SCHEMA_17 = `${WITHOUT_CUSTOMERS} ${WITHOUT_USERS} ${WITHOUT_DATASETS}
   ${WITHOUT_OUTCOMES} ${WITHOUT_BOOKS}
  drop index quote_line_by_referral; alter table quote_line drop column referral;
  alter table quote_line drop column referred_at; alter table quote_line drop column last_day;
  drop index quote_by_mark; drop table firm_file; drop table declined_letter;`;

/** Takes back the migrations after 0014: of the names in 0017 a test takes back what it needs. */
export const BACK_TO_SCHEMA_14 = `${BACK_TO_SCHEMA_17}
  drop table levy_table; alter table quote drop column levies_hash;
  ${tables.map((table) => `alter table ${table} drop column row_hash;`).join('\n')}
  drop table refusal; alter table client drop column own_quotes_only;`;

/** Takes back 0030, and 0025 and 0023, which no list of statements can: the history keeps what was made on it. */
export function takeBackLives(file: Database.Database): void {
  file.exec(WITHOUT_ERASURES);
  const kept = file
    .prepare<[], string>(
      `select sql from sqlite_schema
       where tbl_name = 'quote_event' and type in ('index', 'trigger') and sql is not null
         and name <> 'quote_event_of_rate_book'
       order by type, name`,
    )
    .pluck()
    .all();
  const columns = 'sequence, quote_id, kind, at, by, detail, hash';
  file.exec(`create table history (
      sequence integer primary key, quote_id text not null references quote (id),
      kind text not null, at integer not null, by text not null, detail text not null,
      hash text not null
    ) strict;
    insert into history (${columns}) select ${columns} from quote_event where quote_id is not null;
    drop table quote_event;
    alter table history rename to quote_event;
    ${kept.join(';')};
    drop table rate_book_draft;
    drop table levy_table_draft;`);
}
