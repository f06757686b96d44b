/** What of a list is selected: rows by their keys, or all of it but some. */
export interface Selection<Row> {
  /** Whether all of the list is selected, but for `rows`. */
  readonly isAll: boolean;
  readonly rows: ReadonlyMap<string, Row>;
  /** The number of the row that was selected or let go last, where a range begins; absent at first. */
  readonly anchor?: number;
  /** The rows before the range that is being drawn from there. */
  readonly before: ReadonlyMap<string, Row>;
}

const NO_ROWS = new Map<string, never>();

export const NOTHING: Selection<never> = { isAll: false, rows: NO_ROWS, before: NO_ROWS };
export const EVERYTHING: Selection<never> = { ...NOTHING, isAll: true };

/** Whether a row is selected, by its key. */
export const isSelected = (selection: Selection<unknown>, key: string): boolean =>
  selection.isAll !== selection.rows.has(key);

/** How many rows are selected, of so many. */
export const countSelected = ({ isAll, rows }: Selection<unknown>, total: number): number =>
  isAll ? Math.max(0, total - rows.size) : rows.size;

/** With a row selected, or let go where it was. @param number of the row in its list */
export function toggled<Row>(
  selection: Selection<Row>,
  { key, row, number }: { readonly key: string; readonly row: Row; readonly number: number },
): Selection<Row> {
  const rows = new Map(selection.rows);
  if (!rows.delete(key)) rows.set(key, row);
  return { isAll: selection.isAll, rows, anchor: number, before: rows };
}

/** With the rows from the anchor on to another one selected: a range that is drawn again takes the place of the last. */
export function withRange<Row>(
  { isAll, anchor, before }: Selection<Row>,
  range: Iterable<readonly [string, Row]>,
  from: number,
): Selection<Row> {
  const rows = new Map(before);
  for (const [key, row] of range) {
    if (isAll) rows.delete(key);
    else rows.set(key, row);
  }
  return { isAll, rows, anchor: anchor ?? from, before };
}
