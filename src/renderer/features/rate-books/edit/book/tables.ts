import {
  DRIVER_INPUTS,
  NUMBER_INPUTS,
} from '../../../../../shared/domain/quote-fields/rating-inputs.ts';
import { ADD_ONS } from '../../../../../shared/domain/quotes/add-on.ts';
import { COVERS } from '../../../../../shared/domain/quotes/cover.ts';
import {
  EXAMPLE_FIELDS,
  RULE_FIELDS,
} from '../../../../../shared/domain/rate-book-fields/decision-fields.ts';
import {
  type BookPart,
  inOrder,
  listsOf,
  type PlacedList,
  type PlacedValue,
  valuesOf,
} from '../../../../../shared/domain/rate-book-fields/rate-book-field.ts';
import { RATE_BOOK_FIELDS } from '../../../../../shared/domain/rate-book-fields/rate-book-fields.ts';
import type { Factor } from '../../../../../shared/schemas/rate-books/rate-book.ts';
import { bookInputs, type Draft, valueAt } from './draft.ts';
import { factorHeads, factorTables, unknownTable } from './factor-tables.ts';
import { type Column, column, columnsOf, formOf, listRows, type Table } from './table.ts';

/** The groups of settings that are tables of their own, each by its name. */
const GROUPS = inOrder(RATE_BOOK_FIELDS).flatMap(([name, field]) =>
  field.kind === 'group' && field.isTable ? [{ name, fields: { [name]: field } }] : [],
);
const IN_GROUPS = GROUPS.flatMap(({ fields }) => valuesOf(fields).map(({ path }) => path));

/** The settings that are in no table of their own. */
const SETTINGS = valuesOf(RATE_BOOK_FIELDS, '', 'editor').filter(
  ({ path }) => !IN_GROUPS.includes(path),
);
const isAmount = ({ kind }: PlacedValue) => kind === 'cents';
const isByCover = ({ kind }: PlacedValue) => kind === 'byCover';

/** A table of settings, each with what it holds. A part of the book without any setting is absent. */
function settingsTable(
  id: string,
  part: BookPart,
  settings: readonly PlacedValue[],
  draft: Draft,
): Table {
  return {
    id,
    part,
    columns: [column('setting', 'text', [])],
    rows: settings.map((field) => ({
      name: field.word ?? field.name,
      at: field.path.split('.'),
      cells: { setting: formOf(field, draft) },
      stays: 0,
    })),
  };
}

/** The settings at the head of a book. */
function headTable(draft: Draft): Table {
  const settings = SETTINGS.filter((one) => !isAmount(one) && !isByCover(one));
  return settingsTable('head', 'book', settings, draft);
}

/** The settings of the sections of a book. */
const groupTables = (draft: Draft): Table[] =>
  GROUPS.map(({ name, fields }) => settingsTable(name, 'sale', valuesOf(fields), draft));

const AMOUNT = column('amount', 'money', []);

/** What each cover has an amount of. */
const COVER_TABLES: readonly Table[] = SETTINGS.filter(isByCover).map(({ path, word, name }) => ({
  id: word ?? name,
  part: 'premium',
  columns: [AMOUNT],
  rows: COVERS.map((cover) => ({ name: cover, at: [...path.split('.'), cover] })),
}));

const AMOUNT_TABLE: Table = {
  id: 'amounts',
  part: 'premium',
  columns: [AMOUNT],
  rows: SETTINGS.filter(isAmount).map(({ name, path }) => ({ name, at: path.split('.') })),
};

const LISTS = listsOf(RATE_BOOK_FIELDS);
/** The lists in sections of a book come before its own. */
const IN_ORDER = [
  ...LISTS.filter(({ path }) => path.includes('.')),
  ...LISTS.filter(({ path }) => !path.includes('.')),
];

function listTable(
  { path, part = 'sale', fields, blank, unique }: PlacedList,
  draft: Draft,
): Table {
  const list = path.split('.');
  const rows = valueAt(draft, list);
  return {
    id: list.at(-1) ?? path,
    part,
    list,
    columns: columnsOf(fields, draft),
    rows: listRows(list, Array.isArray(rows) ? rows : []),
    ...(blank && { blank, keptAs: 'optionalList' }),
    ...(unique !== undefined && { unique }),
  };
}

/** The lists of a part of the book, each of which is a table. */
const listTables = (part: BookPart, draft: Draft): Table[] =>
  IN_ORDER.filter((one) => one.part === part).map((one) => listTable(one, draft));

const { levels: LEVELS, ...ADD_ON } = RATE_BOOK_FIELDS.addOns.fields;

/** The optional covers, and the levels of each. */
function addOnTables(draft: Draft): Table[] {
  const { addOns } = draft;
  const list = ['addOns'];
  const { blank, unique } = RATE_BOOK_FIELDS.addOns;
  return [
    {
      id: 'addOns',
      part: 'sale',
      list,
      unique,
      blank,
      columns: columnsOf(ADD_ON, draft),
      rows: listRows(list, addOns),
    },
    {
      id: 'levels',
      part: 'sale',
      list: [...list, 0, 'levels'],
      unique: LEVELS.unique,
      columns: [
        column('addOn', { kind: 'group', choices: addOns.map(({ title }) => title) }, []),
        ...columnsOf(LEVELS.fields, draft),
      ],
      rows: addOns.flatMap(({ levels }, i) => listRows([...list, i, 'levels'], levels)),
    },
  ];
}

/** The rules of underwriting, each with its condition in one cell. */
function ruleTable(draft: Draft): Table {
  const { id, decision, reason } = RULE_FIELDS;
  const list = ['underwriting'];
  return {
    id: 'underwriting',
    part: 'decisions',
    columns: [
      ...columnsOf({ id, decision }, draft),
      column('condition', 'condition', []),
      ...columnsOf({ reason }, draft),
    ],
    list,
    rows: listRows(list, draft.underwriting),
    blank: RATE_BOOK_FIELDS.underwriting.blank,
    unique: 'id',
  };
}

const EXAMPLES = ['examples'];

const answer = (input: string, at: Column['at']): Column => ({
  id: input,
  at,
  isOptional: true,
  kind: NUMBER_INPUTS.includes(input) ? 'number' : 'text',
});

/** The add-ons of a book, and those that only its examples name. */
function addOnColumns({ addOns, examples }: Draft): Column[] {
  return ADD_ONS.flatMap((id): Column[] => {
    const { title = id, levels = [] } = addOns.find((one) => one.id === id) ?? {};
    const choices = levels.map(({ level }) => level);
    const isNamed = choices.length > 0 || examples.some((one) => one.addOns?.[id] !== undefined);
    const form = { kind: 'named', choices, isOptional: true } as const;
    return isNamed ? [{ id, title, ...form, at: ['addOns', id] }] : [];
  });
}

/** The worked examples: what is expected of each, its answers as far as the book looks at them, and its add-ons. */
function exampleTable(draft: Draft, inputs: readonly string[]): Table {
  const stated = columnsOf(EXAMPLE_FIELDS, draft);
  const isTitle = ({ at }: Column) => at[0] === 'title';
  const isExpected = ({ at }: Column) => at[0] === 'expect';
  return {
    id: 'examples',
    part: 'decisions',
    list: EXAMPLES,
    unique: 'title',
    columns: [
      ...stated.filter(isTitle),
      ...stated.filter(isExpected),
      ...stated.filter((one) => !isTitle(one) && !isExpected(one)),
      column('cover', { kind: 'choice', choices: COVERS }, ['inputs', 'cover']),
      ...inputs.map((input) => answer(input, ['inputs', input])),
      ...addOnColumns(draft),
    ],
    rows: listRows(EXAMPLES, draft.examples, 2),
  };
}

/** The named drivers of the worked examples, each with the example and with answers of his or her own. */
function driverTable({ examples }: Draft, inputs: readonly string[]): Table {
  const listOf = (example: number) => [...EXAMPLES, example, 'inputs', 'namedDrivers'];
  return {
    id: 'drivers',
    part: 'decisions',
    list: listOf(0),
    keptAs: 'optionalList',
    columns: [
      column('title', { kind: 'group', choices: examples.map(({ title }) => title) }, []),
      column('driver', 'whole'),
      column('mainDriver', { kind: 'flag', isOptional: true }),
      ...DRIVER_INPUTS.filter((one) => inputs.includes(one)).map((one) => answer(one, [one])),
    ],
    rows: examples.flatMap((example, i) => listRows(listOf(i), example.inputs.namedDrivers)),
    blank: { driver: 1 },
    unique: 'driver',
  };
}

/** The worked examples, and their named drivers. */
function exampleTables(draft: Draft): Table[] {
  const answered = draft.examples.flatMap(({ inputs }) => [
    ...Object.keys(inputs),
    ...(inputs.namedDrivers ?? []).flatMap((driver) => Object.keys(driver)),
  ]);
  const isAnswer = (input: string) =>
    !['cover', 'namedDrivers', 'driver', 'mainDriver'].includes(input);
  const priced = bookInputs(draft).map(({ input }) => input);
  const inputs = [...new Set([...priced, ...answered.filter(isAnswer)])];
  return [exampleTable(draft, inputs), driverTable(draft, inputs)];
}

/** A factor of an optional cover is called by that, too. */
function named(factor: Factor, { addOns }: Draft): Factor {
  const of = addOns.find(({ id }) => id === factor.addOn);
  return of ? { ...factor, title: `${of.title}: ${factor.title}` } : factor;
}

/** Every table of a rate book: what it is, what prices in its order, what is sold, what decides, and its examples. */
export function tablesOf(draft: Draft): Table[] {
  return [
    headTable(draft),
    ...listTables('book', draft),
    ...COVER_TABLES,
    AMOUNT_TABLE,
    ...listTables('premium', draft),
    ...draft.factors.flatMap((factor, i) => factorTables(named(factor, draft), i, draft)),
    ...factorHeads(draft),
    unknownTable(draft),
    ...addOnTables(draft),
    ...groupTables(draft),
    ...listTables('sale', draft),
    ruleTable(draft),
    ...exampleTables(draft),
  ];
}
