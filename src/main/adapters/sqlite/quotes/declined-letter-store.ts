import { message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../../core/data-state/damaged-data.ts';
import type { DeclinedLetterStore } from '../../../core/documents/declined-letter.ts';
import type { Rows } from '../connection/rows.ts';
import { hashed, sha256Of, verified } from '../rows/row-hash.ts';

/** Letters about declined risks, kept as they were made. */
export function declinedLetterStore({ db, reader }: Rows): DeclinedLetterStore {
  const find: DeclinedLetterStore['find'] = async (declinedId) => {
    const row = await reader.db
      .selectFrom('declined_letter')
      .selectAll()
      .where('declined_id', '=', declinedId)
      .executeTakeFirst();
    if (!row) return undefined;
    const { bytes, sha256 } = verified('declined_letter', row);
    if (sha256Of(bytes) === sha256) return bytes;
    throw new DamagedData(message('rowDamaged', { table: 'declined_letter', name: declinedId }));
  };
  return {
    find,
    add: async ({ declinedId, bytes, sha256, createdAt }) => {
      const row = { declined_id: declinedId, bytes, sha256, created_at: createdAt };
      await db
        .insertInto('declined_letter')
        .values(hashed(row))
        .onConflict((conflict) => conflict.column('declined_id').doNothing())
        .execute();
      return (await find(declinedId)) ?? bytes;
    },
  };
}
