import { COVERS } from '../../../../../shared/schemas/cover.ts';
import type { Factor } from '../../../../../shared/schemas/rate-book-factors.ts';
import type { Draft } from './draft.ts';
import type { Path } from './path.ts';

/** What the cells of a column hold. */
export type CellKind = 'text' | 'words' | 'relativity' | 'number' | 'money';

/** The headings of columns, by the words of the screen; an input of a combination has its own name. */
export type Heading = 'row' | 'words' | 'relativity' | 'from' | 'at' | 'amount' | 'level';

export interface Column {
  /** One of {@link Heading}, or the name of an input. */
  readonly id: string;
  readonly kind: CellKind;
  /** From the row to the cell. */
  readonly at: Path;
}

export interface TableRow {
  readonly at: Path;
  /** What names the row where no column of its own does. */
  readonly name?: string;
}

/** A table of a rate book as a sheet shows it. */
export interface Table {
  readonly id: string;
  /** The title in the book; undefined for what the screen names. */
  readonly title?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  /** The list whose rows may be added and taken away. */
  readonly list?: Path;
}

const column = (id: Heading, kind: CellKind, at: Path = [id]): Column => ({ id, kind, at });
const RELATIVITY = column('relativity', 'relativity');
const AMOUNT = column('amount', 'money', []);
const ROW = column('row', 'text');

const rowsOf = (list: Path, { length }: readonly unknown[]): TableRow[] =>
  Array.from({ length }, (_, i) => ({ at: [...list, i] }));

function listed(
  { title }: Pick<Factor, 'title'>,
  list: Path,
  rows: readonly unknown[],
  columns: Column[],
): Table {
  return {
    id: list.join('.'),
    ...{ title, columns, list, rows: rowsOf(list, rows) },
  };
}

function factorTables(factor: Factor, i: number): Table[] {
  const at = (list: string): Path => ['factors', i, list];
  if (factor.kind === 'bands') {
    return [listed(factor, at('bands'), factor.bands, [column('from', 'number'), RELATIVITY])];
  }
  if (factor.kind === 'line') {
    return [listed(factor, at('points'), factor.points, [column('at', 'number'), RELATIVITY])];
  }
  if (factor.kind === 'table') {
    return [listed(factor, at('rows'), factor.rows, [ROW, RELATIVITY, column('words', 'words')])];
  }
  const inputs = factor.inputs.map((id): Column => ({ id, kind: 'words', at: ['words', id] }));
  return [
    listed(factor, at('rows'), factor.rows, [ROW, RELATIVITY]),
    listed(factor, at('combinations'), factor.combinations, [ROW, ...inputs]),
  ];
}

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

/** Every table of a rate book, in the order in which they price. */
export function tablesOf(draft: Draft): Table[] {
  return [
    byCover('base', ['base', 'cents']),
    ...draft.factors.flatMap((factor, i) => factorTables(named(factor, draft), i)),
    byCover('minimum', ['minimumNetCents']),
    { id: 'fees', columns: [AMOUNT], rows: FEES.map((name) => ({ name, at: [name] })) },
    ...(draft.addOns.length > 0 ? [addOnTable(draft)] : []),
  ];
}

/** The path of a cell in the book. */
export function cellPath(table: Table, row: number, column: number): Path {
  return [...(table.rows[row]?.at ?? []), ...(table.columns[column]?.at ?? [])];
}

const startsWith = (path: Path, start: Path) =>
  start.length <= path.length && start.every((step, i) => step === path[i]);

/** The table and cell that a path of the book is in; undefined where no table shows it. */
export function cellAt(
  tables: readonly Table[],
  path: Path,
): { readonly table: string; readonly row: number; readonly column: number } | undefined {
  for (const table of tables) {
    const row = table.rows.findIndex(({ at }) => startsWith(path, at));
    if (row >= 0) {
      const found = table.columns.findIndex((_, i) => startsWith(path, cellPath(table, row, i)));
      return { table: table.id, row, column: Math.max(0, found) };
    }
  }
  const whole =
    path.length > 0 ? tables.find(({ list }) => list && startsWith(list, path)) : undefined;
  return whole && { table: whole.id, row: 0, column: 0 };
}
