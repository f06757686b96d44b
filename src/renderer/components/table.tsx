import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './table.module.css';

interface Column {
  readonly title: string;
  /** A class of its heading: for numbers, or for words where buttons could stand. */
  readonly className?: string | undefined;
}

interface ScrollingTableProps {
  /** What the table is called. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** The classes of the panel around it, of itself, and of what stands above it. */
  readonly classes: Readonly<Record<string, string>>;
  /** What stands above it. */
  readonly caption?: string | undefined;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table in a panel that a keyboard can scroll. */
export function ScrollingTable({
  label,
  columns,
  classes,
  caption,
  children,
}: ScrollingTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section stands around it
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <div className={classes.panel} role="group" tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        {caption && <caption className={classes.caption}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ title, className }) => (
              <th key={title} scope="col" className={className}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

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
      className={numeric ? classes.number : undefined}
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

interface MoreButtonProps {
  /** How many are asked for now. */
  readonly limit: number;
  /** The most that the service lists. */
  readonly most: number;
  readonly onLimit: (limit: number) => void;
}

/** Asks for twice as many of a list that goes on; nothing once it has the most that it can have. */
export function MoreButton({ limit, most, onLimit }: MoreButtonProps) {
  const { t } = useTranslation('common');
  if (limit >= most) return null;
  return (
    <div>
      <Button variant="default" onClick={() => onLimit(Math.min(most, limit * 2))}>
        {t('more')}
      </Button>
    </div>
  );
}
