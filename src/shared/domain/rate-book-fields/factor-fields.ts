import { ADD_ONS } from '../quotes/add-on.ts';
import type { FieldTable, ListField } from './rate-book-field.ts';

/**
 * The largest value of a line. With whole numbers up to it, every product of the line between two
 * points stays below 2^52, where a double holds each whole number.
 */
export const LARGEST_POINT = 1_000_000_000;

export const FACTOR_KINDS = ['table', 'combination', 'bands', 'line'] as const;
export type FactorKind = (typeof FACTOR_KINDS)[number];

/** What every factor has, whatever its kind. */
const COMMON = {
  id: { kind: 'text', about: 'What the factor is called, once under each cover', column: 'Id' },
  title: { kind: 'text', about: 'What a person reads', column: 'Title', word: 'name' },
  covers: { kind: 'covers', optional: true, about: 'Absent: every cover', column: 'Covers' },
  addOn: {
    kind: 'choice',
    optional: true,
    choices: ADD_ONS,
    about: 'The optional cover whose price alone it moves; absent: the premium',
    column: 'Add-on',
  },
  optional: {
    kind: 'flag',
    optional: true,
    about:
      'Whether the question may stay open: without an answer it costs the same in a full quote as in a quick price, and nothing warns of it',
    column: 'May stay open',
    word: 'open',
    shownBefore: 'covers',
  },
  kind: {
    kind: 'choice',
    choices: FACTOR_KINDS,
    about: 'How its rows are chosen',
    column: 'Kind',
    before: 'covers',
  },
} as const satisfies FieldTable;

/** What a row does to the premium: it multiplies it, and then it may add a flat amount. */
const RELATIVITY = {
  kind: 'relativity',
  about: 'A multiplier with at most four decimal places',
  column: 'Relativity',
} as const;
const EFFECT = {
  relativity: RELATIVITY,
  loadCents: {
    kind: 'cents',
    optional: true,
    about: 'A flat amount added after the multiplier',
    column: 'Flat amount',
    word: 'load',
  },
} as const;

const row = <Text extends string>(about: Text) => ({ kind: 'text', about, column: 'Row' }) as const;

const ASSUMED_ROW = {
  kind: 'assumedRow',
  about: 'The row used where nothing is given',
  column: 'Assumed',
  needed: false,
} as const;

/**
 * What a word does that no row knows; absent: the row that is used where nothing is given. Its schema has a
 * shape for each decision.
 */
const UNKNOWN = {
  kind: 'group',
  optional: true,
  about: 'What a word does that no row knows',
  fields: {
    decision: {
      kind: 'choice',
      choices: ['assume', 'accept', 'refer', 'decline'],
      about: 'What it does',
      column: 'Unknown word',
    },
    row: {
      kind: 'text',
      about: 'The row that it is rated as',
      column: 'Unknown word: row',
      word: 'ratedAs',
    },
    reason: { kind: 'text', about: 'A sentence for the broker', column: 'Unknown word: reason' },
  },
} as const;

/** Rows by word. The first input that is given and known picks the row. */
export const TABLE_FACTOR = {
  ...COMMON,
  inputs: {
    kind: 'inputs',
    least: 1,
    about: 'The first that is given and known picks the row',
    column: 'Inputs',
  },
  assume: ASSUMED_ROW,
  unknown: UNKNOWN,
  rows: {
    kind: 'list',
    least: 1,
    about: 'Each word in one row alone',
    known: { by: ['row'], row: 'row' },
    fields: {
      row: row('What the row is called, and a word for it'),
      ...EFFECT,
      words: { kind: 'words', about: 'Other words for it, case forgiven', column: 'Words' },
    },
  },
} as const satisfies FieldTable;

/**
 * Rows by the words of several inputs together, as make and model. A combination holds where each
 * input that it names has one of its words. The one that names most inputs picks the row; of as many,
 * the one that names the earlier inputs of the table.
 */
export const COMBINATION_FACTOR = {
  ...COMMON,
  inputs: {
    kind: 'inputs',
    least: 2,
    most: 8,
    about: 'What is looked at together, as make and model',
    column: 'Inputs',
  },
  assume: ASSUMED_ROW,
  unknown: UNKNOWN,
  rows: {
    kind: 'list',
    least: 1,
    about: 'What the combinations lead to',
    known: { by: ['row'], row: 'row' },
    fields: { row: row('What the row is called'), ...EFFECT },
  },
  combinations: {
    kind: 'list',
    least: 1,
    about:
      'The one that names most inputs picks the row; of as many, the one that names the earlier inputs',
    known: { by: ['words'], row: 'row', unordered: true },
    fields: {
      row: row('The row that it leads to'),
      words: { kind: 'wordsOfInputs', about: 'Words, one of which must be given' },
      assumed: {
        kind: 'flag',
        optional: true,
        about:
          'Whether the row is only assumed, with a warning: it stands for words of the other inputs that no combination has',
        column: 'Only assumed',
      },
    },
  },
  /** Case, spaces and punctuation are forgiven anyway. */
  spellings: {
    kind: 'spellings',
    optional: true,
    about: 'Other words for a word of a combination',
  },
} as const satisfies FieldTable;

/** What factors over a number have in common. */
const NUMERIC = {
  input: { kind: 'numberInput', about: 'A number of the risk' },
  unit: {
    kind: 'anyText',
    optional: true,
    about: 'What stands behind a value, as years',
    column: 'Unit',
  },
  unitOfOne: {
    kind: 'anyText',
    optional: true,
    about: 'The unit where the value is 1; absent: the same',
    column: 'Unit of one',
  },
  assume: {
    kind: 'assumedNumber',
    about: 'The value used where none is given',
    column: 'Assumed',
    needed: false,
  },
  assumeAtLeast: {
    kind: 'numberInput',
    optional: true,
    about: 'An input that the assumption may not fall below, where it is given',
    column: 'Assumed at least',
    word: 'atLeast',
  },
  assumeAtMost: {
    kind: 'numberInput',
    optional: true,
    about:
      'An input that the assumption may not exceed, where it is given: it limits the least, too',
    column: 'Assumed at most',
    word: 'atMost',
  },
  implied: {
    kind: 'list',
    optional: true,
    least: 1,
    about:
      'The value where none is given, but the answer to another question says it: no assumption',
    known: { by: ['factor', 'row'] },
    fields: {
      factor: { kind: 'anyText', about: 'The id of a table factor', column: 'Table' },
      row: { kind: 'anyText', about: 'Its row, chosen by a word that was given', column: 'Row' },
      value: { kind: 'number', about: 'The value that it implies', column: 'Value', word: 'at' },
    },
  },
} as const satisfies FieldTable;

/** Rows by range: each from its bound up to the next row's. */
export const BANDS_FACTOR = {
  ...COMMON,
  ...NUMERIC,
  bands: {
    kind: 'list',
    least: 1,
    about: 'In rising order, the first from 0',
    known: { by: ['from'], row: 'from' },
    fields: { from: { kind: 'number', about: 'Its least value', column: 'From' }, ...EFFECT },
  },
} as const satisfies FieldTable;

/**
 * A line through points, straight between them and level outside, or going on straight up to a bound;
 * rounded to four places.
 */
export const LINE_FACTOR = {
  ...COMMON,
  ...NUMERIC,
  points: {
    kind: 'list',
    least: 2,
    about: 'In rising order',
    known: { by: ['at'], row: 'at' },
    fields: {
      at: { kind: 'number', about: 'A value, a whole number', column: 'At' },
      relativity: RELATIVITY,
    },
  },
  /** Absent: the line is level outside its points. */
  extrapolate: {
    kind: 'group',
    optional: true,
    about: 'How far the line goes on straight beyond its points; it is level from there',
    fields: {
      from: {
        kind: 'whole',
        optional: true,
        least: 0,
        most: LARGEST_POINT,
        about: 'The value below the first point down to which it goes on',
        column: 'Extrapolated from',
        word: 'goesFrom',
      },
      upTo: {
        kind: 'whole',
        optional: true,
        least: 0,
        most: LARGEST_POINT,
        about: 'The value above the last point up to which it goes on',
        column: 'Extrapolated up to',
        word: 'goesTo',
      },
    },
  },
} as const satisfies FieldTable;

const { unit, unitOfOne, assumeAtLeast, assumeAtMost, implied } = NUMERIC;

/** What any factor may have, in the order of a workbook. */
export const FACTOR_FIELDS = {
  ...COMMON,
  inputs: TABLE_FACTOR.inputs,
  unit,
  unitOfOne,
  assume: ASSUMED_ROW,
  assumeAtLeast,
  assumeAtMost,
  unknown: UNKNOWN,
  extrapolate: LINE_FACTOR.extrapolate,
  implied,
  rows: TABLE_FACTOR.rows,
  combinations: COMBINATION_FACTOR.combinations,
  bands: BANDS_FACTOR.bands,
  points: LINE_FACTOR.points,
} as const satisfies FieldTable;

/** The property of a factor that holds its rows, and the rows, by its kind. */
export const ROWS_OF_KIND = {
  table: { list: 'rows', rows: TABLE_FACTOR.rows },
  combination: { list: 'rows', rows: COMBINATION_FACTOR.rows },
  bands: { list: 'bands', rows: BANDS_FACTOR.bands },
  line: { list: 'points', rows: LINE_FACTOR.points },
} as const satisfies Record<FactorKind, { list: string; rows: ListField }>;
