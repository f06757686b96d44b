import { message } from '../../../../shared/domain/messages/message.ts';
import {
  COMBINATION_COLUMNS,
  FACTOR_COLUMNS,
  IMPLIED,
  IMPLIED_COLUMNS,
  ROW_COLUMNS,
  SPELLING_COLUMNS,
  TABLES,
} from './factor-columns.ts';
import { MANIFEST } from './manifest.ts';
import type { Reading } from './reading.ts';
import { type Unchecked, valueAt } from './record.ts';
import { type Column, type PathOf, readTable } from './table.ts';

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
  const kind = ROW_COLUMNS[`${factor.kind}`];
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
