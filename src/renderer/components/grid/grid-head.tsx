// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements do not lay out rows one by one
import { useRef } from 'react';
import {
  type GridColumn,
  type GridSelection,
  NARROWEST,
  rem,
  tracks,
  trackWidth,
} from './column.ts';
import classes from './grid.module.css';

/** What a list is sorted by, by the id of a column. */
export interface GridOrder {
  readonly by: string;
  readonly descending: boolean;
}

interface GridHeadProps<Row> {
  readonly selection: GridSelection<Row> | undefined;
  readonly onSize: ((id: string, width: number | undefined) => void) | undefined;
  readonly onMove: ((id: string, to: string) => void) | undefined;
  readonly columns: readonly GridColumn<Row>[];
  readonly order: GridOrder | undefined;
  readonly onSort: ((id: string) => void) | undefined;
  /** While a column is sized: how wide it is, in rem. */
  readonly onSizing: (id: string, width: number) => void;
}

function sortOf(id: string, order: GridOrder | undefined) {
  if (order?.by !== id) return 'none';
  return order.descending ? 'descending' : 'ascending';
}

const MARKS = { none: '', ascending: '↑', descending: '↓' } as const;

/** The box that selects all rows, or none. */
function AllBox<Row>({ allName, state, onAll }: GridSelection<Row>) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to its box
    <div role="columnheader" className={classes.box}>
      <input
        type="checkbox"
        aria-label={allName}
        checked={state === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = state === 'some';
        }}
        onChange={() => onAll(state !== 'all')}
      />
    </div>
  );
}

/** A column that is being moved, by its id: only one window moves one at a time. */
const MOVED = 'application/x-quotedesk-column';

/** The heads of the columns: those that sort are buttons; a mouse sizes them at their end and moves them. */
export function GridHead<Row>(props: GridHeadProps<Row>) {
  const { columns, order, onSort, selection, onSize, onSizing, onMove } = props;
  const selects = selection !== undefined;
  const style = tracks(columns, selects);
  return (
    <div role="rowgroup" className={classes.head} style={{ minWidth: style.minWidth }}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus goes to its buttons */}
      <div role="row" aria-rowindex={1} className={`${classes.row} ${classes.heads}`} style={style}>
        {selection && <AllBox {...selection} />}
        {columns.map(({ id, title, numeric, pinned, sorts }) => {
          const sort = sortOf(id, order);
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the focus goes to its button
            <div
              key={id}
              role="columnheader"
              className={`${classes.columnHead} ${numeric ? classes.numeric : ''}`}
              data-pinned={pinned}
              data-column={id}
              {...(sorts && { 'aria-sort': sort })}
              {...(onMove && {
                draggable: true,
                onDragStart: ({ dataTransfer }) => dataTransfer.setData(MOVED, id),
                onDragOver: (event) => {
                  if (event.dataTransfer.types.includes(MOVED)) event.preventDefault();
                },
                onDrop: ({ dataTransfer }) => onMove(dataTransfer.getData(MOVED), id),
              })}
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
              {onSize && <Sizer id={id} onSizing={onSizing} onSize={onSize} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface SizerProps {
  readonly id: string;
  readonly onSizing: (id: string, width: number) => void;
  readonly onSize: (id: string, width: number | undefined) => void;
}

/** The end of a head, which a mouse draws to make its column wider; pressed twice, it is as wide as usual. */
function Sizer({ id, onSizing, onSize }: SizerProps) {
  const from = useRef<{ readonly x: number; readonly width: number }>(undefined);
  const widthAt = (x: number) => {
    const { x: start, width } = from.current ?? { x, width: 0 };
    return Math.max(NARROWEST, Math.round(((width + x - start) / rem()) * 4) / 4);
  };
  return (
    <span
      className={classes.sizer}
      aria-hidden="true"
      // The column is sized, not moved.
      draggable
      onDragStart={(event) => {
        event.preventDefault();
        event.stopPropagation();
      }}
      onPointerDown={({ currentTarget, pointerId, clientX }) => {
        const width = trackWidth(currentTarget.parentElement) * rem();
        from.current = { x: clientX, width };
        currentTarget.setPointerCapture(pointerId);
      }}
      onPointerMove={({ clientX }) => {
        if (from.current) onSizing(id, widthAt(clientX));
      }}
      onPointerUp={({ clientX }) => {
        const isMoved = from.current && from.current.x !== clientX;
        const width = widthAt(clientX);
        from.current = undefined;
        if (isMoved) onSize(id, width);
      }}
      onDoubleClick={() => onSize(id, undefined)}
    />
  );
}
