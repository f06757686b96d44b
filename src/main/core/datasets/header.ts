import { squash } from '../../../shared/domain/fold.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import type { ColumnChoice } from '../../../shared/schemas/data/column-mapping.ts';
import type { Column } from './column.ts';

export type Columns = Readonly<Record<string, Column<unknown>>>;

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

/** Rows among which the titles are looked for: reports have their own title, a day and a firm above them. */
export const TITLES_WITHIN = 10;

const NAMED = 30;

const list = (names: readonly string[]) =>
  names
    .slice(0, NAMED)
    .map((name) => `“${shortly(name)}”`)
    .join(', ');

const nameOf = ({ names: [name = ''] }: Column<unknown>) => name;

/** A title as it is compared: in any case, with any spaces; one of marks alone as it is. */
export const titleKey = (title: string): string => squash(title) || title.trim();

export const isRequired = (column: Column<unknown>): boolean => !('empty' in column);

/**
 * The places of each field in the first line: of the column that was chosen for it, or else of the
 * first of its names that stands there and was not chosen for another.
 */
export function findPlaces(
  columns: Columns,
  cells: readonly string[],
  choices: readonly ColumnChoice[],
): readonly { readonly field: string; readonly at: readonly number[] }[] {
  const titles = cells.map(titleKey);
  const chosen = new Set(choices.map(({ title }) => titleKey(title)));
  const placesOf = (wanted: string | undefined) =>
    titles.flatMap((title, place) => (title === wanted ? [place] : []));
  return Object.entries(columns).map(([field, { names }]) => {
    const choice = choices.find((each) => each.field === field);
    if (choice) return { field, at: placesOf(titleKey(choice.title)) };
    const wanted = names.map(titleKey).find((name) => !chosen.has(name) && titles.includes(name));
    return { field, at: placesOf(wanted) };
  });
}

/** What is wrong with what somebody chose. */
function choiceFault(
  columns: Columns,
  cells: readonly string[],
  choices: readonly ColumnChoice[],
): Message | undefined {
  const titles = new Set(cells.map(titleKey));
  const absent = choices.find(({ title }) => !titles.has(titleKey(title)));
  if (absent) return message('titleAbsent', { title: absent.title, found: list(cells) });
  const fields = Object.keys(columns);
  const unknown = choices.find(({ field }) => field !== null && !fields.includes(field));
  if (unknown) {
    return message('fieldUnknown', { field: unknown.field ?? '', known: fields.join(', ') });
  }
  const given = choices.flatMap(({ field }) => field ?? []);
  const twice = given.find((field, at) => given.indexOf(field) !== at);
  return twice === undefined ? undefined : message('fieldTwice', { field: twice });
}

/** Finds the columns of a dataset in the first line of a file, or says which are not there. */
export function readHeader(
  columns: Columns,
  cells: readonly string[],
  choices: readonly ColumnChoice[] = [],
): Header | { readonly fault: Message } {
  const fault = choiceFault(columns, cells, choices);
  if (fault) return { fault };
  const found = findPlaces(columns, cells, choices).map(({ field, at }) => ({
    field,
    at,
    // The places were found by these columns.
    column: columns[field] as Column<unknown>,
  }));
  const absent = found.filter(({ column, at }) => at.length === 0 && isRequired(column));
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
