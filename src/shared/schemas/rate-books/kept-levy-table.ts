import { type Static, Type } from 'typebox';
import { BookSignature } from './book-signature.ts';
import { checkedTable, keptTable, TableHash } from './kept-table.ts';
import { LevyTable } from './levy-table.ts';

/** What a list says of the content of a levy table. */
const LevyTableSummary = Type.Object({
  name: Type.Union([Type.String(), Type.Null()], { description: 'Null where it says none' }),
  levies: Type.Array(Type.String(), { description: 'The title of each' }),
  lastChange: Type.Union([Type.String(), Type.Null()], {
    description:
      'The last day from which a levy has another rate, `YYYY-MM-DD`; null where none has',
  }),
});
export type LevyTableSummary = Static<typeof LevyTableSummary>;

/** A levy table that is kept. */
export const KeptLevyTable = keptTable(LevyTableSummary, 'table');

export type KeptLevyTable = Static<typeof KeptLevyTable>;

/** Every levy table: those that were ever active in that order, then those that were not. */
export const KeptLevyTables = Type.Object({ levyTables: Type.Array(KeptLevyTable) });
export type KeptLevyTables = Static<typeof KeptLevyTables>;

/** The whole of a kept levy table. */
export const LevyTableContent = Type.Object({
  hash: TableHash,
  levyTable: LevyTable,
  signature: Type.Optional(BookSignature),
});
export type LevyTableContent = Static<typeof LevyTableContent>;

/** A levy table after a step of its life, with what the checks find in it now. */
export const CheckedLevyTable = checkedTable(KeptLevyTable);

/** What the checks find in a kept levy table today. */
export const LevyTableCheck = Type.Object({
  hash: TableHash,
  findings: CheckedLevyTable.properties.findings,
});
export type LevyTableCheck = Static<typeof LevyTableCheck>;
