import { sql } from 'kysely';
import type { Address } from '../../../../shared/schemas/data/address.ts';
import type { Vehicle } from '../../../../shared/schemas/data/vehicle.ts';
import type { DatasetStore } from '../../../core/datasets/demonstration-data.ts';
import type { LookupStore } from '../../../core/datasets/lookups.ts';
import type { OpenDatabase } from '../connection/database.ts';
import { hashed, verified } from '../rows/row-hash.ts';
import { importedRows } from './dataset-store.ts';

const DEMONSTRATION = 'demonstration';

/** SQLite takes a bounded number of values in one statement. */
function* chunks<T>(rows: readonly T[], size = 500): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size);
}

interface Car {
  readonly make: string;
  readonly model: string;
}

/** So many models are enough to choose from; a register with more is one that writes the same one in many ways. */
const MOST_MODELS = 3000;

/** Every make and model of the vehicles in use, those of most vehicles first. */
async function carsOf({ reader: { db } }: Pick<OpenDatabase, 'reader'>): Promise<readonly Car[]> {
  const inUse = await db
    .selectFrom('imported_dataset')
    .select(['id', 'fields'])
    .where('kind', '=', 'vehicles')
    .where('in_use', '=', 1)
    .executeTakeFirst();
  const fields: readonly string[] = inUse ? JSON.parse(inUse.fields) : [];
  const value = (name: string) => sql`json_extract(content, ${`$[${fields.indexOf(name)}]`})`;
  const rows = inUse
    ? sql`select ${value('make')} as make, ${value('model')} as model
        from imported_row where dataset = ${inUse.id}`
    : sql`select make, model from vehicle`;
  const { rows: cars } = await sql<Car>`select make, model from (${rows})
    group by make, model
    order by sum(count(*)) over (partition by make) desc, make, count(*) desc, model
    limit ${MOST_MODELS}`.execute(db);
  return cars;
}

/** Vehicles and addresses in SQLite: of the imported dataset, or where there is none the demonstration. */
export function lookupStore({ db, reader }: OpenDatabase): DatasetStore & LookupStore {
  const imported = importedRows({ reader });
  return {
    loaded: async () => {
      const row = await reader.db
        .selectFrom('dataset')
        .selectAll()
        .where('name', '=', DEMONSTRATION)
        .executeTakeFirst();
      return row && verified('dataset', row).hash;
    },
    replace: ({ hash, vehicles, addresses }) =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('vehicle').execute();
        await trx.deleteFrom('address').execute();
        for (const some of chunks(vehicles)) {
          const rows = some.map(({ engineSize, fuelType, ...vehicle }) =>
            hashed({ ...vehicle, engine_size: engineSize, fuel_type: fuelType }),
          );
          await trx.insertInto('vehicle').values(rows).execute();
        }
        for (const some of chunks(addresses)) {
          const rows = some.map(({ addressLine1, addressLine2, ...address }) =>
            hashed({ ...address, address_line_1: addressLine1, address_line_2: addressLine2 }),
          );
          await trx.insertInto('address').values(rows).execute();
        }
        const dataset = hashed({ name: DEMONSTRATION, hash });
        await trx.replaceInto('dataset').values(dataset).execute();
      }),
    cars: () => carsOf({ reader }),
    vehicle: async (vrm) => {
      const found = await imported<Vehicle>('vehicles', vrm);
      if (found) return found.row;
      const row = await reader.db
        .selectFrom('vehicle')
        .selectAll()
        .where('vrm', '=', vrm)
        .executeTakeFirst();
      if (!row) return undefined;
      const { row_hash: _, engine_size, fuel_type, ...vehicle } = verified('vehicle', row);
      return { ...vehicle, engineSize: engine_size, fuelType: fuel_type };
    },
    address: async (eircode) => {
      const found = await imported<Address>('addresses', eircode);
      if (found) return found.row;
      const row = await reader.db
        .selectFrom('address')
        .selectAll()
        .where('eircode', '=', eircode)
        .executeTakeFirst();
      if (!row) return undefined;
      const { address_line_1, address_line_2, town, county, country } = verified('address', row);
      const lines = { addressLine1: address_line_1, addressLine2: address_line_2 };
      return { eircode, ...lines, town, county, country };
    },
  };
}
