// biome-ignore-all lint/a11y/useSemanticElements: a table's own elements do not lay out rows one by one
import { type GridColumn, tracks } from './column.ts';
import classes from './grid.module.css';

/** What a list is sorted by, by the id of a column. */
export interface GridOrder {
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
export function GridHead<Row>({ columns, order, onSort }: GridHeadProps<Row>) {
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
