import type { Selectable } from 'kysely';
import { message } from '../../../shared/domain/messages/message.ts';
import { isDocumentType } from '../../../shared/schemas/document.ts';
import { DamagedData } from '../../core/data-state/damaged-data.ts';
import type { DocumentStore, KeptDocument } from '../../core/documents/store.ts';
import type { OpenDatabase } from './open.ts';
import { hashed, sha256Of, verified } from './row-hash.ts';
import type { Tables } from './tables.ts';

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

function read(row: Row | undefined): KeptDocument | undefined {
  if (!row) return undefined;
  verified('document', row);
  if (!isDocumentType(row.type)) return undefined;
  const { id, type, version, code } = row;
  return { id, quoteId: row.quote_id, type, version, code, createdAt: row.created_at };
}

/** Documents in SQLite, kept as they were made. */
export function documentStore({ db }: OpenDatabase): DocumentStore {
  const kept = () => db.selectFrom('document').select(COLUMNS);
  const of: DocumentStore['of'] = async ({ quoteId, type, version }) =>
    read(
      await kept()
        .where('quote_id', '=', quoteId)
        .where('type', '=', type)
        .where('version', '=', version)
        .executeTakeFirst(),
    );
  return {
    of,
    add: async (document) => {
      const { id, quoteId, type, version, code, bytes, sha256, createdAt } = document;
      await db
        .insertInto('document')
        .values(
          hashed({
            ...{ id, type, version, code, bytes, sha256 },
            quote_id: quoteId,
            created_at: createdAt,
          }),
        )
        // Another call may have been faster: it wrote the same bytes.
        .onConflict((conflict) => conflict.columns(['quote_id', 'type', 'version']).doNothing())
        .execute();
      return (await of({ quoteId, type, version })) ?? document;
    },
    byCode: async (code) => read(await kept().where('code', '=', code).executeTakeFirst()),
    bySha256: async (sha256) =>
      read(
        await kept().where('sha256', '=', sha256).orderBy('created_at', 'desc').executeTakeFirst(),
      ),
    find: async (id, type) => {
      const row = await db
        .selectFrom('document')
        .selectAll()
        .where('id', '=', id)
        .where('type', '=', type)
        .executeTakeFirst();
      if (!row) return undefined;
      const { quote_id, bytes, sha256 } = verified('document', row);
      if (sha256Of(bytes) !== sha256) throw new DamagedData(message('documentDamaged', { id }));
      return { quoteId: quote_id, bytes };
    },
  };
}
