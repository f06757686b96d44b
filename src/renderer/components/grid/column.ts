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
  /** In which order it gives way where the window is too narrow: 1 first; absent: never. */
  readonly spare?: number | undefined;
  /** Whether its head sorts by it. */
  readonly sorts?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

/** How rows of a grid are selected. */
export interface GridSelection<Row> {
  readonly isSelected: (row: Row) => boolean;
  /** What the box of a row is called: always the same function. */
  readonly nameOf: (row: Row) => string;
  /** What the box of all rows is called, and whether all, some or none are selected. */
  readonly allName: string;
  readonly state: 'all' | 'some' | 'none';
  readonly onToggle: (number: number) => void;
  /** From the row that was selected last, or else from a number, to another. */
  readonly onRange: (from: number, to: number) => void;
  /** All rows, or none. */
  readonly onAll: (all: boolean) => void;
}

/** The least width of a column, in rem. */
export const NARROWEST = 3;

/** How wide the column of a head is, in rem: what stays in sight reaches into the gaps next to it. */
export function trackWidth(head: Element | null): number {
  if (!head) return 0;
  const { marginLeft, marginRight } = getComputedStyle(head);
  const { width } = head.getBoundingClientRect();
  return (width + Number.parseFloat(marginLeft) + Number.parseFloat(marginRight)) / rem();
}

/** Pixels of a rem. */
export const rem = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const GAP = 0.75;
const EDGE = 1;
/** The column of the boxes that select rows. */
const BOX = 1.25;

type Widths = readonly Pick<GridColumn<never>, 'width' | 'grow'>[];

/** The least width of some columns, in rem. */
function widthOf(columns: Widths, selects: boolean): number {
  const inner = columns.reduce((sum, { width }) => sum + width, selects ? BOX : 0);
  return inner + GAP * (columns.length - (selects ? 0 : 1)) + EDGE * 2;
}

/** The same tracks for the head and every row. */
export function tracks(columns: Widths, selects: boolean) {
  return {
    gridTemplateColumns: [
      ...(selects ? [`${BOX}rem`] : []),
      ...columns.map(({ width, grow }) => `minmax(${width}rem, ${grow}fr)`),
    ].join(' '),
    minWidth: `${widthOf(columns, selects)}rem`,
  };
}

/** The columns that a window has room for: those that may give way do so, one after another. @param room in rem */
export function fitting<Row>(
  columns: readonly GridColumn<Row>[],
  room: number,
  selects: boolean,
): readonly GridColumn<Row>[] {
  if (widthOf(columns, selects) <= room) return columns;
  const [next] = columns
    .filter(({ spare }) => spare !== undefined)
    .toSorted((one, other) => (one.spare ?? 0) - (other.spare ?? 0));
  if (!next) return columns;
  return fitting(
    columns.filter((column) => column !== next),
    room,
    selects,
  );
}
