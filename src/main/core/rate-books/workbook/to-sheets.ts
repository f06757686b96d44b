import type { Factor, FactorOf } from '../../../../shared/schemas/rate-books/rate-book-factors.ts';
import type { KeptBook } from '../schemes.ts';
import { CONDITIONS, conditionSheets } from './conditions.ts';
import {
  COMBINATION_COLUMNS,
  FACTOR_COLUMNS,
  IMPLIED,
  IMPLIED_COLUMNS,
  ROW_COLUMNS,
  SPELLING_COLUMNS,
  TABLES,
} from './factor-columns.ts';
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
import { MANIFEST, writeManifest } from './manifest.ts';
import { sheetNames } from './names.ts';
import type { Sheet } from './sheet.ts';
import { usedColumns, writeTable } from './table.ts';

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
  const { columns = [] } = ROW_COLUMNS[factor.kind] ?? {};
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

/** The lists that a book may be without: one that it has not has no sheet. */
function optionalSheets(book: KeptBook): Sheet[] {
  return OPTIONAL_LISTS.flatMap((list) => {
    const { [list]: items } = book;
    const { sheet, columns } = LISTS[list];
    return items ? [writeTable(sheet, usedColumns(columns, items), items)] : [];
  });
}

function addOnSheets({ addOns }: KeptBook): Sheet[] {
  if (!addOns) return [];
  const items = addOns.flatMap(({ levels, ...addOn }) =>
    levels.map((level) => ({ ...addOn, level })),
  );
  return [writeTable(ADD_ONS_SHEET, ADD_ON_COLUMNS, items)];
}

/** The examples, and the drivers that they name; one that names nobody has a row there, too. */
function exampleSheets({ examples }: KeptBook): Sheet[] {
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

const FIXED = [
  MANIFEST,
  TABLES,
  IMPLIED,
  ADD_ONS_SHEET,
  EXAMPLES,
  DRIVERS,
  CONDITIONS,
  ...Object.values(LISTS).map(({ sheet }) => sheet),
];

/**
 * A rate book as the sheets of a workbook: what is no table on the first, a sheet for each table.
 * `fromSheets` reads the same book from them.
 * @param hash of the book
 */
export function toSheets(book: KeptBook, hash: string): Sheet[] {
  const nameSheet = sheetNames(FIXED);
  const factors = book.factors.map((factor) => factorSheets(factor, nameSheet));
  const { products, 'periods.scale': scale, underwriting } = LISTS;
  return [
    writeManifest(book, hash),
    writeTable(products.sheet, products.columns, book.products),
    writeTable(
      TABLES,
      FACTOR_COLUMNS,
      factors.map(({ settings }) => settings),
    ),
    ...factors.flatMap(({ sheets }) => sheets),
    impliedSheet(factors),
    writeTable(scale.sheet, scale.columns, book.periods?.scale ?? []),
    ...optionalSheets(book),
    ...addOnSheets(book),
    writeTable(
      underwriting.sheet,
      usedColumns(underwriting.columns, book.underwriting),
      book.underwriting,
    ),
    ...conditionSheets(book),
    ...exampleSheets(book),
  ];
}
