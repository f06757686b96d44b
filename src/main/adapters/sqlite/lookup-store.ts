import type { DatasetStore } from '../../core/lookups/demonstration-data.ts';
import type { LookupStore } from '../../core/lookups/lookups.ts';
import type { OpenDatabase } from './open.ts';

const DEMONSTRATION = 'demonstration';

/** SQLite takes a bounded number of values in one statement. */
function* chunks<T>(rows: readonly T[], size = 500): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

/** Vehicles and addresses in SQLite. */
export function lookupStore({ db, reader }: OpenDatabase): DatasetStore & LookupStore {
  return {
    loaded: async () => {
      const row = await reader.db
        .selectFrom('dataset')
        .select('hash')
        .where('name', '=', DEMONSTRATION)
        .executeTakeFirst();
      return row?.hash;
    },
    replace: ({ hash, vehicles, addresses }) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('vehicle').execute();
        await trx.deleteFrom('address').execute();
        for (const some of chunks(vehicles)) {
          const rows = some.map(({ engineSize, fuelType, ...vehicle }) => ({
            ...vehicle,
            engine_size: engineSize,
            fuel_type: fuelType,
          }));
          await trx.insertInto('vehicle').values(rows).execute();
        }
        for (const some of chunks(addresses)) {
          const rows = some.map(({ addressLine1, addressLine2, ...address }) => ({
            ...address,
            address_line_1: addressLine1,
            address_line_2: addressLine2,
          }));
          await trx.insertInto('address').values(rows).execute();
        }
        await trx
          .insertInto('dataset')
          .values({ name: DEMONSTRATION, hash })
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ hash }))
          .execute();
      }),
    vehicle: async (vrm) =>
      reader.db
        .selectFrom('vehicle')
        .select(['vrm', 'make', 'model', 'year', 'engine_size as engineSize'])
        .select('fuel_type as fuelType')
        .where('vrm', '=', vrm)
        .executeTakeFirst(),
    address: async (eircode) =>
      reader.db
        .selectFrom('address')
        .select(['eircode', 'address_line_1 as addressLine1', 'address_line_2 as addressLine2'])
        .select(['town', 'county', 'country'])
        .where('eircode', '=', eircode)
        .executeTakeFirst(),
  };
}
