import en from '../../../../i18n/en/bookEdit.json';
import type { Column, Table } from '../book/table.ts';

/** What the workbook of a rate book calls a column, where the screen calls it something else. */
const IN_WORKBOOK: Readonly<Record<string, string>> = { words: 'Words', at: 'At' };

/** What the screen calls a column in English. */
const ON_SCREEN: Readonly<Record<string, string>> = en.heading;

/** The column of a file that names its rows, where no column of the table does. */
export const ROW_NAME = en.heading.row;

/** Whether the rows of a table are those that it always has, each with a name. */
export const hasNamedRows = ({ list, rows }: Table): boolean =>
  list === undefined && rows.every(({ name }) => name !== undefined);

/** What a column is called in a file: the same in every language, for an add-on or an input its id. */
export const headingOf = ({ id }: Column): string => IN_WORKBOOK[id] ?? ON_SCREEN[id] ?? id;

const key = (heading: string) => heading.trim().toLowerCase();

/** Where the columns of a name stand in the first row of a file: by what a file calls it, else by the others. */
export function placesOf(
  column: Column,
  shown: string,
  head: readonly string[],
): readonly number[] {
  const places = (name: string) =>
    head.flatMap((heading, at) => (key(heading) === key(name) ? [at] : []));
  const { id } = column;
  const found = [headingOf(column), ON_SCREEN[id] ?? id, id, shown];
  return found.map(places).find((at) => at.length > 0) ?? [];
}
