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
  /** Whether it is selected; undefined where rows are not. */
  readonly isSelected: boolean | undefined;
  readonly nameOf: ((row: Row) => string) | undefined;
  readonly onSelect: (number: number, isRange: boolean) => void;
}

function Row<Row>(props: GridRowProps<Row>) {
  const { number, top, row, columns, isActive, onOpen, onFocus } = props;
  const { isSelected, nameOf, onSelect } = props;
  const selects = isSelected !== undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the grid listens for the keys of all its rows
    <div
      role="row"
      // The head is the first row.
      aria-rowindex={number + 2}
      data-number={number}
      tabIndex={isActive ? 0 : -1}
      className={`${classes.row} ${classes.line}`}
      style={{ ...tracks(columns, selects), transform: `translateY(${top}px)` }}
      onFocus={() => onFocus(number)}
      onMouseDown={(event) => {
        // A range selects rows, not their text, and a box leaves the keyboard to its row.
        const isBox = event.target instanceof Element && event.target.closest('[data-box]');
        if (!selects || !(event.shiftKey || isBox)) return;
        event.preventDefault();
        event.currentTarget.focus({ preventScroll: true });
      }}
      onClick={(event) => {
        const at = event.target instanceof Element ? event.target : undefined;
        if (
          selects &&
          (at?.closest('[data-box]') || event.shiftKey || event.ctrlKey || event.metaKey)
        ) {
          event.preventDefault();
          return onSelect(number, event.shiftKey);
        }
        if (!at?.closest('a, button')) onOpen(number);
      }}
      {...(selects && { 'aria-selected': isSelected })}
      {...(row === undefined && { 'aria-busy': true })}
    >
      {selects && (
        // biome-ignore lint/a11y/useFocusableInteractive: rows take the focus, not cells
        <div role="gridcell" className={classes.box} data-box>
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={row === undefined ? '' : nameOf?.(row)}
            checked={isSelected}
            readOnly
          />
        </div>
      )}
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
