import type { Path } from './path.ts';
import { type Cell, cellPath, formAt, type Table } from './table.ts';

const startsWith = (path: Path, start: Path) =>
  start.length <= path.length && start.every((step, i) => step === path[i]);

/** The first of those with the greatest number. */
function closest<T extends { readonly shared: number }>(ones: readonly T[]): T | undefined {
  const most = Math.max(...ones.map(({ shared }) => shared));
  return ones.find(({ shared }) => shared === most);
}

interface Found extends Cell {
  readonly table: string;
}

/** The cells of a row, each with how many steps its path shares with another one. */
function cellsBy(path: Path, table: Table, row: number): (Found & { readonly shared: number })[] {
  return table.columns.map((_, column) => {
    const at = { row, column };
    const own = cellPath(table, at);
    const { kind } = formAt(table, at);
    const isNone = kind === 'key' || kind === 'group';
    const around = startsWith(path, own) ? own.length : 0;
    // What is within the path comes after what is at it.
    const shared = around === 0 && startsWith(own, path) ? path.length - 0.5 : around;
    return { table: table.id, ...at, shared: isNone ? 0 : shared };
  });
}

/** The cell that a path of the book is in, the closest one; undefined where no table shows it. */
export function cellAt(tables: readonly Table[], path: Path): Found | undefined {
  const cells = tables.flatMap((table) =>
    table.rows.flatMap(({ at }, row) => (startsWith(path, at) ? cellsBy(path, table, row) : [])),
  );
  const found = closest(cells);
  if (found) return { table: found.table, row: found.row, column: found.column };
  const isIn = (list: Path | undefined) => list && path.length > 0 && startsWith(list, path);
  const whole = tables.find(({ list }) => isIn(list));
  return whole && { table: whole.id, row: 0, column: 0 };
}
