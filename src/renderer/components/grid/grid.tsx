// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements do not lay out rows one by one
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type GridColumn, tracks } from './column.ts';
import classes from './grid.module.css';

/** Where a key takes the keyboard in a list; undefined where the key is none of those. */
export function movedBy(
  key: string,
  active: number,
  { length, page }: { readonly length: number; readonly page: number },
): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: length - 1,
  };
  const target = to[key];
  return target === undefined ? undefined : Math.max(0, Math.min(length - 1, target));
}

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
const GridRow = memo(Row) as typeof Row;

/** What a list is sorted by, by the id of a column. */
interface GridOrder {
  readonly by: string;
  readonly descending: boolean;
}

interface GridHeadProps<Row> {
  readonly columns: readonly GridColumn<Row>[];
  readonly order: GridOrder | undefined;
  readonly onSort: ((id: string) => void) | undefined;
}

function sortOf(id: string, order: GridOrder | undefined) {
  if (order?.by !== id) return 'none';
  return order.descending ? 'descending' : 'ascending';
}

const MARKS = { none: '', ascending: '↑', descending: '↓' } as const;

/** The heads of the columns; those that sort are buttons. */
function GridHead<Row>({ columns, order, onSort }: GridHeadProps<Row>) {
  return (
    <div role="rowgroup" className={classes.head} style={{ minWidth: tracks(columns).minWidth }}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus goes to its buttons */}
      <div
        role="row"
        aria-rowindex={1}
        className={`${classes.row} ${classes.heads}`}
        style={tracks(columns)}
      >
        {columns.map(({ id, title, numeric, pinned, sorts }) => {
          const sort = sortOf(id, order);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to its button
            <div
              key={id}
              role="columnheader"
              className={`${classes.columnHead} ${numeric ? classes.numeric : ''}`}
              data-pinned={pinned}
              {...(sorts && { 'aria-sort': sort })}
            >
              {sorts ? (
                <button type="button" className={classes.sort} onClick={() => onSort?.(id)}>
                  {title}
                  {sort !== 'none' && (
                    <span className={classes.mark} aria-hidden="true">
                      {MARKS[sort]}
                    </span>
                  )}
                </button>
              ) : (
                title
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface GridProps<Row> {
  readonly label: string;
  readonly columns: readonly GridColumn<Row>[];
  readonly length: number;
  /** Whether `length` is how many rows there are at least. */
  readonly isOpenEnded: boolean;
  readonly rowAt: (number: number) => Row | undefined;
  /** Whether the rows are about to be others. */
  readonly isBusy: boolean;
  readonly active: number;
  /** By how many numbers the rows moved so far: what is looked at stays in its place. */
  readonly moved?: number;
  readonly order?: GridOrder;
  readonly onSort?: (column: string) => void;
  readonly onActive: (number: number) => void;
  readonly onOpen: (row: Row) => void;
  /** The keyboard went up from the first row. */
  readonly onLeave: () => void;
  /** A key that the grid has no use for. */
  readonly onKey?: (key: string, row: Row) => void;
  /** The rows looked at now. */
  readonly onLook: (from: number, until: number) => void;
  readonly ref: RefObject<HTMLDivElement | null>;
}

const OVERSCAN = 12;
const HEAD_REM = 2.25;
const ROW_REM = 2.5;

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Puts the keyboard onto the row where it was in the grid. */
export function enterGrid(grid: HTMLElement | null): void {
  grid?.querySelector<HTMLElement>('[data-number][tabindex="0"]')?.focus();
}

/** A list of any length: only the rows looked at are there, and one of them has the keyboard. */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, length, isOpenEnded, rowAt, isBusy, active, moved = 0, ref } = props;
  const height = Math.round(ROW_REM * rem());
  const head = Math.round(HEAD_REM * rem());
  const isMoving = useRef(false);
  const shown = useRef(moved);
  const current = useRef(props);
  useLayoutEffect(() => {
    current.current = props;
  });

  const virtual = useVirtualizer({
    count: length,
    getScrollElement: () => ref.current,
    estimateSize: () => height,
    overscan: OVERSCAN,
    scrollMargin: head,
    scrollPaddingStart: head,
    // The row with the keyboard stays, so that the focus is never lost.
    rangeExtractor: useCallback(
      (range: Range) => {
        const rows = defaultRangeExtractor(range);
        return rows.includes(active) || active >= length
          ? rows
          : [...rows, active].sort((a, b) => a - b);
      },
      [active, length],
    ),
  });

  useLayoutEffect(() => {
    const by = moved - shown.current;
    shown.current = moved;
    if (by !== 0 && ref.current) ref.current.scrollTop += by * height;
  }, [moved, height, ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row that the keyboard went to
  useLayoutEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    virtual.scrollToIndex(active, { align: 'auto' });
    ref.current
      ?.querySelector<HTMLElement>(`[data-number="${active}"]`)
      ?.focus({ preventScroll: true });
  }, [active]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: where the list was left, on arrival
  useLayoutEffect(() => {
    if (active > 0) virtual.scrollToIndex(active, { align: 'center' });
  }, []);

  const range = virtual.range;
  const from = range?.startIndex ?? 0;
  const until = Math.min(length, (range?.endIndex ?? 0) + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that went missing are a reason
  useEffect(() => {
    if (length > 0) current.current.onLook(from, until);
  }, [from, until, length, rowAt]);

  const open = useCallback((number: number) => {
    const row = current.current.rowAt(number);
    if (row !== undefined) current.current.onOpen(row);
  }, []);
  const focus = useCallback((number: number) => {
    if (number !== current.current.active) current.current.onActive(number);
  }, []);

  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isRow = target instanceof HTMLElement && target.dataset.number !== undefined;
    if (!isRow || event.ctrlKey || event.altKey || event.metaKey) return;
    if (key === 'ArrowUp' && active === 0) {
      event.preventDefault();
      return props.onLeave();
    }
    const page = Math.max(1, Math.floor(((ref.current?.clientHeight ?? 0) - head) / height) - 1);
    const to = movedBy(key, active, { length, page });
    if (to !== undefined) {
      event.preventDefault();
      isMoving.current = to !== active;
      return props.onActive(to);
    }
    const row = rowAt(active);
    if (row === undefined) return;
    if (key === 'Enter') props.onOpen(row);
    else props.onKey?.(key, row);
  };

  return (
    <div
      ref={ref}
      role="grid"
      aria-label={label}
      aria-rowcount={isOpenEnded ? -1 : length + 1}
      aria-busy={isBusy}
      className={classes.grid}
      onKeyDown={press}
    >
      <GridHead columns={columns} order={props.order} onSort={props.onSort} />
      <div
        role="rowgroup"
        className={classes.rows}
        data-over={isBusy || undefined}
        style={{ height: virtual.getTotalSize(), minWidth: tracks(columns).minWidth }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => (
          <GridRow
            key={index}
            number={index}
            top={start - head}
            row={rowAt(index)}
            columns={columns}
            isActive={index === active}
            onOpen={open}
            onFocus={focus}
          />
        ))}
      </div>
    </div>
  );
}
