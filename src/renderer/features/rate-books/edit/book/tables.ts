import { COVERS } from '../../../../../shared/domain/quotes/cover.ts';
import type { Factor } from '../../../../../shared/schemas/rate-books/rate-book-factors.ts';
import { addOnTables } from './add-on-tables.ts';
import type { Draft } from './draft.ts';
import { exampleTables } from './example-tables.ts';
import { factorHeads } from './factor-heads.ts';
import { factorTables, unknownTable } from './factor-tables.ts';
import { chargeTables, limitTable, productTable, scaleTable } from './list-tables.ts';
import type { Path } from './path.ts';
import { ruleTable } from './rule-table.ts';
import { headTable, saleTables } from './settings-tables.ts';
import { column, type Table } from './table.ts';

const AMOUNT = column('amount', 'money', []);
const PART = 'premium';

/** A factor of an optional cover is called by that, too. */
function named(factor: Factor, { addOns }: Draft): Factor {
  const of = addOns.find(({ id }) => id === factor.addOn);
  return of ? { ...factor, title: `${of.title}: ${factor.title}` } : factor;
}

const byCover = (id: string, at: Path): Table => ({
  ...{ id, part: PART, columns: [AMOUNT] },
  rows: COVERS.map((name) => ({ name, at: [...at, name] })),
});

const AMOUNTS = ['policyFeeCents', 'smallestPremiumCents'];

const AMOUNT_TABLE: Table = {
  ...{ id: 'amounts', part: PART, columns: [AMOUNT] },
  rows: AMOUNTS.map((name) => ({ name, at: [name] })),
};

/** Every table of a rate book: what it is, what prices in its order, what is sold, what decides, and its examples. */
export function tablesOf(draft: Draft): Table[] {
  return [
    ...[headTable(), productTable(draft)],
    ...[byCover('base', ['base', 'cents']), byCover('minimum', ['minimumNetCents'])],
    ...[AMOUNT_TABLE, limitTable(draft)],
    ...draft.factors.flatMap((factor, i) => factorTables(named(factor, draft), i)),
    ...[...factorHeads(draft), unknownTable(draft)],
    ...[...addOnTables(draft), ...saleTables(draft), scaleTable(draft), ...chargeTables(draft)],
    ...[ruleTable(draft), ...exampleTables(draft)],
  ];
}
