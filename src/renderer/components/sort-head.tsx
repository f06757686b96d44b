import classes from './sort-head.module.css';
import table from './table.module.css';

/** By what a table is sorted, and which way. */
export interface Order<Column extends string> {
  readonly by: Column;
  readonly descending: boolean;
}

interface SortHeadProps<Column extends string> {
  readonly by: Column;
  readonly title: string;
  readonly order: Order<Column> | undefined;
  readonly numeric?: boolean;
  readonly onSort: (order: Order<Column>) => void;
}

/** The head of a column that sorts; pressed again, the other way round. */
export function SortHead<Column extends string>(props: SortHeadProps<Column>) {
  const { by, title, order, numeric = false, onSort } = props;
  const isOn = order?.by === by;
  const direction = order?.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={numeric ? table.number : undefined}
      aria-sort={isOn ? direction : 'none'}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => onSort({ by, descending: isOn && order?.descending === false })}
      >
        {title}
        {isOn && <span aria-hidden="true">{order?.descending ? ' ↓' : ' ↑'}</span>}
      </button>
    </th>
  );
}
