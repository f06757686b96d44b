import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import { readRateBooks } from '../../../../../src/main/adapters/node/resources.ts';
import {
  bookOfSheets,
  fromSheets,
  toSheets,
} from '../../../../../src/main/core/rate-books/workbook/book-sheets.ts';
import {
  readList,
  readText,
  writeList,
  writeText,
} from '../../../../../src/main/core/rate-books/workbook/codec.ts';
import {
  columnLetters,
  columnNumber,
  sheetNames,
} from '../../../../../src/main/core/rate-books/workbook/sheet.ts';
import { anyBook } from './any-book.ts';

test('the sheets of each shipped book read as the same book', () => {
  const books = readRateBooks('resources');
  expect(books).not.toHaveLength(0);
  for (const { content, hash } of books) {
    const read = bookOfSheets(toSheets(content, hash));
    expect(read).toMatchObject({ madeFrom: hash, findings: [] });
    expect('book' in read && contentHash(read.book)).toBe(hash);
  }
});

test('the sheets of any book read as the same book', () => {
  fc.assert(
    fc.property(anyBook, (book) => {
      const hash = contentHash(book);
      const { value, reading } = fromSheets(toSheets(book, hash));
      expect(reading.findings).toEqual([]);
      expect(contentHash(value)).toBe(hash);
    }),
    { numRuns: 40 },
  );
});

test('a book of the first form, without optional covers, reads as the same book', () => {
  const [shipped] = readRateBooks('resources');
  if (!shipped) throw new Error('there is no book');
  const { addOns: _, smallestPremiumCents: __, ...book } = shipped.content;
  const hash = contentHash(book);
  expect(contentHash(fromSheets(toSheets(book, hash)).value)).toBe(hash);
});

test('any text and any list of texts can be written into a cell', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ';', ' ', 'a', '\n') }),
  );
  fc.assert(
    fc.property(fc.array(text), (list) => {
      for (const one of list) expect(readText(writeText(one))).toBe(one);
      expect(readList(writeList(list))).toEqual(list);
    }),
  );
  expect(readList(' VW ; "Land; Rover";Mini')).toEqual(['VW', 'Land; Rover', 'Mini']);
  expect(writeText('Full Irish')).toBe('Full Irish');
});

test('the names of sheets are those that Excel takes, each once', () => {
  const titles = fc.array(fc.string({ unit: 'grapheme', maxLength: 40 }), { minLength: 1 });
  fc.assert(
    fc.property(titles, (list) => {
      const name = sheetNames(['Book']);
      const names = list.flatMap((title) => [name(title), name(title, ' combinations')]);
      for (const one of names) expect(one).toMatch(/^(?!')[^\\/?*:[\]]{1,31}(?<!')$/);
      expect(new Set(names.map((one) => one.toLowerCase())).size).toBe(names.length);
    }),
  );
  const name = sheetNames(['Book']);
  expect([name('Book'), name('history'), name("Driver's age"), name('A/B: [c]')]).toEqual([
    'Book 2',
    'history 2',
    "Driver's age",
    'A B c',
  ]);
});

test('columns have the letters of a spreadsheet', () => {
  expect([1, 26, 27, 52, 702, 703, 16384].map(columnLetters)).toEqual([
    'A',
    'Z',
    'AA',
    'AZ',
    'ZZ',
    'AAA',
    'XFD',
  ]);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 16384 }),
      (column) => columnNumber(columnLetters(column)) === column,
    ),
  );
});
