import { message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type { FirmFileStore } from '../../../core/firm/firm-file-store.ts';
import type { Rows } from '../connection/rows.ts';
import { hashed, sha256Of, verified } from '../rows/row-hash.ts';

/** The content of the firm's files, each in a row. */
export function firmFileStore({ db, reader }: Rows): FirmFileStore {
  return {
    add: async ({ sha256, bytes, createdAt }) => {
      await db
        .insertInto('firm_file')
        .values(hashed({ sha256, bytes, created_at: createdAt }))
        .onConflict((conflict) => conflict.column('sha256').doNothing())
        .execute();
    },
    find: async (sha256) => {
      const row = await reader.db
        .selectFrom('firm_file')
        .selectAll()
        .where('sha256', '=', sha256)
        .executeTakeFirst();
      if (!row) return undefined;
      const { bytes } = verified('firm_file', row);
      if (sha256Of(bytes) === sha256) return bytes;
      throw new DamagedData(message('rowDamaged', { table: 'firm_file', name: sha256 }));
    },
  };
}
