import { message } from '../../../../shared/domain/messages/message.ts';
import { TEXT_INPUTS } from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import {
  FACTOR_FIELDS,
  type FactorKind,
  ROWS_OF_KIND,
} from '../../../../shared/domain/rate-book-fields/factor-fields.ts';
import type { Factor, FactorOf } from '../../../../shared/schemas/rate-books/rate-book.ts';
import { MANIFEST } from './manifest.ts';
import { type Reading, type Unchecked, valueAt } from './reading.ts';
import type { Sheet, sheetNames } from './sheet.ts';
import {
  type Column,
  columnOf,
  columnsOf,
  neededColumn,
  type PathOf,
  readTable,
  usedColumns,
  writeTable,
} from './table.ts';

/** The sheet with a row of settings for each factor, in the order in which they multiply. */
export const TABLES = 'Tables';

const isNumeric = (item: object): boolean => ['bands', 'line'].includes(`${valueAt(item, 'kind')}`);

/** What is assumed: a row, or of a table of numbers a number. */
const assumed = (title: string, path: string): Column => ({
  ...columnOf(title, path),
  variant: (item) => (isNumeric(item) ? { path, codec: 'number' } : undefined),
});

/** A factor, with the names of the sheets that its rows are in. */
const FACTOR_COLUMNS: readonly Column[] = [
  neededColumn('Sheet', 'sheet'),
  ...columnsOf(FACTOR_FIELDS).flatMap((column): Column[] => {
    const { title, path } = column;
    if (path === 'inputs') {
      return [
        {
          ...column,
          variant: (item) => (isNumeric(item) ? { path: 'input', codec: 'text' } : undefined),
        },
      ];
    }
    if (path !== 'assume') return [column];
    return [
      assumed(title, path),
      assumed(`${title} in a quick price`, `${path}.typical`),
      assumed(`${title} in a full quote`, `${path}.cautious`),
    ];
  }),
  columnOf('Combinations', 'combinationsSheet'),
  columnOf('Spellings', 'spellingsSheet'),
];

/** The list of a factor that holds its rows, and the columns of these; undefined where no kind is called so. */
function rowsOfKind(kind: unknown) {
  if (!Object.hasOwn(ROWS_OF_KIND, `${kind}`)) return undefined;
  const { list, rows } = ROWS_OF_KIND[kind as FactorKind];
  return { list, columns: columnsOf(rows.fields) };
}

/** A combination: a column for each input that may be looked at. */
const [ROW, ...REST] = columnsOf(FACTOR_FIELDS.combinations.fields);
const COMBINATION_COLUMNS: readonly Column[] = [
  ...(ROW ? [ROW] : []),
  ...TEXT_INPUTS.map((input) => columnOf(input, `words.${input}`, 'list')),
  ...REST,
];

/** A word of a combination with its other spellings. */
const SPELLING_COLUMNS: readonly Column[] = [
  neededColumn('Input', 'input'),
  neededColumn('Word', 'word'),
  { ...neededColumn('Spellings', 'spellings', 'list'), whenEmpty: [] },
];

/** The sheet of values that the answer to another question implies. */
export const IMPLIED = 'Implied values';

const IMPLIED_COLUMNS: readonly Column[] = [
  neededColumn('Sheet', 'sheet'),
  ...columnsOf(FACTOR_FIELDS.implied.fields),
];

type NameSheet = ReturnType<typeof sheetNames>;

/** A factor with the names of its sheets, as its settings have them, and those sheets. */
interface FactorSheets {
  readonly settings: Factor & { readonly sheet: string };
  readonly sheets: readonly Sheet[];
}

function combinationSheet(name: string, { inputs, combinations }: FactorOf<'combination'>): Sheet {
  const looked = inputs.map((input) => `words.${input}`);
  const used = new Set(usedColumns(COMBINATION_COLUMNS, combinations));
  const columns = COMBINATION_COLUMNS.filter((one) => used.has(one) || looked.includes(one.path));
  return writeTable(name, columns, combinations);
}

/** An input without a word has a row, too: the book says that it has no spellings. */
function spellingSheet(
  name: string,
  spellings: NonNullable<FactorOf<'combination'>['spellings']>,
): Sheet {
  const items = Object.entries(spellings).flatMap(([input, words]) => {
    const known = Object.entries(words ?? {});
    return known.length === 0
      ? [{ input }]
      : known.map(([word, others]) => ({ input, word, spellings: others }));
  });
  return writeTable(name, SPELLING_COLUMNS, items);
}

function factorSheets(factor: Factor, nameSheet: NameSheet): FactorSheets {
  const sheet = nameSheet(factor.title);
  const columns = columnsOf(ROWS_OF_KIND[factor.kind].rows.fields);
  const written = (items: readonly object[]) =>
    writeTable(sheet, usedColumns(columns, items), items);
  if (factor.kind === 'bands') {
    return { settings: { ...factor, sheet }, sheets: [written(factor.bands)] };
  }
  if (factor.kind === 'line') {
    return { settings: { ...factor, sheet }, sheets: [written(factor.points)] };
  }
  const rows = written(factor.rows);
  if (factor.kind === 'table') return { settings: { ...factor, sheet }, sheets: [rows] };
  const combinationsSheet = nameSheet(factor.title, ' combinations');
  const spellingsSheet = factor.spellings && nameSheet(factor.title, ' spellings');
  const settings = {
    ...factor,
    sheet,
    combinationsSheet,
    ...(spellingsSheet === undefined ? {} : { spellingsSheet }),
  };
  const combinations = combinationSheet(combinationsSheet, factor);
  const spellings =
    factor.spellings && spellingsSheet ? [spellingSheet(spellingsSheet, factor.spellings)] : [];
  return { settings, sheets: [rows, combinations, ...spellings] };
}

function impliedSheet(factors: readonly FactorSheets[]): Sheet {
  const items = factors.flatMap(({ settings }) => {
    const implied = 'implied' in settings ? settings.implied : undefined;
    return (implied ?? []).map((value) => ({ sheet: settings.sheet, ...value }));
  });
  return writeTable(IMPLIED, IMPLIED_COLUMNS, items);
}

/** The sheets of the factors of a book: their settings, their rows, and what other answers imply. */
export function writeFactors(factors: readonly Factor[], nameSheet: NameSheet): Sheet[] {
  const written = factors.map((factor) => factorSheets(factor, nameSheet));
  return [
    writeTable(
      TABLES,
      FACTOR_COLUMNS,
      written.map(({ settings }) => settings),
    ),
    ...written.flatMap(({ sheets }) => sheets),
    impliedSheet(written),
  ];
}

/** A list of a factor that has a sheet of its own. */
interface NamedList {
  /** In the book. */
  readonly path: string;
  readonly columns: readonly Column[];
  /** The name of its sheet, and the path of that name. */
  readonly sheet: { readonly name: unknown; readonly path: string };
  readonly pathOf?: (item: Unchecked) => PathOf;
}

/** The rows of a list; undefined, with a fault, where there is no such sheet. */
function rowsOf({ path, columns, sheet, pathOf }: NamedList, reading: Reading) {
  const { name } = sheet;
  const known = reading.sheetCalled(`${name ?? ''}`);
  if (known) return readTable(known, columns, path, reading, pathOf).map(({ item }) => item);
  const problem =
    name === undefined ? message('sheetUnnamed') : message('sheetAbsent', { sheet: `${name}` });
  reading.fault(path, reading.cellOf(sheet.path), problem);
  return undefined;
}

/** The spellings of words by the inputs that they are of; an input may have no word. */
function spellingsOf(list: Omit<NamedList, 'columns'>, reading: Reading): object | undefined {
  const pathOf =
    ({ input, word }: Unchecked) =>
    (property: string) =>
      `${list.path}.${input}.${word}.${property}`;
  const rows = rowsOf({ ...list, columns: SPELLING_COLUMNS, pathOf }, reading);
  if (!rows) return undefined;
  const inputs = new Map<string, Map<string, unknown[]>>();
  for (const { input, word, spellings } of rows) {
    const words = inputs.get(`${input}`) ?? new Map<string, unknown[]>();
    inputs.set(`${input}`, words);
    if (word === undefined) continue;
    const others = Array.isArray(spellings) ? spellings : [];
    words.set(`${word}`, [...(words.get(`${word}`) ?? []), ...others]);
  }
  return Object.fromEntries(
    [...inputs].map(([input, words]) => [input, Object.fromEntries(words)]),
  );
}

/** A factor with the rows of its sheets. */
function completeFactor(settings: Unchecked, path: string, reading: Reading): Unchecked {
  const { sheet, combinationsSheet, spellingsSheet, ...factor } = settings;
  const kind = rowsOfKind(factor.kind);
  if (!kind) return factor;
  const { list, columns } = kind;
  const named = (name: unknown, property: string) => ({ name, path: `${path}.${property}` });
  const rows = rowsOf({ path: `${path}.${list}`, columns, sheet: named(sheet, 'sheet') }, reading);
  if (rows) factor[list] = rows;
  if (factor.kind === 'combination') {
    const combinations = rowsOf(
      {
        path: `${path}.combinations`,
        columns: COMBINATION_COLUMNS,
        sheet: named(combinationsSheet, 'combinationsSheet'),
      },
      reading,
    );
    if (combinations) factor.combinations = combinations.map((one) => ({ words: {}, ...one }));
  }
  if (spellingsSheet !== undefined) {
    const place = named(spellingsSheet, 'spellingsSheet');
    const spellings = spellingsOf({ path: `${path}.spellings`, sheet: place }, reading);
    if (spellings) factor.spellings = spellings;
  }
  return factor;
}

/** Gives each factor the values that other answers imply; the first column names its sheet. */
function readImplied(
  factors: readonly Unchecked[],
  settings: readonly Unchecked[],
  reading: Reading,
) {
  const sheet = reading.sheetCalled(IMPLIED);
  if (!sheet) return;
  const counts = new Map<number, number>();
  const factorOf = (item: Unchecked) =>
    settings.findIndex((one) => `${one.sheet}`.toLowerCase() === `${item.sheet}`.toLowerCase());
  const read = readTable(sheet, IMPLIED_COLUMNS, IMPLIED, reading, (item) => {
    const at = factorOf(item);
    const count = counts.get(at) ?? 0;
    counts.set(at, count + 1);
    return (property) => `factors[${at}].implied[${count}].${property}`;
  });
  for (const { item, row } of read) {
    const factor = factors[factorOf(item)];
    const { sheet: name, ...implied } = item;
    if (!factor) {
      const place = { sheet: sheet.name, row };
      reading.fault('factors', place, message('sheetOfNoTable', { sheet: `${name ?? ''}` }));
    } else {
      const before = valueAt(factor, 'implied');
      factor.implied = [...(Array.isArray(before) ? before : []), implied];
    }
  }
}

/** The factors of a workbook, in the order of their settings. */
export function readFactors(reading: Reading): Unchecked[] | undefined {
  const sheet = reading.sheetCalled(TABLES);
  if (!sheet) {
    reading.fault('factors', { sheet: MANIFEST }, message('sheetAbsent', { sheet: TABLES }));
    return undefined;
  }
  const settings = readTable(sheet, FACTOR_COLUMNS, 'factors', reading).map(({ item }) => item);
  const factors = settings.map((one, i) => completeFactor(one, `factors[${i}]`, reading));
  readImplied(factors, settings, reading);
  return factors;
}
