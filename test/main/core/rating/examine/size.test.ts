import { expect, test } from 'vitest';
import { readLevies } from '../../../../../src/main/adapters/node/resources.ts';
import { examine } from '../../../../../src/main/core/rating/examine/examine.ts';
import { readBook } from '../../../../../src/main/core/rating/examine/shape.ts';
import { MOST } from '../../../../../src/main/core/rating/examine/size.ts';
import { english } from '../../../../../src/shared/domain/messages/english.ts';
import { editionOf } from '../../../../support/rate-books/book-edition.ts';
import { type Added, largeBook } from '../../../../support/rate-books/large-book.ts';

/** What keeps a value from being a rate book. */
function problemsOf(value: unknown): string[] {
  const read = readBook(value);
  return 'book' in read
    ? []
    : read.findings.map(({ path, message }) => `${path}: ${english(message)}`);
}

test.each<[Added, string]>([
  [{ factors: 200 }, 'factors: The rate book has 225 factors: at most 200'],
  [
    { rows: 9_570 },
    'factors: The factors have 10001 rows, bands, points and combinations: at most 10000',
  ],
  [
    { points: 9_570 },
    'factors: The factors have 10001 rows, bands, points and combinations: at most 10000',
  ],
  [
    { choices: 160_000 },
    'factors: The combinations stand for 161105 choices of words: at most 100000',
  ],
  [{ rules: 1_000 }, 'underwriting: The rate book has 1028 rules: at most 1000'],
  [{ examples: 1_000 }, 'examples: The rate book has 1028 examples: at most 1000'],
])('a book with %o more is refused, in so many words', (added, text) => {
  expect(problemsOf(largeBook(added))).toEqual([text]);
});

test('what is in no list that is counted is too much, too, and is not looked through to its end', () => {
  const most = 'The rate book has more than 100000 texts, numbers, lists and objects';
  const values = Array.from({ length: MOST.values }, () => 0);
  expect(problemsOf({ ...editionOf('x'), values })).toEqual([`: ${most}`]);
  const endless: unknown[] = [];
  endless.push(endless);
  expect(problemsOf(endless)).toEqual([`: ${most}`]);
});

test('a text is no longer than a person reads, nor is a name', () => {
  const long = 'x'.repeat(MOST.characters + 1);
  const text = `: "${'x'.repeat(100)}" goes on for 5001 characters: at most 5000`;
  expect(problemsOf({ ...editionOf('x'), name: long })).toEqual([text]);
  expect(problemsOf({ ...editionOf('x'), [long]: 1 })).toEqual([text]);
  expect(problemsOf({ ...editionOf('x'), name: long.slice(1) })).toEqual([]);
});

test('of more findings than are worth telling the last says how many there are, as severe as the worst', () => {
  const book = largeBook({ rows: 5_000 });
  for (const factor of book.factors) {
    if (factor.id !== 'area' || factor.kind !== 'table') continue;
    // The first of them only warn.
    factor.rows.forEach((row, i) => {
      row.relativity = i < 2_000 ? 20 : 1.00001;
    });
  }
  const findings = examine(book, readLevies('resources'));
  expect(findings).toHaveLength(1000);
  expect(findings.at(-1)).toMatchObject({
    severity: 'fault',
    path: '',
    message: { code: 'moreFindings' },
  });
});
