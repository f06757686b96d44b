import { message } from '../../../../shared/domain/messages/message.ts';
import { COVERS, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import { valuesOf } from '../../../../shared/domain/rate-book-fields/rate-book-field.ts';
import { RATE_BOOK_FIELDS } from '../../../../shared/domain/rate-book-fields/rate-book-fields.ts';
import { CODECS } from './codec.ts';
import { putAt, type Reading, type Unchecked, valueAt } from './reading.ts';
import { type Sheet, textCell } from './sheet.ts';
import { CODEC_OF, type Column, cellAt, columnOf, neededColumn, readHeadings } from './table.ts';

/** The sheet of everything that is no table. */
export const MANIFEST = 'Book';

const HEAD = ['Setting', 'Value', 'Meaning'] as const;

/** A setting of a book, in a row of its own. */
type Setting = Pick<Column, 'title' | 'path' | 'codec'> & { readonly meaning: string };

const SETTINGS: readonly Setting[] = [
  ...valuesOf(RATE_BOOK_FIELDS).flatMap(({ kind, path, column, meaning, about }): Setting[] => {
    if (column === undefined) return [];
    const setting = { ...columnOf(column, path, CODEC_OF[kind]), meaning: meaning ?? about };
    if (kind !== 'byCover') return [setting];
    return COVERS.map((cover) => ({
      ...setting,
      title: `${column}: ${coverTitle[cover]}`,
      path: `${path}.${cover}`,
    }));
  }),
  {
    ...columnOf('Made from', 'madeFrom'),
    meaning: 'The hash of the book before it was changed here',
  },
];

/** The manifest of a book. @param madeFrom its hash */
export function writeManifest(book: object, madeFrom: string): Sheet {
  const rows = SETTINGS.map(({ title, path, codec, meaning }) => [
    textCell(title),
    CODECS[codec].write(valueAt({ ...book, madeFrom }, path)),
    textCell(meaning),
  ]);
  return { name: MANIFEST, rows: [HEAD.map(textCell), ...rows] };
}

const COLUMNS = [neededColumn(HEAD[0], 'setting'), neededColumn(HEAD[1], 'value')];

/** The settings of a sheet by their rows, from 1; other rows are ignored. */
function settingsOf({ rows }: Sheet, at: number) {
  const known = new Map(SETTINGS.map((one) => [one.title.toLowerCase(), one]));
  return rows.flatMap((cells, i) => {
    const title = cellAt(cells, at);
    const one = title?.kind === 'text' ? known.get(title.text.trim().toLowerCase()) : undefined;
    return i > 0 && one ? [{ row: i + 1, ...one }] : [];
  });
}

/** The part of a book that its manifest holds, with `madeFrom`. */
export function readManifest(sheet: Sheet, reading: Reading): Unchecked {
  const book: Unchecked = {};
  const [settings, values] = readHeadings(sheet, COLUMNS, '', reading);
  if (!(settings && values)) return book;
  const seen = new Set<string>();
  for (const { row, title, path, codec } of settingsOf(sheet, settings.at)) {
    const place = { sheet: sheet.name, row, column: values.at };
    if (seen.has(path)) reading.fault(path, place, message('settingTwice', { title }));
    seen.add(path);
    reading.note(path, place);
    const cell = cellAt(sheet.rows[row - 1], values.at);
    const read = cell ? CODECS[codec].read(cell) : { value: undefined };
    if ('problem' in read) reading.fault(path, place, read.problem);
    else if (read.value !== undefined) putAt(book, path, read.value);
  }
  const hasFacts = valueAt(book, 'beforeCover.facts') !== undefined;
  if (book.beforeCover !== undefined && !hasFacts) putAt(book, 'beforeCover.facts', []);
  return book;
}
