import { expect, test } from 'vitest';
import { compileBook } from '../../../../src/main/core/rating/rate.ts';
import type { Draft } from '../../../../src/renderer/features/rate-books/edit/book/draft.ts';
import { cellAt } from '../../../../src/renderer/features/rate-books/edit/book/table.ts';
import { tablesOf } from '../../../../src/renderer/features/rate-books/edit/book/tables.ts';
import {
  cleared,
  pasteInto,
  reasonAt,
} from '../../../../src/renderer/features/rate-books/edit/sheet/edits.ts';
import {
  withoutRows,
  withRow,
} from '../../../../src/renderer/features/rate-books/edit/sheet/selection.ts';
import { book, sheet } from './sheet-of.ts';

const rowsOf = (from: number, to = from) => ({
  from: { row: from, column: 0 },
  to: { row: to, column: 0 },
});
const factorAt = (draft: Draft, id: string) => draft.factors.findIndex((one) => one.id === id);

test.each([
  ['limits', 'limits'],
  ['fees', 'fees'],
  ['instalmentPlans', 'instalmentPlans'],
] as const)(
  'the first row of %s is a sound one, a second has an id of its own, and without any the book is as before',
  (id, name) => {
    const { instalmentPlans: _, ...without } = book;
    const one = withRow(without, sheet(without, id).table, 0);
    expect(() => compileBook(one)).not.toThrow();
    const two = withRow(one, sheet(one, id).table, 0);
    expect(two[name]?.map((row) => row.id)).toEqual([
      one[name]?.[0]?.id,
      expect.stringMatching(/ 2$/),
    ]);
    expect(withoutRows(two, sheet(two, id).table, rowsOf(0, 1))).toEqual(without);
  },
);

test('a fee and a plan are typed as a price list has them', () => {
  const one = withRow(book, sheet(book, 'fees').table, 0);
  const fees = sheet(one, 'fees');
  const pasted = pasteInto(one, fees.table, rowsOf(0), [
    ['admin', 'Administration', 'broker', '', '2.5%', 'net', '5', '€ 1,050.00'],
  ]);
  if (!('draft' in pasted)) throw new Error('It fits');
  expect(pasted.draft.fees).toEqual([
    {
      id: 'admin',
      title: 'Administration',
      owner: 'broker',
      share: 0.025,
      of: 'net',
      leastCents: 500,
      mostCents: 105_000,
    },
  ]);
  const wrong = pasteInto(one, fees.table, rowsOf(0), [['admin', 'Fee', 'the agent']]);
  expect(wrong).toMatchObject({ misfit: { reason: 'choice', text: 'the agent' } });
  const much = sheet(one, 'fees').type(0, 'share', '1.01');
  expect(reasonAt(much, fees.table, fees.at(0, 'share'))).toBe('number');
});

test('what is assumed stands for both prices until they differ', () => {
  const at = (draft: Draft) => sheet(draft, 'factors');
  const row = factorAt(book, 'mileage');
  const next = at(book).type(row, 'typical', '12,000');
  expect(next.factors[row]).toMatchObject({ assume: { typical: 12_000, cautious: 25_000 } });
  const same = at(next).type(row, 'cautious', '12000');
  expect(same.factors[row]).toMatchObject({ assume: 12_000 });
  const apart = at(same).type(row, 'cautious', '40000');
  expect(apart.factors[row]).toMatchObject({ assume: { typical: 12_000, cautious: 40_000 } });
  expect(() => compileBook(apart)).not.toThrow();
  const use = factorAt(book, 'use');
  const unknown = at(book).type(use, 'typical', 'Hearse');
  expect(reasonAt(unknown, at(unknown).table, at(unknown).at(use, 'typical'))).toBe('choice');
});

test('a factor is added as a copy of the one above, moved to another input, and taken away', () => {
  const row = factorAt(book, 'mileage');
  const more = withRow(book, sheet(book, 'factors').table, row);
  expect(more.factors[row + 1]).toEqual({ ...book.factors[row], id: 'mileage 2' });
  const other = sheet(more, 'factors').type(row + 1, 'inputs', 'yearsResident');
  expect(other.factors[row + 1]).toMatchObject({ input: 'yearsResident' });
  expect(() => compileBook(other)).not.toThrow();
  expect(withoutRows(more, sheet(more, 'factors').table, rowsOf(row + 1))).toEqual(book);
});

test('a named driver of an example is added, moved to another one, and taken away', () => {
  const drivers = (draft: Draft) => sheet(draft, 'drivers');
  const none = drivers(book);
  const without = withoutRows(book, none.table, rowsOf(0, none.table.rows.length - 1));
  expect(without.examples.flatMap(({ inputs }) => inputs.namedDrivers ?? [])).toEqual([]);
  expect(JSON.stringify(without)).not.toContain('"namedDrivers":[]');

  const one = withRow(without, drivers(without).table, 0);
  const two = withRow(one, drivers(one).table, 0);
  expect(two.examples[0]?.inputs.namedDrivers).toEqual([{ driver: 1 }, { driver: 2 }]);
  const [, , third] = two.examples;
  const range = { from: { row: 0, column: 0 }, to: { row: 1, column: 0 } };
  const titles = [[third?.title ?? ''], [third?.title ?? '']];
  const moved = pasteInto(two, drivers(two).table, range, titles);
  if (!('draft' in moved)) throw new Error('It fits');
  expect(moved.draft.examples[0]?.inputs).toEqual(without.examples[0]?.inputs);
  expect(moved.draft.examples[2]?.inputs.namedDrivers).toHaveLength(2);
  const aged = drivers(moved.draft).type(0, 'driverAge', '19');
  const main = drivers(aged).type(0, 'mainDriver', 'yes');
  expect(main.examples[2]?.inputs.namedDrivers?.[0]).toMatchObject({
    driverAge: 19,
    mainDriver: true,
  });
  expect(() => compileBook(main)).not.toThrow();
  const path = ['examples', 2, 'inputs', 'namedDrivers', 1, 'driverAge'];
  expect(cellAt(tablesOf(main), path)).toEqual({
    table: 'drivers',
    ...drivers(main).at(1, 'driverAge'),
  });
});

test('an example has add-ons of the book, and none where all are cleared', () => {
  const i = book.examples.findIndex(({ addOns }) => addOns === undefined);
  const examples = sheet(book, 'examples');
  const { addOns: [addOn] = [] } = book;
  const level = addOn?.levels[0]?.level ?? '';
  const next = examples.type(i, addOn?.id ?? '', level);
  expect(next.examples[i]?.addOns).toEqual({ [addOn?.id ?? '']: level });
  const cell = examples.at(i, addOn?.id ?? '');
  expect(cleared(next, examples.table, { from: cell, to: cell })).toEqual(book);
});

test('the periods of a book, all emptied, are none', () => {
  const bounds = sheet(book, 'periods');
  const emptied = cleared(book, bounds.table, rowsOf(0, bounds.table.rows.length - 1));
  const scale = sheet(emptied, 'scale').table;
  const without = withoutRows(emptied, scale, rowsOf(0, scale.rows.length - 1));
  expect(without).not.toHaveProperty('periods');
  expect(() => compileBook(without)).not.toThrow();
});

test('a level of an add-on stays while it is the only one', () => {
  const { table } = sheet(book, 'levels');
  const next = withoutRows(book, table, rowsOf(0, table.rows.length - 1));
  expect(next).toEqual(book);
  const fewer = withoutRows(book, table, rowsOf(0));
  expect(fewer.addOns[0]?.levels).toEqual(book.addOns[0]?.levels.slice(1));
});
