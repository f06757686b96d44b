import { fieldPaths } from '../../../../../shared/domain/quote-fields/quote-fields.ts';
import { PLACES_OF_AUTHORISATION } from '../../../../../shared/domain/rate-books/authorised-in.ts';
import type { Draft } from './draft.ts';
import type { Path } from './path.ts';
import { type BookPart, type CellForm, type CellKind, column, type Table } from './table.ts';

type Settings = Readonly<Record<string, CellForm & { readonly at: Path }>>;

const text = (...at: string[]) => ({ at, kind: 'text' }) as const;
const optional = (kind: CellKind, ...at: string[]) => ({ at, kind, isOptional: true });
const choice = (choices: readonly string[], ...at: string[]) => ({
  ...optional('choice', ...at),
  choices,
});

const HEAD: Settings = {
  name: text('name'),
  version: text('version'),
  underwriter: text('underwriter'),
  demonstration: { at: ['demonstration'], kind: 'flag' },
  schemeId: optional('text', 'scheme', 'id'),
  schemeName: optional('text', 'scheme', 'name'),
  line: optional('text', 'scheme', 'line'),
  authorisedIn: choice(PLACES_OF_AUTHORISATION, 'scheme', 'authorisedIn'),
  inForceFrom: { at: ['inForceFrom'], kind: 'day' },
  validityDays: { at: ['validityDays'], kind: 'whole' },
  duplicates: choice(['warn', 'stop'], 'duplicates'),
  baseTitle: text('base', 'title'),
};

const PERIODS: Settings = {
  leastDays: optional('whole', 'periods', 'leastDays'),
  mostMonths: optional('whole', 'periods', 'mostMonths'),
};

const BEFORE_COVER: Settings = {
  facts: { ...optional('words', 'beforeCover', 'facts'), choices: fieldPaths },
  where: choice(['desk', 'everywhere'], 'beforeCover', 'where'),
};

/** How named drivers count; the factors that are rated again for each are of the book. */
const namedDrivers = (factors: readonly string[]): Settings => ({
  driversTitle: optional('text', 'namedDrivers', 'title'),
  driver: optional('text', 'namedDrivers', 'driver'),
  factors: { ...optional('words', 'namedDrivers', 'factors'), choices: factors },
  share: optional('share', 'namedDrivers', 'share'),
  mainShare: optional('share', 'namedDrivers', 'mainShare'),
});

/** A table of settings, each with what it holds. A part of the book without any setting is absent. */
const settingsTable = (id: string, part: BookPart, settings: Settings): Table => ({
  ...{ id, part, columns: [column('setting', 'text', [])] },
  rows: Object.entries(settings).map(([name, { at, ...setting }]) => ({
    ...{ name, at, cells: { setting }, stays: 0 },
  })),
});

/** The settings at the head of a book. */
export const headTable = (): Table => settingsTable('head', 'book', HEAD);

/** The settings of the periods, of named drivers and of what precedes cover. */
export const saleTables = ({ factors }: Draft): Table[] => [
  settingsTable('periods', 'sale', PERIODS),
  settingsTable('namedDrivers', 'sale', namedDrivers([...new Set(factors.map(({ id }) => id))])),
  settingsTable('beforeCover', 'sale', BEFORE_COVER),
];
