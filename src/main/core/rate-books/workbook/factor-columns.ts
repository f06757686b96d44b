import { TEXT_INPUTS } from '../../../../shared/domain/quotes/rating-inputs.ts';
import { valueAt } from './record.ts';
import type { Column } from './table.ts';

/** The sheet with a row of settings for each factor, in the order in which they multiply. */
export const TABLES = 'Tables';

const column = (title: string, path: string, codec: Column['codec']): Column => ({
  title,
  path,
  codec,
});
const needed = (title: string, path: string, codec: Column['codec']): Column => ({
  ...column(title, path, codec),
  isNeeded: true,
});

const isNumeric = (item: object): boolean => ['bands', 'line'].includes(`${valueAt(item, 'kind')}`);

/** What is assumed: a row, or of a table of numbers a number. */
const assumed = (title: string, path: string): Column => ({
  ...column(title, path, 'text'),
  variant: (item) => (isNumeric(item) ? { path, codec: 'number' } : undefined),
});

/** A factor, with the names of the sheets that its rows are in. */
export const FACTOR_COLUMNS: readonly Column[] = [
  needed('Sheet', 'sheet', 'text'),
  needed('Id', 'id', 'text'),
  needed('Title', 'title', 'text'),
  needed('Kind', 'kind', 'text'),
  column('Covers', 'covers', 'list'),
  column('Add-on', 'addOn', 'text'),
  column('May stay open', 'optional', 'flag'),
  {
    ...needed('Inputs', 'inputs', 'list'),
    variant: (item) => (isNumeric(item) ? { path: 'input', codec: 'text' } : undefined),
  },
  column('Unit', 'unit', 'text'),
  column('Unit of one', 'unitOfOne', 'text'),
  assumed('Assumed', 'assume'),
  assumed('Assumed in a quick price', 'assume.typical'),
  assumed('Assumed in a full quote', 'assume.cautious'),
  column('Assumed at least', 'assumeAtLeast', 'text'),
  column('Assumed at most', 'assumeAtMost', 'text'),
  column('Unknown word', 'unknown.decision', 'text'),
  column('Unknown word: row', 'unknown.row', 'text'),
  column('Unknown word: reason', 'unknown.reason', 'text'),
  column('Extrapolated from', 'extrapolate.from', 'number'),
  column('Extrapolated up to', 'extrapolate.upTo', 'number'),
  column('Combinations', 'combinationsSheet', 'text'),
  column('Spellings', 'spellingsSheet', 'text'),
];

const RELATIVITY = needed('Relativity', 'relativity', 'number');
const LOAD = column('Flat amount', 'loadCents', 'euro');
const ROW = needed('Row', 'row', 'text');

interface RowColumns {
  /** The property of the factor that holds the rows. */
  readonly list: string;
  readonly columns: readonly Column[];
}

/** The rows of each kind of factor. */
export const ROW_COLUMNS: { readonly [kind: string]: RowColumns | undefined } = {
  table: {
    list: 'rows',
    columns: [ROW, RELATIVITY, LOAD, { ...needed('Words', 'words', 'list'), whenEmpty: [] }],
  },
  combination: { list: 'rows', columns: [ROW, RELATIVITY, LOAD] },
  bands: { list: 'bands', columns: [needed('From', 'from', 'number'), RELATIVITY, LOAD] },
  line: { list: 'points', columns: [needed('At', 'at', 'number'), RELATIVITY] },
};

/** A combination: a column for each input that may be looked at. */
export const COMBINATION_COLUMNS: readonly Column[] = [
  ROW,
  ...TEXT_INPUTS.map((input) => column(input, `words.${input}`, 'list')),
  column('Only assumed', 'assumed', 'flag'),
];

/** A word of a combination with its other spellings. */
export const SPELLING_COLUMNS: readonly Column[] = [
  needed('Input', 'input', 'text'),
  needed('Word', 'word', 'text'),
  { ...needed('Spellings', 'spellings', 'list'), whenEmpty: [] },
];

/** The sheet of values that the answer to another question implies. */
export const IMPLIED = 'Implied values';

export const IMPLIED_COLUMNS: readonly Column[] = [
  needed('Sheet', 'sheet', 'text'),
  needed('Table', 'factor', 'text'),
  needed('Row', 'row', 'text'),
  needed('Value', 'value', 'number'),
];
