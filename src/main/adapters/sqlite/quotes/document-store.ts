import { type Selectable, sql } from 'kysely';
import { message } from '../../../../shared/domain/messages/message.ts';
import { isDocumentType } from '../../../../shared/domain/quotes/document-type.ts';
import { keptStatusesWith } from '../../../../shared/domain/quotes/quote-status.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import {
  type DocumentStore,
  type FileKey,
  type FileType,
  isAttached,
  type KeptDocument,
  type KeptFile,
} from '../../../core/documents/document-store.ts';
import type { Rows } from '../connection/rows.ts';
import { IS_OF_QUOTE } from '../history/event-chain.ts';
import { hashed, sha256Of, verified } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

/** All but the bytes. */
const COLUMNS = [
  'id',
  'quote_id',
  'type',
  'version',
  'code',
  'created_at',
  'sha256',
  'row_hash',
] as const;

type Row = Pick<Selectable<Tables['document']>, (typeof COLUMNS)[number]>;

/** The statuses in which a quote keeps the files of its superseded versions. */
const KEEPING = sql.join(keptStatusesWith('keepsDocuments'));

/** What stands in place of a file that was dropped. */
const NO_BYTES = Buffer.alloc(0);

/** A document or an attached file without its bytes. */
function readFile(row: Row | undefined): KeptFile | undefined {
  if (!row) return undefined;
  verified('document', row);
  const { id, type, version, code } = row;
  if (!isDocumentType(type) && !isAttached(type)) return undefined;
  return { id, quoteId: row.quote_id, type, version, code, createdAt: row.created_at };
}

/** A document, not an attached file. */
function readDocument(row: Row | undefined): KeptDocument | undefined {
  const file = readFile(row);
  return file && isDocumentType(file.type) ? { ...file, type: file.type } : undefined;
}

/** Whether a row is a document: what was attached has no versions, and is never dropped by them. */
const IS_DOCUMENT = sql<boolean>`type not like 'attached %'`;

/** Documents, kept as they were made, and attached files, as they were attached. */
export function documentStore({ db, reader }: Rows): DocumentStore {
  const kept = () => reader.db.selectFrom('document').select(COLUMNS);
  const of = async <T extends FileType>({ quoteId, type, version }: FileKey<T>) => {
    const row = await kept()
      .where('quote_id', '=', quoteId)
      .where('type', '=', type)
      .where('version', '=', version)
      .executeTakeFirst();
    const file = readFile(row);
    return file && { ...file, type };
  };
  return {
    of,
    ofQuotes: async (quoteIds) => {
      if (quoteIds.length === 0) return [];
      const found = await kept()
        .where('quote_id', 'in', [...quoteIds])
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return found.flatMap((row) => readFile(row) ?? []);
    },
    add: async (documents) => {
      if (documents.length === 0) return [];
      // One statement is one transaction, and syncs the drive once.
      await db
        .insertInto('document')
        .values(
          documents.map(({ id, quoteId, type, version, code, bytes, sha256, createdAt }) =>
            hashed({
              id,
              type,
              version,
              code,
              bytes,
              sha256,
              quote_id: quoteId,
              created_at: createdAt,
            }),
          ),
        )
        // Another call may have been faster: it wrote the same bytes. In PostgreSQL either key may say so first.
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return Promise.all(documents.map(async (one) => (await of(one)) ?? one));
    },
    byCode: async (code) => readDocument(await kept().where('code', '=', code).executeTakeFirst()),
    bySha256: async (sha256) =>
      readDocument(
        await kept()
          .where('sha256', '=', sha256)
          .where(IS_DOCUMENT)
          .orderBy('created_at', 'desc')
          .executeTakeFirst(),
      ),
    remove: async ({ quoteId, type }) => {
      await db
        .deleteFrom('document')
        .where('quote_id', '=', quoteId)
        .where('type', '=', type)
        .execute();
    },
    prune: async (quoteId, below) => {
      const superseded = await db
        .selectFrom('document')
        .select('id')
        .where('quote_id', '=', quoteId)
        .where('version', '<', below)
        .where(IS_DOCUMENT)
        .where(sql`length(bytes)`, '>', 0)
        .execute();
      // Most of the time there is none: nothing is written then.
      if (superseded.length === 0) return;
      const ids = superseded.map(({ id }) => id);
      await db.updateTable('document').set({ bytes: NO_BYTES }).where('id', 'in', ids).execute();
    },
    withFiles: async () => {
      const found = await reader.db
        .selectFrom('document')
        .select(({ fn }) => ['quote_id', fn.min('version').as('version')])
        .where(IS_DOCUMENT)
        .where(sql`length(bytes)`, '>', 0)
        .groupBy('quote_id')
        .execute();
      return found.map(({ quote_id: quoteId, version }) => ({ quoteId, version: Number(version) }));
    },
    superseded: async (among) => {
      // A file has the number of events before it, of which the first is the submission.
      const { rows } = await sql<{ id: string }>`select value ->> 'quoteId' as id
        from json_each(${JSON.stringify(among)})
        where (select status from quote where id = value ->> 'quoteId') not in (${KEEPING})
          and value ->> 'version' <= (select count(*) from quote_event
            where quote_id = value ->> 'quoteId' and ${sql.raw(IS_OF_QUOTE)})`.execute(reader.db);
      return rows.map(({ id }) => id);
    },
    find: async (id, type) => {
      const row = await reader.db
        .selectFrom('document')
        .selectAll()
        .where('id', '=', id)
        .where('type', '=', type)
        .executeTakeFirst();
      if (!row) return undefined;
      const { quote_id, bytes, sha256 } = verified('document', row);
      // A file that was dropped has no bytes any more, and one of the firm none of its own.
      if (bytes.length > 0 && sha256Of(bytes) !== sha256)
        throw new DamagedData(message('documentDamaged', { id }));
      return { quoteId: quote_id, bytes, sha256 };
    },
  };
}
