import type { Selectable } from 'kysely';
import type { MappingStore, RememberedMapping } from '../../../core/datasets/column-mapping.ts';
import type { Connection } from '../connection/connection.ts';
import { hashed, rowReader } from '../rows/row-hash.ts';
import type { Tables } from '../schema/tables.ts';

const read = rowReader(
  'column_mapping',
  (row: Selectable<Tables['column_mapping']>): RememberedMapping => ({
    kind: row.kind,
    name: row.name,
    columns: row.columns,
    fileName: row.file_name,
    choices: JSON.parse(row.choices),
    usedAt: row.used_at,
  }),
);

/** Mappings of columns in SQLite. */
export function columnMappingStore({ db }: Pick<Connection, 'db'>): MappingStore {
  return {
    find: async ({ kind, name, columns }) => {
      const rows = await db
        .selectFrom('column_mapping')
        .selectAll()
        .where('kind', '=', kind)
        .where('columns', '=', columns)
        .orderBy('used_at', 'desc')
        .execute();
      const found = rows.find((row) => row.name === name) ?? rows[0];
      return found && read(found);
    },
    remember: async ({ kind, name, columns, fileName, choices, usedAt }) => {
      const kept = { kind, name, columns, file_name: fileName, used_at: usedAt };
      const row = hashed({ ...kept, choices: JSON.stringify(choices) });
      await db.replaceInto('column_mapping').values(row).execute();
    },
  };
}
