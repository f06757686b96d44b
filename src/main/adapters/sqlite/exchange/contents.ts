import type Database from 'better-sqlite3';
import type { Selectable } from 'kysely';
import type { Hash } from '../../../core/hash.ts';
import type { Verdict } from '../../../core/office/log.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { STEPS, TABLES } from '../rate-books/table-steps.ts';
import { hashed, isWhole } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

/** An event of a rate book, a levy table or a user. */
type Told = Pick<Selectable<Tables['quote_event']>, 'kind' | 'kept_table' | 'at'>;

/** What is kept next to the events of one kind of tables: the contents that were active, and the others. */
function tableContents(sqlite: Database.Database, of: keyof typeof STEPS, hash: Hash) {
  const { active, drafts } = TABLES[of];
  const find = sqlite
    .prepare<[{ id: string }], string>(
      `select content from ${active} where hash = @id
       union all select content from ${drafts} where hash = @id`,
    )
    .pluck();
  const isActive = sqlite
    .prepare<[string], number>(`select 1 from ${active} where hash = ?`)
    .pluck();
  const activate = sqlite.prepare<[object]>(
    `insert into ${active} (hash, content, activated_at, row_hash)
     values (@hash, @content, @activated_at, @row_hash)`,
  );
  const draft = sqlite.prepare<[object]>(
    `insert into ${drafts} (hash, content, row_hash) values (@hash, @content, @row_hash)`,
  );
  const remove = {
    // A risk that was declined by it meanwhile still names it.
    active: sqlite.prepare<[string]>(
      `delete from ${active} where hash = ?
         and not exists (select 1 from declined_risk where rate_book_hash = hash)`,
    ),
    draft: sqlite.prepare<[string]>(`delete from ${drafts} where hash = ?`),
  };
  const isSaid = sqlite
    .prepare<[string, string], number>(
      'select 1 from quote_event where kept_table = ? and kind = ? and refused = 0',
    )
    .pluck();
  const { drafted, activated } = STEPS[of];
  return {
    drafted,
    /** The content that goes with an event. */
    of: ({ kind, kept_table: id }: Told): string | null =>
      kind === drafted ? (find.get({ id: id ?? '' }) ?? null) : null,
    /** Brings the contents to what an event says that stands. @returns false where the content is another one */
    apply: ({ kind, kept_table, at }: Told, content: string | null): boolean => {
      const id = kept_table ?? '';
      const known = find.get({ id });
      if (kind === drafted && known === undefined && content !== null) {
        if (hash(JSON.parse(content)) !== id) return false;
        draft.run(hashed({ hash: id, content }));
      }
      if (kind === activated && known !== undefined && isActive.get(id) === undefined) {
        remove.draft.run(id);
        activate.run(hashed({ hash: id, content: known, activated_at: at }));
      }
      return true;
    },
    /** Takes back what an event brought that stands no more. */
    undo: ({ kind, kept_table }: Told) => {
      const id = kept_table ?? '';
      if (isSaid.get(id, kind) === 1) return;
      const content = find.get({ id });
      if (kind === activated && content !== undefined && remove.active.run(id).changes > 0) {
        draft.run(hashed({ hash: id, content }));
      }
      if (kind === drafted) remove.draft.run(id);
    },
  };
}

/** The rows of the people, which their events do not tell whole: the hash of a PIN is in no history. */
function userContents(sqlite: Database.Database) {
  type Row = Selectable<Tables['user']>;
  const find = sqlite.prepare<[string | null], Row>('select * from user where id = ?');
  const put = sqlite.prepare<[Row]>(
    `insert or replace into user (id, name, pin_hash, roles, limit_down, limit_up, login, created_at,
       disabled_at, row_hash)
     values (@id, @name, @pin_hash, @roles, @limit_down, @limit_up, @login, @created_at,
       @disabled_at, @row_hash)`,
  );
  const isSaid = sqlite
    .prepare<[string | null], number>(
      "select 1 from quote_event where kept_table = ? and kind like 'user%' and refused = 0",
    )
    .pluck();
  const remove = sqlite.prepare<[string | null]>('delete from user where id = ?');
  return {
    /** Whoever was added here alone is nobody in the office. */
    undo: ({ kept_table: id }: Told) => {
      if (isSaid.get(id) === undefined) remove.run(id);
    },
    of: ({ kept_table: id }: Told): string | null => {
      const row = find.get(id);
      return row ? JSON.stringify(row) : null;
    },
    apply: ({ kept_table: id }: Told, content: string | null): boolean => {
      if (content === null) return true;
      const row: Row = JSON.parse(content);
      if (row.id !== id || !isWhole(row)) return false;
      put.run(row);
      return true;
    },
  };
}

/**
 * What goes to the office next to the events of rate books, levy tables and people, and comes from there: the
 * contents that their events name, and do not tell.
 * @param hash of the contents of tables, by which events name them
 */
export function contents({ sqlite }: Pick<OpenDatabase, 'sqlite'>, hash: Hash) {
  const tables = [
    tableContents(sqlite, 'rateBook', hash),
    tableContents(sqlite, 'levyTable', hash),
  ];
  const users = userContents(sqlite);
  const isOfUser = ({ kind }: Told) => kind.startsWith('user');
  return {
    of: (event: Told): string | null => {
      if (event.kept_table === null) return null;
      if (isOfUser(event)) return users.of(event);
      return tables.find(({ drafted }) => drafted === event.kind)?.of(event) ?? null;
    },
    /**
     * Brings the contents to what was judged.
     * @param content that came with the event; null where it is here already
     * @returns false where it is not what the event names
     */
    judged: (event: Told, verdict: Verdict, content: string | null): boolean => {
      if (event.kept_table === null) return true;
      if (verdict === 'refused') {
        for (const { undo } of isOfUser(event) ? [users] : tables) undo(event);
        return true;
      }
      if (isOfUser(event)) return users.apply(event, content);
      return tables.every(({ apply }) => apply(event, content));
    },
  };
}
