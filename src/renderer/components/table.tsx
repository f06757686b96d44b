import { Button } from '@mantine/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import ownClasses from './table.module.css';

interface Column {
  readonly title: string;
  /** A class of its heading: for numbers, or for words where buttons could stand. */
  readonly className?: string | undefined;
}

interface ScrollingTableProps {
  /** What the table is called. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** The classes of the panel around it, and of itself; by default those of every table. */
  readonly classes?: Readonly<Record<string, string>>;
  /** A class of the table next to its usual one. */
  readonly className?: string | undefined;
  /** Whether it is a region of its own, because no section stands around it. */
  readonly isRegion?: boolean;
  /** The caption above it. */
  readonly caption?: ReactNode;
  /** What keys do in it. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table in a panel that a keyboard can scroll. */
export function ScrollingTable(props: ScrollingTableProps) {
  const { label, columns, classes = ownClasses, className, isRegion = false } = props;
  const Panel = isRegion ? 'section' : 'div';
  return (
    // A fieldset is for fields, and a section stands around what is no region of its own.
    <Panel
      className={classes.panel}
      {...(!isRegion && { role: 'group' })}
      // A keyboard must be able to scroll it.
      tabIndex={0}
      aria-label={label}
      onKeyDown={props.onKeyDown}
    >
      <table className={[classes.table, className].filter(Boolean).join(' ')}>
        {props.caption}
        <thead>
          <tr>
            {columns.map(({ title, className: heading }) => (
              <th key={title} scope="col" className={heading}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </Panel>
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
      className={numeric ? ownClasses.number : undefined}
      aria-sort={isOn ? direction : 'none'}
    >
      <button
        type="button"
        className={ownClasses.sort}
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
