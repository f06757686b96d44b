import { expect, test } from 'vitest';
import {
  cellText,
  isInvalid,
  readCell,
} from '../../../../src/renderer/features/rate-books/edit/book/cell-text.ts';
import {
  cellOnly,
  moved,
  nextCell,
} from '../../../../src/renderer/features/rate-books/edit/sheet/selection.ts';

test.each([
  ['1,25', 'relativity', 1.25],
  ['1.2345', 'relativity', 1.2345],
  ['95%', 'relativity', 0.95],
  ['12,5 %', 'relativity', 0.125],
  ['1,250', 'relativity', 1.25],
  ['1,250', 'money', 125_000],
  ['€ 1,234.50', 'money', 123_450],
  ['1.234,50', 'money', 123_450],
  ['20,000', 'number', 20_000],
  ['.5', 'number', 0.5],
  ['a; "b; c" ;', 'words', ['a', 'b; c']],
  ['31/1/2027', 'day', '2027-01-31'],
  ['1.2.27', 'day', '2027-02-01'],
  ['14', 'whole', 14],
] as const)('%s as %s is %j', (text, kind, value) => {
  expect(readCell(text, { kind })).toEqual(value);
});

test.each([
  ['', 'relativity'],
  ['abc', 'money'],
  ['1.23456', 'relativity'],
  ['0.123', 'money'],
  ['1,2,3', 'number'],
  ['-1', 'relativity'],
  ['101', 'relativity'],
  ['', 'text'],
  ['31/2/2027', 'day'],
  ['14.5', 'whole'],
  ['driverAge < ', 'condition'],
  ['refuse', 'choice'],
] as const)('“%s” is nothing that a cell of kind %s can hold', (text, kind) => {
  expect(isInvalid(readCell(text, { kind }), { kind })).toBe(true);
});

test('an optional cell may be empty, and a choice is one of its words', () => {
  const form = { kind: 'choice', choices: ['warn', 'stop'], isOptional: true } as const;
  expect(readCell(' ', form)).toBeUndefined();
  expect([undefined, 'warn', 'halt'].map((value) => isInvalid(value, form))).toEqual([
    false,
    false,
    true,
  ]);
});

test('words with semicolons, quotes and space are written so that they can be read', () => {
  const words = ['a', 'b;c', '"d"', ' e ', 'f"g'];
  expect(readCell(cellText(words, 'words'), { kind: 'words' })).toEqual(words);
});

test('arrows move, Shift extends, Ctrl goes to the edge, and Tab reads on', () => {
  const size = { rows: 4, columns: 3 };
  const start = cellOnly({ row: 1, column: 1 });
  const press = (key: string, shift = false, ctrl = false) =>
    moved(start, { key, shift, ctrl }, size);
  expect(press('ArrowDown')).toEqual(cellOnly({ row: 2, column: 1 }));
  expect(press('ArrowRight', true)).toEqual({
    anchor: { row: 1, column: 1 },
    active: { row: 1, column: 2 },
  });
  expect(press('ArrowDown', false, true)).toEqual(cellOnly({ row: 3, column: 1 }));
  expect(press('End', false, true)).toEqual(cellOnly({ row: 3, column: 2 }));
  expect(press('x')).toBeUndefined();
  expect(nextCell({ row: 0, column: 2 }, 1, size)).toEqual({ row: 1, column: 0 });
  expect(nextCell({ row: 0, column: 0 }, -1, size)).toBeUndefined();
});
