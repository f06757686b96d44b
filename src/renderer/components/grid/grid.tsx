// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements do not lay out rows one by one
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { type GridColumn, tracks } from './column.ts';
import classes from './grid.module.css';
import { GridHead, type GridOrder } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { movedBy } from './keys.ts';

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
