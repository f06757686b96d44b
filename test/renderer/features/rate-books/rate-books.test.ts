import '../../../../src/renderer/i18n/screen-words/rate-books.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  openSteps,
  stepWords,
} from '../../../../src/renderer/features/rate-books/lifecycle/lifecycle.tsx';
import { schemeGroups } from '../../../../src/renderer/features/rate-books/list/rate-books-screen.tsx';
import {
  factorRows,
  factorSentences,
  inputName,
} from '../../../../src/renderer/features/rate-books/tables/factor-words.ts';
import { heatOf } from '../../../../src/renderer/features/rate-books/tables/heat.tsx';
import { changeLanguage } from '../../../../src/renderer/i18n/i18n.ts';
import {
  NUMBER_INPUTS,
  TEXT_INPUTS,
} from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import type { KeptRateBook } from '../../../../src/shared/schemas/rate-books/kept-rate-book.ts';
import type { TableState } from '../../../../src/shared/schemas/rate-books/kept-table.ts';
import { editionOf } from '../../../support/rate-books/book-edition.ts';

const BOOK = editionOf('2027.1');
const factor = (id: string) => {
  const found = BOOK.factors.find((one) => one.id === id);
  if (!found) throw new Error(`There is no factor ${id}`);
  return found;
};

function kept(
  hash: string,
  scheme: string | undefined,
  state: TableState = 'active',
): KeptRateBook {
  const summary = scheme && {
    name: scheme,
    version: '1',
    demonstration: true,
    inForceFrom: '2026-01-01',
    examples: 1,
    scheme: { id: scheme, name: scheme, insurer: `Insurer ${hash}`, line: 'private-motor' },
  };
  return { hash, state, activatedAt: null, publisher: null, steps: [], summary: summary || null };
}

describe('the list', () => {
  test('has the books of a scheme together, what came last first, and damaged ones last', () => {
    const books = [kept('a', 'one'), kept('b', undefined), kept('c', 'two'), kept('d', 'one')];
    const groups = schemeGroups(books).map(({ scheme, books: own }) => [
      scheme?.insurer,
      own.map(({ hash }) => hash).join(),
    ]);
    expect(groups).toEqual([
      ['Insurer d', 'd,a'],
      ['Insurer c', 'c'],
      [undefined, 'b'],
    ]);
  });
});

const bookOf = (table: ReturnType<typeof kept>) => ({ of: 'rateBook', table }) as const;

describe('what can be done', () => {
  test.each([
    ['draft', 'approve,withdraw'],
    ['checked', 'approve,withdraw'],
    ['approved', 'activate,withdraw'],
    ['active', 'withdraw'],
    ['superseded', 'withdraw'],
    ['withdrawn', ''],
  ] as const)('with a book that is %s: %s', (state, steps) => {
    expect(openSteps(bookOf(kept('a', 'one', state))).join()).toBe(steps);
  });

  test('a scheduled book can be moved or withdrawn, and a damaged one only withdrawn', () => {
    const scheduled = kept('a', 'one', 'approved');
    expect(openSteps(bookOf({ ...scheduled, activatedAt: '2099-01-01T00:00:00Z' }))).toEqual([
      'move',
      'withdraw',
    ]);
    expect(openSteps(bookOf(kept('a', undefined, 'draft')))).toEqual(['withdraw']);
  });
});

test('a relativity has a shade by its ratio to 1, the same for dearer and cheaper', () => {
  expect([0, 0.5, 0.8, 0.95, 1].map(heatOf)).toEqual([-3, -3, -2, -1, 0]);
  expect([1.0001, 1.05, 1.25, 2, 100].map(heatOf)).toEqual([1, 1, 2, 3, 3]);
  expect(heatOf('1.2')).toBeUndefined();
});

describe('a table in words', () => {
  test('names ranges, points and words, and what holds for all rows', () => {
    expect(factorRows(factor('engine')).at(-1)?.name).toMatch(/ and over$/);
    expect(factorRows(factor('driver-age'))[0]).toMatchObject({
      name: '17 years',
      relativity: 2,
    });
    const sentences = factorSentences(factor('driver-age'), []);
    expect(sentences[0]).toBe('Looks at Driver’s age.');
    expect(sentences).toContain(
      'Straight lines between the points. Outside them the nearest point applies, unless it says here that the line goes on.',
    );
  });

  test.each([...TEXT_INPUTS, ...NUMBER_INPUTS])('calls the input %s by a name', (input) => {
    expect(inputName(input)).not.toBe(input);
  });
});

describe('in Irish', () => {
  beforeAll(() => changeLanguage('ga'));
  afterAll(() => changeLanguage('en'));

  test('the same is said', () => {
    expect(factorSentences(factor('driver-age'), [])[0]).toBe('Féachann sé ar Aois an tiománaí.');
    const step = { step: 'withdrawn', at: '2026-11-22T09:00:00Z', by: 'desk' } as const;
    expect(stepWords(step)).toBe('Tarraingthe siar');
  });
});
