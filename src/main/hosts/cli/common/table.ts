/** The alignment of a column's cells; amounts are on the right. */
export type Side = 'left' | 'right';

function width(text: string): number {
  return [...text].length;
}

function pad(text: string, to: number, side: Side | undefined): string {
  const space = ' '.repeat(Math.max(0, to - width(text)));
  return side === 'right' ? space + text : text + space;
}

/** Rows as lines with aligned columns. */
export function table(rows: readonly (readonly string[])[], sides: readonly Side[] = []): string[] {
  const columns = Math.max(0, ...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => width(row[i] ?? ''))),
  );
  return rows.map((row) =>
    widths
      .map((to, i) => pad(row[i] ?? '', to, sides[i]))
      .join('  ')
      .trimEnd(),
  );
}

/** An amount in euro, with cents. */
export function amount(euro: number): string {
  return euro.toFixed(2);
}
