import { message } from '../../../shared/domain/messages/message.ts';
import type { Cell, Column } from './column.ts';
import type { Header } from './header.ts';
import type { Kind, PersonalRow, Refusal } from './kind.ts';

/** A row of a file as it is kept, with the fields that it lost, or why it is refused. */
export type ReadRow =
  | { readonly kept: PersonalRow; readonly lost: readonly Refusal[] }
  | { readonly refused: Refusal };

function readCell<T>({ read, empty }: Column<T>, text: string, today: string): Cell<T> {
  if (text !== '') return read(text, today);
  return empty === undefined ? { fault: message('cellEmpty') } : { value: empty };
}

/**
 * Prepares the reading of rows of a file with a certain first line.
 * @param today the Irish day, `YYYY-MM-DD`
 */
export function rowReader<Row>(kind: Kind<Row>, { places }: Header, today: string) {
  const { key, columns, check, complete = (row) => row, isTakenInPart = false } = kind;
  const { nameOf = (row) => String(row[key]), personOf } = kind;
  const fields = places.map(({ field, place }) => ({
    field,
    place,
    // The header was made from these columns.
    column: columns[field as keyof Row & string] as Column<Row[keyof Row & string]>,
  }));
  return (cells: readonly string[]): ReadRow => {
    const row: Partial<Row> = {};
    const lost: Refusal[] = [];
    for (const { field, place, column } of fields) {
      const cell = readCell(column, cells[place]?.trim() ?? '', today);
      if ('fault' in cell) {
        const fault = { field, reason: cell.fault };
        const { empty } = column;
        if (!isTakenInPart || empty === undefined) return { refused: fault };
        lost.push(fault);
        row[field as keyof Row & string] = empty;
      } else row[field as keyof Row & string] = cell.value;
    }
    // Every field was read.
    const whole = complete(row as Row);
    const refused = check?.(whole);
    if (refused) return { refused };
    const values = fields.map(({ field }) => whole[field as keyof Row & string]);
    const kept = { key: nameOf(whole), content: JSON.stringify(values) };
    return { kept: personOf ? { ...kept, person: personOf(whole) } : kept, lost };
  };
}
