import type { ReactNode } from 'react';

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
