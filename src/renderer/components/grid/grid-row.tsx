// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements do not lay out rows one by one
import { memo } from 'react';
import { type GridColumn, tracks } from './column.ts';
import classes from './grid.module.css';

interface GridRowProps<Row> {
  readonly number: number;
  /** Where it stands, in pixels. */
  readonly top: number;
  readonly row: Row | undefined;
  readonly columns: readonly GridColumn<Row>[];
  readonly isActive: boolean;
  readonly onOpen: (number: number) => void;
  readonly onFocus: (number: number) => void;
}

function Row<Row>(props: GridRowProps<Row>) {
  const { number, top, row, columns, isActive, onOpen, onFocus } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens for the keys of all its rows
    <div
      role="row"
      // The head is the first row.
      aria-rowindex={number + 2}
      data-number={number}
      tabIndex={isActive ? 0 : -1}
      className={`${classes.row} ${classes.line}`}
      style={{ ...tracks(columns), transform: `translateY(${top}px)` }}
      onFocus={() => onFocus(number)}
      onClick={(event) => {
        const isLink = event.target instanceof Element && event.target.closest('a, button');
        if (!isLink) onOpen(number);
      }}
      {...(row === undefined && { 'aria-busy': true })}
    >
      {columns.map(({ id, numeric, pinned, cell }) => (
        // biome-ignore lint/a11y/useFocusableInteractive: rows take the focus, not cells
        <div
          key={id}
          role="gridcell"
          className={`${classes.cell} ${numeric ? classes.numeric : ''}`}
          data-pinned={pinned}
        >
          {row === undefined ? <span className={classes.blank} /> : cell(row)}
        </div>
      ))}
    </div>
  );
}

/** One row of a grid; a bar in each cell until what stands there has come. */
export const GridRow = memo(Row) as typeof Row;
