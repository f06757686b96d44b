import type { ReactNode } from 'react';
import table from '../../components/table.module.css';

interface ScrollingTableProps {
  /** What the table is called. */
  readonly label: string;
  readonly columns: readonly { readonly title: string; readonly isNumber?: boolean }[];
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
            {columns.map(({ title, isNumber = false }) => (
              <th key={title} scope="col" {...(isNumber && { className: table.number })}>
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
