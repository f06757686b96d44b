import type { ReactNode } from 'react';

/** A column of a grid. */
export interface GridColumn<Row> {
  readonly id: string;
  readonly title: string;
  /** At least so wide, in rem. */
  readonly width: number;
  /** Its share of the room that is left. */
  readonly grow: number;
  readonly numeric?: boolean;
  /** The side at which it stays in sight where the window is too narrow for all columns. */
  readonly pinned?: 'start' | 'end' | undefined;
  /** Whether its head sorts by it. */
  readonly sorts?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

const GAP = 0.75;
const EDGE = 1;

type Widths = readonly Pick<GridColumn<never>, 'width' | 'grow'>[];

/** The same tracks for the head and every row. */
export function tracks(columns: Widths) {
  const inner = columns.reduce((sum, { width }) => sum + width, 0);
  return {
    gridTemplateColumns: columns
      .map(({ width, grow }) => `minmax(${width}rem, ${grow}fr)`)
      .join(' '),
    minWidth: `${inner + GAP * (columns.length - 1) + EDGE * 2}rem`,
  };
}
