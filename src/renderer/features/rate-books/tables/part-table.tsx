import type { ReactNode } from 'react';
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
export function PartTable({ label, columns, caption, children }: PartTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section stands around it
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <div className={classes.panel} role="group" tabIndex={0} aria-label={label}>
      <table className={classes.table}>
        {caption && <caption className={classes.caption}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map(({ title, isNumber = false }) => (
              <th key={title} scope="col" {...(isNumber && { className: classes.number })}>
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
