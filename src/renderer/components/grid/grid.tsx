// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements do not lay out rows one by one
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { fitting, type GridColumn, type GridSelection, rem, tracks } from './column.ts';
import classes from './grid.module.css';
import { GridHead, type GridOrder } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';

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
  /** Absent where rows are not selected. */
  readonly selection?: GridSelection<Row>;
  /** Gives a column a width in rem, or its usual one. */
  readonly onSize?: (column: string, width: number | undefined) => void;
  /** Moves a column to the place of another. */
  readonly onMove?: (column: string, to: string) => void;
  /** How far the list was scrolled when it was left, in pixels, and what keeps it. */
  readonly top?: number;
  readonly onTop?: (top: number) => void;
}

const OVERSCAN = 12;
const HEAD_REM = 2.25;
const ROW_REM = 2.5;

/** Puts the keyboard onto the row where it was in the grid. */
export function enterGrid(grid: HTMLElement | null): void {
  grid?.querySelector<HTMLElement>('[data-number][tabindex="0"]')?.focus();
}

/** A list of any length: only the rows looked at are there, and one of them has the keyboard. */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, length, isOpenEnded, rowAt, isBusy, active, moved = 0, ref, selection } = props;
  const selects = selection !== undefined;
  const [room, setRoom] = useState(Number.POSITIVE_INFINITY);
  const [sizing, setSizing] = useState<Readonly<Record<string, number>>>({});
  const columns = useMemo(
    () =>
      fitting(
        props.columns.map((column) => {
          const width = sizing[column.id];
          return width === undefined ? column : { ...column, width, grow: 0 };
        }),
        room,
        selects,
      ),
    [props.columns, sizing, room, selects],
  );
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
    const { top = 0 } = props;
    if (top > 0 && ref.current) ref.current.scrollTop = top;
    else if (active > 0) virtual.scrollToIndex(active, { align: 'center' });
    return () => current.current.onTop?.(ref.current?.scrollTop ?? 0);
  }, []);

  useLayoutEffect(() => {
    const grid = ref.current;
    if (!grid) return;
    const measure = () => setRoom(grid.clientWidth / rem());
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(grid);
    return () => watch.disconnect();
  }, [ref]);

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

  const select = useCallback((number: number, isRange: boolean) => {
    const { selection: its, active: from } = current.current;
    if (isRange) its?.onRange(from, number);
    else its?.onToggle(number);
  }, []);

  /** Whether a key selects rows. */
  const selectsBy = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (!selection) return false;
    if (ctrlKey || metaKey) {
      if (key.toLowerCase() !== 'a') return false;
      selection.onAll(true);
    } else if (key === ' ') select(active, shiftKey);
    else if (key === 'Escape' && selection.state !== 'none') selection.onAll(false);
    else return false;
    return true;
  };

  const press = (event: KeyboardEvent) => {
    const { key, target } = event;
    const isRow = target instanceof HTMLElement && target.dataset.number !== undefined;
    if (!isRow || event.altKey) return;
    if (selectsBy(event)) return event.preventDefault();
    if (event.ctrlKey || event.metaKey) return;
    if (key === 'ArrowUp' && active === 0) {
      event.preventDefault();
      return props.onLeave();
    }
    const page = Math.max(1, Math.floor(((ref.current?.clientHeight ?? 0) - head) / height) - 1);
    const to = movedBy(key, active, { length, page });
    if (to !== undefined) {
      event.preventDefault();
      isMoving.current = to !== active;
      if (event.shiftKey) selection?.onRange(active, to);
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
      {...(selects && { 'aria-multiselectable': true })}
      className={classes.grid}
      onKeyDown={press}
    >
      <GridHead
        columns={columns}
        order={props.order}
        onSort={props.onSort}
        selection={selection}
        onSizing={(id, width) => setSizing({ [id]: width })}
        onSize={
          props.onSize &&
          ((id, width) => {
            setSizing({});
            props.onSize?.(id, width);
          })
        }
        onMove={props.onMove}
      />
      <div
        role="rowgroup"
        className={classes.rows}
        data-over={isBusy || undefined}
        style={{ height: virtual.getTotalSize(), minWidth: tracks(columns, selects).minWidth }}
      >
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rowAt(index);
          return (
            <GridRow
              key={index}
              number={index}
              top={start - head}
              row={row}
              columns={columns}
              isActive={index === active}
              isSelected={
                selection && row !== undefined ? selection.isSelected(row) : selection && false
              }
              nameOf={selection?.nameOf}
              onOpen={open}
              onFocus={focus}
              onSelect={select}
            />
          );
        })}
      </div>
    </div>
  );
}
