import type { ReactNode } from 'react';
import { ScrollingTable } from '../../../components/table.tsx';
import classes from './tables.module.css';

interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
}

interface PartTableProps {
  /** What the table is called. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** What stands above it. */
  readonly caption?: string;
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table of a rate book, whose head stays in sight. */
export function PartTable({ columns, caption, ...table }: PartTableProps) {
  return (
    <ScrollingTable
      {...table}
      classes={classes}
      caption={caption && <caption className={classes.caption}>{caption}</caption>}
      columns={columns.map(({ title, isNumber = false }) => ({
        title,
        className: isNumber ? classes.number : undefined,
      }))}
    />
  );
}
