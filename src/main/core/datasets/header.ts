import { squash } from '../../../shared/domain/fold.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import type { Column } from './column.ts';

type Columns = Readonly<Record<string, Column<unknown>>>;

/** Where a file has the fields of a dataset. */
export interface Header {
  /** Each with its place in a row, or -1 where the file does not have it. */
  readonly places: readonly {
    readonly field: string;
    readonly title: string;
    readonly place: number;
  }[];
  /** Columns that nothing reads. */
  readonly unused: readonly string[];
}

const NAMED = 30;

const list = (names: readonly string[]) =>
  names
    .slice(0, NAMED)
    .map((name) => `“${shortly(name)}”`)
    .join(', ');

const nameOf = ({ names: [name = ''] }: Column<unknown>) => name;

/** The places of a field in the first line: of the first of its names that stands there. */
function placesOf({ names }: Column<unknown>, squashed: readonly string[]): number[] {
  const title = names.map(squash).find((each) => squashed.includes(each));
  return squashed.flatMap((each, place) => (each === title && title !== undefined ? [place] : []));
}

/** Finds the columns of a dataset in the first line of a file, or says which are not there. */
export function readHeader(
  columns: Columns,
  cells: readonly string[],
): Header | { readonly fault: Message } {
  const squashed = cells.map(squash);
  const found = Object.entries(columns).map(([field, column]) => ({
    field,
    column,
    at: placesOf(column, squashed),
  }));
  const absent = found.filter(({ column, at }) => at.length === 0 && !('empty' in column));
  if (absent.length > 0) {
    const wanted = list(absent.map(({ column }) => nameOf(column)));
    return { fault: message('columnsAbsent', { wanted, found: list(cells) }) };
  }
  const twice = found.find(({ at }) => at.length > 1);
  if (twice) {
    const titles = list(twice.at.map((place) => cells[place] ?? ''));
    return { fault: message('columnsSame', { wanted: nameOf(twice.column), found: titles }) };
  }
  const places = found.map(({ field, at: [place = -1] }) => ({
    field,
    place,
    title: cells[place]?.trim() ?? field,
  }));
  const used = new Set(places.map(({ place }) => place));
  const unused = cells.filter((title, place) => !used.has(place) && title.trim() !== '');
  return { places, unused: unused.map((title) => title.trim()) };
}
