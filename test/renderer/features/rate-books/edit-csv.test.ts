import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  readTableFile,
  writeTableFile,
} from '../../../../src/main/app/rate-book-file/table-file.ts';
import type { Draft } from '../../../../src/renderer/features/rate-books/edit/book/draft.ts';
import type { Table } from '../../../../src/renderer/features/rate-books/edit/book/table.ts';
import { tablesOf } from '../../../../src/renderer/features/rate-books/edit/book/tables.ts';
import {
  csvRows,
  readCsv,
  writeCsv,
} from '../../../../src/renderer/features/rate-books/edit/csv/csv-rows.ts';
import { takeCsv } from '../../../../src/renderer/features/rate-books/edit/csv/take-csv.ts';
import { withoutRows } from '../../../../src/renderer/features/rate-books/edit/sheet/selection.ts';
import { book, sheet } from './sheet-of.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const rowsOf = (file: Uint8Array) => {
  const read = readCsv(file);
  if ('problem' in read) throw new Error(read.problem);
  return read.rows;
};
const take = (draft: Draft, table: Table, rows: readonly (readonly string[])[]) =>
  takeCsv(draft, table, rows, ({ id }) => id);
const written = async (draft: Draft, table: Table) =>
  rowsOf(new Uint8Array(await writeCsv(draft, table).arrayBuffer()));
const taken = (draft: Draft, table: Table, rows: readonly (readonly string[])[]) => {
  const result = take(draft, table, rows);
  if ('faults' in result) throw new Error(JSON.stringify(result.faults));
  return result.draft;
};
const indexOf = (id: string) => book.factors.findIndex((one) => one.id === id);

const BOOKS = readdirSync('resources/rate-books');

test.each(BOOKS)('every table of %s comes back as it was written', async (file) => {
  const own: Draft = JSON.parse(readFileSync(`resources/rate-books/${file}`, 'utf8'));
  for (const table of tablesOf(own)) {
    const rows = await written(own, table);
    expect(new Set(rows[0]).size, table.id).toBe(rows[0]?.length);
    expect(taken(own, table, rows), table.id).toBe(own);
  }
});

describe('a factor', () => {
  const claims = sheet(book, `factors.${indexOf('claims')}.bands`);

  test('gets the rows of the file: changed, more or fewer', () => {
    const rows = [
      ['From', 'Note', 'Relativity'],
      ['0', 'x', '0,9'],
      ['1', '', '120%'],
      ['4', '', '2'],
    ];
    const next = taken(book, claims.table, rows);
    expect(next.factors[indexOf('claims')]).toMatchObject({
      bands: [
        { from: 0, relativity: 0.9 },
        { from: 1, relativity: 1.2 },
        { from: 4, relativity: 2 },
      ],
    });
    expect(sheet(next, claims.table.id).table.rows).toHaveLength(3);
    const more = csvRows(book, claims.table);
    const grown = taken(book, claims.table, [...more, ['9', '9.5', '']]);
    expect(sheet(grown, claims.table.id).text(more.length - 1, 'relativity')).toBe('9.5');
  });

  test('says every cell that does not fit with its row, and nothing is taken', () => {
    const rows = [['From', 'Relativity'], ['0', '1'], [], ['one', '1'], ['2', '1.23456']];
    expect(take(book, claims.table, rows)).toMatchObject({
      faults: [
        { kind: 'cell', row: 4, column: { id: 'from' }, text: 'one', reason: 'number' },
        { kind: 'cell', row: 5, column: { id: 'relativity' }, text: '1.23456', reason: 'number' },
      ],
    });
  });

  test('says a column that is not there, and one that stands twice', () => {
    expect(take(book, claims.table, [['From', 'from', 'Factor']])).toEqual({
      faults: [
        { kind: 'columnTwice', column: 'from' },
        { kind: 'columnAbsent', column: 'relativity' },
      ],
    });
    expect(take(book, claims.table, [['From', 'Relativity']])).toEqual({
      faults: [{ kind: 'empty' }],
    });
  });
});

test('a factor that moves in the file takes its rows along', () => {
  const { table } = sheet(book, 'factors');
  const [head = [], ...rows] = csvRows(book, table);
  const next = taken(book, table, [head, ...rows.toReversed()]);
  expect(next.factors).toEqual(book.factors.toReversed());
});

test('rows with names are found by them, and an unknown one is said', () => {
  const { table } = sheet(book, 'base');
  const next = taken(book, table, [
    ['Row', 'Euro'],
    ['TPFT', '1,250.50'],
  ]);
  expect(next.base.cents).toEqual({ ...book.base.cents, TPFT: 125_050 });
  expect(
    take(book, table, [
      ['Row', 'Euro'],
      ['Fire', '1'],
      ['TPFT', 'x'],
    ]),
  ).toMatchObject({
    faults: [
      { kind: 'rowUnknown', row: 2, name: 'Fire' },
      { kind: 'cell', row: 3, text: 'x' },
    ],
  });
});

test('levels go to their add-ons in the order of the file; a key stands once', () => {
  const { table } = sheet(book, 'levels');
  const [head = [], ...rows] = csvRows(book, table);
  const [first = '', other = ''] = [rows[0]?.[0], rows.at(-1)?.[0]];
  const next = taken(book, table, [
    head,
    [other, 'a', 'A', '1'],
    [first, 'b', 'B', '2'],
    ...rows,
    [other, 'c', 'C', '3'],
  ]);
  const levels = (title: string) =>
    next.addOns.find((one) => one.title === title)?.levels.map(({ level }) => level);
  expect(levels(first)?.at(0)).toBe('b');
  expect([levels(other)?.at(0), levels(other)?.at(-1)]).toEqual(['a', 'c']);
  expect(take(book, table, [head, ['Nothing', 'a', 'A', '1']])).toMatchObject({
    faults: [{ row: 2, text: 'Nothing', reason: 'choice' }],
  });
  const spellings = tablesOf(book).find(({ keptAs }) => keptAs === 'keys');
  if (!spellings) throw new Error('No spellings');
  expect(
    take(book, spellings, [
      ['Word', 'Other spellings'],
      ['VW', 'x'],
      ['VW', 'y'],
    ]),
  ).toMatchObject({
    faults: [{ row: 3, text: 'VW', reason: 'taken' }],
  });
});

test('commas, semicolons and tabs, with a mark or in Windows-1252, and nothing is a formula', async () => {
  const rows = [
    ['Row', 'Words'],
    ['Škoda', 'a; b'],
  ];
  expect(rowsOf(bytes('\uFEFFRow,Words\r\nŠkoda,"a; b"\r\n'))).toEqual(rows);
  expect(rowsOf(bytes('Row;Words\nŠkoda;"a; b"'))).toEqual(rows);
  expect(rowsOf(bytes('Row\tWords\nŠkoda\ta; b\n'))).toEqual(rows);
  expect(rowsOf(Uint8Array.of(...bytes('Row\n'), 0x8a, 0x6b))).toEqual([['Row'], ['Šk']]);
  expect(readCsv(bytes('Row\n"open'))).toHaveProperty('problem');
  const { table, type } = sheet(book, 'products');
  const formula = type(0, 'name', '=1+1');
  expect(await writeCsv(formula, table).text()).toContain("'=1+1");
  expect(taken(formula, table, await written(formula, table))).toEqual(formula);
});

test('what may be empty is emptied', () => {
  const { table } = sheet(book, 'limits');
  const [head = []] = csvRows(book, table);
  const one = taken(book, table, [head, ['cap', 'A cap', '', '', '', '2', '', '']]);
  expect(one.limits).toEqual([{ id: 'cap', title: 'A cap', most: 2 }]);
  expect(taken(one, sheet(one, 'limits').table, [head])).toEqual(
    withoutRows(one, sheet(one, 'limits').table, {
      from: { row: 0, column: 0 },
      to: { row: 0, column: 0 },
    }),
  );
});

test('the rows of a factor are one file for the editor, the page of a book and the command line', async () => {
  for (const kind of ['table', 'bands', 'line']) {
    const i = book.factors.findIndex((one) => one.kind === kind);
    const table = tablesOf(book).find(({ id }) => id.startsWith(`factors.${i}.`));
    const file = writeTableFile(book, `factors[${i}]`);
    if (!(table && 'bytes' in file)) throw new Error(kind);
    expect(taken(book, table, rowsOf(file.bytes)), kind).toBe(book);
    const own = new Uint8Array(await writeCsv(book, table).arrayBuffer());
    expect(readTableFile(own, `factors[${i}]`, book), kind).toMatchObject({ book });
  }
});
