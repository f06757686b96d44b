import type { ReactNode } from 'react';
import table from '../../components/table.module.css';
import classes from './datasets.module.css';

interface Column {
  readonly title: string;
  readonly isNumber?: boolean;
  /** Whether its cells are words, also where it is the last one: that has buttons otherwise. */
  readonly isText?: boolean;
}

interface ScrollingTableProps {
  /** What the table is called. */
  readonly label: string;
  readonly columns: readonly Column[];
  /** Its rows. */
  readonly children: ReactNode;
}

/** A table that a keyboard can scroll where the window is narrow. */
export function ScrollingTable({ label, columns, children }: ScrollingTableProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a section stands around it
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard must be able to scroll it
    <div className={table.panel} role="group" tabIndex={0} aria-label={label}>
      <table className={table.table}>
        <thead>
          <tr>
            {columns.map(({ title, isNumber = false, isText = false }) => (
              <th
                key={title}
                scope="col"
                {...(isNumber && { className: table.number })}
                {...(isText && { className: classes.words })}
              >
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
