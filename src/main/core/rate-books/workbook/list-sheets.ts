import { message } from '../../../../shared/domain/messages/message.ts';
import {
  DRIVER_INPUTS,
  NUMBER_INPUTS,
  TEXT_INPUTS,
} from '../../../../shared/domain/quote-fields/rating-inputs.ts';
import { ADD_ONS } from '../../../../shared/domain/quotes/add-on.ts';
import {
  EXAMPLE_FIELDS,
  RULE_FIELDS,
} from '../../../../shared/domain/rate-book-fields/decision-fields.ts';
import { listsOf } from '../../../../shared/domain/rate-book-fields/rate-book-field.ts';
import { RATE_BOOK_FIELDS } from '../../../../shared/domain/rate-book-fields/rate-book-fields.ts';
import type { KeptBook } from '../schemes.ts';
import { putAt, type Reading, type Unchecked, valueAt } from './reading.ts';
import type { Sheet } from './sheet.ts';
import {
  type Column,
  columnOf,
  columnsOf,
  neededColumn,
  readTable,
  usedColumns,
  writeTable,
} from './table.ts';

/** A list of the book that has a sheet of its own, a row for each item. */
interface SheetList {
  /** Where the book has it. */
  readonly path: string;
  readonly sheet: string;
  readonly columns: readonly Column[];
  readonly isOptional: boolean;
}

const LISTS: readonly SheetList[] = listsOf(RATE_BOOK_FIELDS).flatMap(
  ({ path, sheet, fields, optional = false }) =>
    sheet === undefined ? [] : [{ path, sheet, columns: columnsOf(fields), isOptional: optional }],
);

/** The lists that a book may be without. */
export const OPTIONAL_LISTS = LISTS.filter(({ isOptional }) => isOptional);
/** The lists that always have a sheet: of the book itself, and of its sections. */
const REQUIRED = LISTS.filter(({ isOptional }) => !isOptional);
export const OWN_LISTS = REQUIRED.filter(({ path }) => !path.includes('.'));
export const INNER_LISTS = REQUIRED.filter(({ path }) => path.includes('.'));

/** The sheets of lists; an optional one that the book has not has no sheet, and no column without a value. */
export function writeLists(lists: readonly SheetList[], book: object): Sheet[] {
  return lists.flatMap(({ path, sheet, columns, isOptional }) => {
    const items = valueAt(book, path);
    const known = Array.isArray(items) ? items : [];
    if (!isOptional) return [writeTable(sheet, columns, known)];
    return items ? [writeTable(sheet, usedColumns(columns, known), known)] : [];
  });
}

/** The items of a list; undefined where there is no such sheet. */
export function readList(
  { path, sheet: name, columns }: SheetList,
  reading: Reading,
): Unchecked[] | undefined {
  const sheet = reading.sheetCalled(name);
  return sheet && readTable(sheet, columns, path, reading).map(({ item }) => item);
}

const RULES: SheetList = {
  path: 'underwriting',
  sheet: 'Underwriting',
  columns: columnsOf(RULE_FIELDS),
  isOptional: true,
};

/** The sheet of the rules over several answers: a row for each test. */
export const CONDITIONS = 'Rule conditions';

const { input, below, above, factor, row } = RULE_FIELDS;
const TEST_FIELDS = { input, below, above, factor, row };

/** A test of a rule. Those of one rule with the same number of a group count as one condition. */
const CONDITION_COLUMNS: readonly Column[] = [
  neededColumn('Rule', 'rule'),
  neededColumn('Group', 'group', 'number'),
  neededColumn('Group match', 'match'),
  ...columnsOf(TEST_FIELDS, 'test.'),
];

/** The sheet of conditions; none where no rule is over several answers. */
function conditionSheets({ underwriting }: Pick<KeptBook, 'underwriting'>): Sheet[] {
  const items = underwriting.flatMap((rule) => {
    if (!('conditions' in rule)) return [];
    return rule.conditions.flatMap((one, i) =>
      'tests' in one
        ? one.tests.map((test) => ({ rule: rule.id, group: i + 1, match: one.match, test }))
        : [{ rule: rule.id, test: one }],
    );
  });
  return items.length === 0 ? [] : [writeTable(CONDITIONS, CONDITION_COLUMNS, items)];
}

/** The conditions of one rule as they are read. */
interface ReadRule {
  readonly conditions: unknown[];
  /** By the numbers of groups: each with its place among the conditions. */
  readonly groups: Map<unknown, { readonly at: number; readonly tests: unknown[] }>;
}

/** Adds a test to its rule. @returns where it stands in the rule */
function addTest({ conditions, groups }: ReadRule, { group, match, test = {} }: Unchecked): string {
  if (group === undefined) return `conditions[${conditions.push(test) - 1}]`;
  const known = groups.get(group) ?? { at: conditions.length, tests: [] };
  if (!groups.has(group)) {
    groups.set(group, known);
    conditions.push({ ...(match === undefined ? {} : { match }), tests: known.tests });
  }
  return `conditions[${known.at}].tests[${known.tests.push(test) - 1}]`;
}

/** Gives each rule the conditions of its id. */
function readConditions(rules: readonly Unchecked[], reading: Reading): void {
  const sheet = reading.sheetCalled(CONDITIONS);
  if (!sheet) return;
  const read = new Map<number, ReadRule>();
  const ruleOf = ({ rule }: Unchecked) =>
    rules.findIndex(({ id }) => id !== undefined && id === rule);
  const rows = readTable(sheet, CONDITION_COLUMNS, CONDITIONS, reading, (item) => {
    const at = ruleOf(item);
    const rule = read.get(at) ?? { conditions: [], groups: new Map() };
    read.set(at, rule);
    const place = `underwriting[${at}].${addTest(rule, item)}`;
    return (property) =>
      property.startsWith('test.')
        ? property.replace('test', place)
        : `${place.replace(/\.tests\[\d+\]$/, '')}.${property}`;
  });
  for (const { item, row } of rows) {
    if (ruleOf(item) !== -1) continue;
    const id = `${item.rule ?? ''}`;
    reading.fault('underwriting', { sheet: sheet.name, row }, message('ruleUnknown', { id }));
  }
  for (const [at, { conditions }] of read) {
    const rule = rules[at];
    if (rule) rule.conditions = conditions;
  }
}

/** The sheet of the rules, and of the conditions of those that are over several answers. */
export function writeRules(book: Pick<KeptBook, 'underwriting'>): Sheet[] {
  return [...writeLists([RULES], book), ...conditionSheets(book)];
}

export function readRules(reading: Reading): Unchecked[] | undefined {
  const rules = readList(RULES, reading);
  if (rules) readConditions(rules, reading);
  return rules;
}

/** The sheet of optional covers: a row for each level. */
const ADD_ONS_SHEET = 'Add-ons';

const { levels: LEVELS, ...ADD_ON } = RATE_BOOK_FIELDS.addOns.fields;
const ADD_ON_COLUMNS = [...columnsOf(ADD_ON), ...columnsOf(LEVELS.fields, 'level.')];

export function writeAddOns({ addOns }: KeptBook): Sheet[] {
  if (!addOns) return [];
  const items = addOns.flatMap(({ levels, ...addOn }) =>
    levels.map((level) => ({ ...addOn, level })),
  );
  return [writeTable(ADD_ONS_SHEET, ADD_ON_COLUMNS, items)];
}

/** The optional covers: rows of the same id and title, one after the other, are its levels. */
export function readAddOns(reading: Reading): Unchecked[] | undefined {
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

const inputColumns = (prefix: string, isOne: (input: string) => boolean): Column[] => [
  ...TEXT_INPUTS.filter(isOne).map((input) => columnOf(input, `${prefix}${input}`)),
  ...NUMBER_INPUTS.filter(isOne).map((input) => columnOf(input, `${prefix}${input}`, 'number')),
];

const EXAMPLES = 'Examples';

/** A worked example; the named drivers of it have a sheet of their own. */
const EXAMPLE_COLUMNS: readonly Column[] = [
  ...columnsOf(EXAMPLE_FIELDS),
  neededColumn('cover', 'inputs.cover'),
  ...inputColumns('inputs.', () => true),
  ...ADD_ONS.map((id) => columnOf(`Add-on: ${id}`, `addOns.${id}`)),
];

const DRIVERS = 'Example drivers';

/** A named driver of an example, which its title names. */
const DRIVER_COLUMNS: readonly Column[] = [
  neededColumn('Example', 'example'),
  neededColumn('driver', 'own.driver', 'number'),
  columnOf('mainDriver', 'own.mainDriver', 'flag'),
  ...inputColumns('own.', (input) => DRIVER_INPUTS.some((one) => one === input)),
];

/** The examples, and the drivers that they name; one that names none has a row there, too. */
export function writeExamples({ examples }: KeptBook): Sheet[] {
  const drivers = examples.flatMap(({ title: example, inputs: { namedDrivers } }) =>
    namedDrivers?.length === 0
      ? [{ example }]
      : (namedDrivers ?? []).map((own) => ({ example, own })),
  );
  return [
    writeTable(EXAMPLES, usedColumns(EXAMPLE_COLUMNS, examples), examples),
    writeTable(DRIVERS, usedColumns(DRIVER_COLUMNS, drivers), drivers),
  ];
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

export function readExamples(reading: Reading): Unchecked[] | undefined {
  const sheet = reading.sheetCalled(EXAMPLES);
  if (!sheet) return undefined;
  const examples = readTable(sheet, EXAMPLE_COLUMNS, 'examples', reading).map(({ item }) => item);
  readDrivers(examples, reading);
  return examples;
}

/** The names of the sheets of every list: those of factors are other ones. */
export const LIST_SHEETS = [
  ...[...LISTS, RULES].map(({ sheet }) => sheet),
  ADD_ONS_SHEET,
  EXAMPLES,
  DRIVERS,
  CONDITIONS,
];
