import { message } from '../../../../shared/domain/messages/message.ts';
import { readConditions } from './conditions.ts';
import { readFactors } from './from-factors.ts';
import {
  ADD_ON_COLUMNS,
  ADD_ONS_SHEET,
  DRIVER_COLUMNS,
  DRIVERS,
  EXAMPLE_COLUMNS,
  EXAMPLES,
  LISTS,
  OPTIONAL_LISTS,
} from './lists.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import { beginReading, type Reading } from './reading.ts';
import { putAt, type Unchecked, valueAt } from './record.ts';
import type { Sheet } from './sheet.ts';
import { readTable } from './table.ts';

/** What the sheets of a workbook say. */
export interface ReadSheets {
  /** In the shape of a rate book, so far as it goes: nothing has checked it. */
  readonly value: Unchecked;
  /** The hash of the book that the workbook was made from, where it says so. */
  readonly madeFrom: string | undefined;
  readonly reading: Reading;
}

/** The items of a list that has a sheet of its own; undefined where there is no such sheet. */
function readList(path: keyof typeof LISTS, reading: Reading): Unchecked[] | undefined {
  const sheet = reading.sheetCalled(LISTS[path].sheet);
  return sheet && readTable(sheet, LISTS[path].columns, path, reading).map(({ item }) => item);
}

/** The optional covers: rows of the same id and title, one after the other, are its levels. */
function readAddOns(reading: Reading): Unchecked[] | undefined {
  const sheet = reading.sheetCalled(ADD_ONS_SHEET);
  if (!sheet) return undefined;
  const addOns: { own: Unchecked; levels: unknown[] }[] = [];
  readTable(sheet, ADD_ON_COLUMNS, 'addOns', reading, ({ level, ...own }) => {
    const last = addOns.at(-1);
    const isNext = last?.own.id === own.id && last?.own.title === own.title;
    const addOn = last && isNext ? last : { own, levels: [] };
    if (addOn !== last) addOns.push(addOn);
    addOn.levels.push(level ?? {});
    const path = `addOns[${addOns.length - 1}]`;
    return (property) =>
      `${path}.${property.replace('level.', `levels[${addOn.levels.length - 1}].`)}`;
  });
  return addOns.map(({ own, levels }) => ({ ...own, levels }));
}

/** Gives each example the drivers that it names. */
function readDrivers(examples: readonly Unchecked[], reading: Reading): void {
  const sheet = reading.sheetCalled(DRIVERS);
  if (!sheet) return;
  const exampleOf = (item: Unchecked) =>
    examples.findIndex(({ title }) => title !== undefined && title === item.example);
  const drivers = new Map<number, unknown[]>();
  const read = readTable(sheet, DRIVER_COLUMNS, DRIVERS, reading, (item) => {
    const at = exampleOf(item);
    const list = drivers.get(at) ?? [];
    drivers.set(at, list);
    if (item.own !== undefined) list.push(item.own);
    const path = `examples[${at}].inputs.namedDrivers[${Math.max(0, list.length - 1)}]`;
    return (property) => `${path}.${property.replace('own.', '')}`;
  });
  for (const { item, row } of read) {
    if (exampleOf(item) !== -1) continue;
    const title = `${item.example ?? ''}`;
    reading.fault('examples', { sheet: sheet.name, row }, message('exampleUnknown', { title }));
  }
  for (const [at, list] of drivers) {
    const example = examples[at];
    if (example) putAt(example, 'inputs.namedDrivers', list);
  }
}

function readExamples(reading: Reading): Unchecked[] | undefined {
  const sheet = reading.sheetCalled(EXAMPLES);
  if (!sheet) return undefined;
  const examples = readTable(sheet, EXAMPLE_COLUMNS, 'examples', reading).map(({ item }) => item);
  readDrivers(examples, reading);
  return examples;
}

function readRules(reading: Reading): Unchecked[] | undefined {
  const rules = readList('underwriting', reading);
  if (rules) readConditions(rules, reading);
  return rules;
}

/** Reads the sheets of a workbook as a rate book. Columns and sheets that are not ours are ignored. */
export function fromSheets(sheets: readonly Sheet[]): ReadSheets {
  const reading = beginReading(sheets);
  const manifest = reading.sheetCalled(MANIFEST);
  if (!manifest) {
    reading.fault('', undefined, message('sheetAbsent', { sheet: MANIFEST }));
    return { value: {}, madeFrom: undefined, reading };
  }
  const { madeFrom, ...book } = readManifest(manifest, reading);
  const scale = readList('periods.scale', reading) ?? [];
  if (scale.length > 0 || valueAt(book, 'periods')) putAt(book, 'periods.scale', scale);
  const lists = {
    products: readList('products', reading),
    factors: readFactors(reading),
    addOns: readAddOns(reading),
    underwriting: readRules(reading),
    examples: readExamples(reading),
  };
  for (const [name, list] of Object.entries(lists)) if (list) book[name] = list;
  for (const name of OPTIONAL_LISTS) {
    const list = readList(name, reading) ?? [];
    if (list.length > 0) book[name] = list;
  }
  return { value: book, madeFrom: typeof madeFrom === 'string' ? madeFrom : undefined, reading };
}
