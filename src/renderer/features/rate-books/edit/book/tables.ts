import { COVERS } from '../../../../../shared/schemas/cover.ts';
import type { Factor } from '../../../../../shared/schemas/rate-book-factors.ts';
import type { Draft } from './draft.ts';
import { exampleTable } from './example-table.ts';
import { factorTables, unknownTable } from './factor-tables.ts';
import type { Path } from './path.ts';
import { ruleTable } from './rule-table.ts';
import { type CellForm, column, type Table } from './table.ts';

const AMOUNT = column('amount', 'money', []);

/** What stands at the head of a book, each setting with what it holds. */
const SETTINGS: Readonly<Record<string, { readonly at: Path } & CellForm>> = {
  name: { at: ['name'], kind: 'text' },
  version: { at: ['version'], kind: 'text' },
  underwriter: { at: ['underwriter'], kind: 'text' },
  inForceFrom: { at: ['inForceFrom'], kind: 'day' },
  validityDays: { at: ['validityDays'], kind: 'whole' },
  duplicates: {
    ...{ at: ['duplicates'], kind: 'choice', choices: ['warn', 'stop'], isOptional: true },
  },
  baseTitle: { at: ['base', 'title'], kind: 'text' },
};

const HEAD: Table = {
  id: 'head',
  columns: [column('setting', 'text', [])],
  rows: Object.entries(SETTINGS).map(([name, { at, ...form }]) => ({ name, at, form })),
};

/** A factor of an optional cover is called by that, too. */
function named(factor: Factor, { addOns }: Draft): Factor {
  const of = addOns.find(({ id }) => id === factor.addOn);
  return of ? { ...factor, title: `${of.title}: ${factor.title}` } : factor;
}

const byCover = (id: string, at: Path): Table => ({
  id,
  columns: [AMOUNT],
  rows: COVERS.map((name) => ({ name, at: [...at, name] })),
});

function addOnTable({ addOns }: Draft): Table {
  const rows = addOns.flatMap((addOn, i) =>
    addOn.levels.map(({ title }, j) => ({
      name: `${addOn.title}: ${title}`,
      at: ['addOns', i, 'levels', j],
    })),
  );
  return { id: 'addOns', columns: [column('amount', 'money', ['netCents'])], rows };
}

const FEES = ['policyFeeCents', 'smallestPremiumCents'] as const;

/** Every table of a rate book: what it is, what prices in its order, what decides, and its examples. */
export function tablesOf(draft: Draft): Table[] {
  return [
    HEAD,
    byCover('base', ['base', 'cents']),
    ...draft.factors.flatMap((factor, i) => factorTables(named(factor, draft), i)),
    unknownTable(draft),
    byCover('minimum', ['minimumNetCents']),
    { id: 'fees', columns: [AMOUNT], rows: FEES.map((name) => ({ name, at: [name] })) },
    ...(draft.addOns.length > 0 ? [addOnTable(draft)] : []),
    ruleTable(draft),
    exampleTable(draft),
  ];
}
