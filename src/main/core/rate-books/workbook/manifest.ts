import { message } from '../../../../shared/domain/messages/message.ts';
import { COVERS, coverTitle } from '../../../../shared/domain/quotes/cover.ts';
import { CODECS } from './codec.ts';
import type { Reading } from './reading.ts';
import { putAt, type Unchecked, valueAt } from './record.ts';
import { type Sheet, textCell } from './sheet.ts';
import { type Column, cellAt, readHeadings } from './table.ts';

/** The sheet of everything that is no table. */
export const MANIFEST = 'Book';

const HEAD = ['Setting', 'Value', 'Meaning'] as const;

/** A setting of a book, in a row of its own. */
type Setting = Pick<Column, 'title' | 'path' | 'codec'> & { readonly meaning: string };

const setting = (
  title: string,
  path: string,
  codec: Column['codec'],
  meaning: string,
): Setting => ({ title, path, codec, meaning });

const byCover = (title: string, path: string, meaning: string): Setting[] =>
  COVERS.map((cover) =>
    setting(`${title}: ${coverTitle[cover]}`, `${path}.${cover}`, 'euro', meaning),
  );

const SETTINGS: readonly Setting[] = [
  setting('Name', 'name', 'text', 'What the book is called'),
  setting('Version', 'version', 'text', 'Its edition, as 2026.5'),
  setting(
    'Demonstration',
    'demonstration',
    'flag',
    'Whether it is a demonstration: nothing may be sold with it',
  ),
  setting('Underwriter', 'underwriter', 'text', 'The insurer, as it stands on documents'),
  setting(
    'Scheme',
    'scheme.id',
    'text',
    'What programs call the scheme; all three empty: the default scheme',
  ),
  setting('Scheme name', 'scheme.name', 'text', 'What a person reads'),
  setting('Line of business', 'scheme.line', 'text', 'As private-motor'),
  setting(
    'Insurer authorised in',
    'scheme.authorisedIn',
    'text',
    'ireland or other-member-state; empty: ireland. It decides the levies',
  ),
  setting('In force from', 'inForceFrom', 'day', 'The first day of cover that it rates'),
  setting('Validity', 'validityDays', 'number', 'Days for which a quote holds'),
  setting(
    'Duplicates',
    'duplicates',
    'text',
    'warn or stop; empty: the desk is stopped, the API warned',
  ),
  setting('Base title', 'base.title', 'text', 'What the first step of a premium is called'),
  ...byCover('Base', 'base.cents', 'Euro a year, before every factor'),
  ...byCover('Least net premium', 'minimumNetCents', 'Euro a year, before levies'),
  setting('Policy fee', 'policyFeeCents', 'euro', 'Euro, on top of the gross premium'),
  setting(
    'Smallest premium',
    'smallestPremiumCents',
    'euro',
    'Euro: the least that may be set by hand',
  ),
  setting('Shortest policy', 'periods.leastDays', 'number', 'Days'),
  setting('Longest policy', 'periods.mostMonths', 'number', 'Months'),
  setting('Named drivers: title', 'namedDrivers.title', 'text', 'Of their step in a premium'),
  setting('Named drivers: each', 'namedDrivers.driver', 'text', 'What one is called'),
  setting(
    'Named drivers: factors',
    'namedDrivers.factors',
    'list',
    'Ids of the tables that are rated again for each',
  ),
  setting(
    'Named drivers: share',
    'namedDrivers.share',
    'number',
    'Of the difference, at most four decimal places',
  ),
  setting(
    'Named drivers: main share',
    'namedDrivers.mainShare',
    'number',
    'The same for the main driver',
  ),
  setting(
    'Before cover: facts',
    'beforeCover.facts',
    'list',
    'What must be known before cover begins, as Customer/LicenceType',
  ),
  setting('Before cover: where', 'beforeCover.where', 'text', 'desk or everywhere'),
  setting('Made from', 'madeFrom', 'text', 'The hash of the book before it was changed here'),
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

const COLUMNS: readonly Column[] = [
  { title: HEAD[0], path: 'setting', codec: 'text', isNeeded: true },
  { title: HEAD[1], path: 'value', codec: 'text', isNeeded: true },
];

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
