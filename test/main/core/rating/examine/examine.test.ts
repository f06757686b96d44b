import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../../../src/main/core/rating/examine/finding.ts';
import { checker } from '../../../../../src/shared/contract/check.ts';
import { english } from '../../../../../src/shared/domain/messages/english.ts';
import {
  RateBook,
  type RuleTest,
  type UnderwritingRule,
} from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { added, book, factor } from './sound-book.ts';

const check = checker(RateBook);

/** The sound book with one thing changed. */
function changed(change: (book: RateBook) => void): RateBook {
  const copy = structuredClone(book);
  change(copy);
  return copy;
}

/** Puts other rows or bounds into one factor. */
function withFactor(id: string, fields: object): RateBook {
  return changed(({ factors }) => {
    const index = factors.findIndex((factor) => factor.id === id);
    Object.assign(factors[index] ?? {}, fields);
  });
}

type Rule = { id?: string } & Partial<RuleTest>;

/** Replaces the book's underwriting rules with one. */
function withRule(rule: Rule): RateBook {
  const common = { id: 'tried', decision: 'refer', reason: 'Only to be found' };
  return { ...book, underwriting: [Object.assign(common, rule) as UnderwritingRule] };
}

const pathOf = (id: string) => `factors[${book.factors.findIndex((it) => it.id === id)}]`;
const shown = ({ path, message }: Finding) => ({ path, message: english(message) });
const found = (faulty: RateBook) => {
  // The schema accepts each of these faults: otherwise examine() would not need to find them.
  expect(check(faulty)).toHaveProperty('value');
  return added(faulty).map(shown);
};

describe('examine finds', () => {
  test('bands that do not rise', () => {
    const bands = [
      { from: 0, relativity: 1 },
      { from: 5, relativity: 0.5 },
      { from: 5, relativity: 0.4 },
    ];
    expect(found(withFactor('no-claims', { bands }))).toEqual([
      {
        path: `${pathOf('no-claims')}.bands[2]`,
        message: '5 is not above 5, where the row before it begins: they overlap',
      },
    ]);
  });

  test('points that do not rise', () => {
    const points = [
      { at: 40, relativity: 1 },
      { at: 17, relativity: 2 },
    ];
    expect(found(withFactor('driver-age', { points }))).toEqual([
      {
        path: `${pathOf('driver-age')}.points[1]`,
        message: '17 is not above 40, where the row before it begins: they overlap',
      },
    ]);
  });

  test.each([
    ['bands', 'claims', { bands: [{ from: 0, relativity: 1.00001 }] }],
    [
      'points',
      'mileage',
      {
        points: [
          { at: 0, relativity: 1.00001 },
          { at: 1, relativity: 1 },
        ],
      },
    ],
    [
      'rows',
      'security',
      {
        rows: [
          { row: 'yes', relativity: 1.00001, words: [] },
          { row: 'no', relativity: 1.04, words: [] },
        ],
      },
    ],
  ])('a fifth decimal place in %s', (list, id, fields) => {
    expect(found(withFactor(id, fields))).toEqual([
      {
        path: `${pathOf(id)}.${list}[0].relativity`,
        message: '1.00001 has more than four decimal places: the premium would not be exact',
      },
    ]);
  });

  test('a word of two rows, however it is spelt', () => {
    const rows = [
      { row: 'yes', relativity: 1, words: ['On'] },
      { row: 'no', relativity: 1.04, words: ['O.N.'] },
    ];
    expect(found(withFactor('security', { rows }))).toEqual([
      {
        path: `${pathOf('security')}.rows[1]`,
        message: '"O.N." already leads to yes, so it cannot lead to no',
      },
    ]);
  });

  test('a row that occurs twice', () => {
    const rows = [
      { row: 'yes', relativity: 1, words: [] },
      { row: 'yes', relativity: 1.04, words: [] },
      { row: 'no', relativity: 1.04, words: [] },
    ];
    expect(found(withFactor('security', { rows }))).toEqual([
      { path: `${pathOf('security')}.rows[1]`, message: 'yes is here twice' },
    ]);
  });

  test('an assumption that names no row', () => {
    expect(found(withFactor('fuel', { assume: 'Steam' }))).toEqual([
      { path: `${pathOf('fuel')}.assume`, message: 'The table fuel has no row Steam' },
    ]);
  });

  test.each([
    [{ assume: { typical: 'Steam', cautious: 'Other' } }, 'assume.typical'],
    [{ assume: { typical: 'Petrol', cautious: 'Steam' } }, 'assume.cautious'],
    [{ unknown: { decision: 'assume', row: 'Steam' } }, 'unknown.row'],
    [{ unknown: { decision: 'refer', row: 'Steam', reason: 'Why' } }, 'unknown.row'],
  ])('a row that %o does not have', (fields, place) => {
    expect(found(withFactor('fuel', fields))).toEqual([
      { path: `${pathOf('fuel')}.${place}`, message: 'The table fuel has no row Steam' },
    ]);
  });

  test.each([
    ['fuel', { assume: { typical: 'Petrol', cautious: 'Hybrid' } }, 'assume.cautious'],
    ['fuel', { unknown: { decision: 'assume', row: 'Hybrid' } }, 'unknown.row'],
    ['no-claims', { assume: { typical: 5, cautious: 9 } }, 'assume.cautious'],
    ['mileage', { assume: { typical: 16_000, cautious: 9000 } }, 'assume.cautious'],
  ])('silence that pays, in %s by %o', (id, fields, place) => {
    expect(found(withFactor(id, fields))).toContainEqual({
      path: `${pathOf(id)}.${place}`,
      message:
        place === 'unknown.row'
          ? 'An unknown word, rated as Hybrid, would cost less than no answer in a quick price'
          : 'A full quote without this answer would cost less than a quick price',
    });
  });

  test('a factor that occurs twice under a cover', () => {
    expect(found(withFactor('security', { id: 'area' }))).toEqual([
      { path: `${pathOf('security')}.id`, message: 'area is here twice' },
    ]);
    const { covers: _, ...everywhere } = factor('line', 'excess');
    expect(found({ ...book, factors: [...book.factors, everywhere] })).toEqual([
      { path: `factors[${book.factors.length}].id`, message: 'excess is here twice' },
    ]);
  });

  test('a rule that has the id of a rule of unknown words', () => {
    expect(found(withRule({ id: 'unknown-fuel', input: 'claims', above: 5 }))).toEqual([
      {
        path: 'underwriting[0].id',
        message: 'unknown-fuel is already the rule for unknown words of a table: choose another id',
      },
    ]);
  });

  test.each<[string, Rule, string, string]>([
    ['no bound', { input: 'claims' }, '', 'The rule has no bound, so it never applies'],
    [
      'bounds that leave nothing out',
      { input: 'driverAge', below: 80, above: 17 },
      '',
      'The rule always applies: every number is below 80 or above 17',
    ],
    [
      'an input that only an override sets',
      { input: 'discount', above: 10 },
      '.input',
      'discount is not known yet when the risk is underwritten',
    ],
    [
      'the other such input',
      { input: 'excess', below: 10 },
      '.input',
      'excess is not known yet when the risk is underwritten',
    ],
    ['an unknown factor', { factor: 'shoes', row: 'Full' }, '.factor', 'There is no table shoes'],
    [
      'a factor without rows',
      { factor: 'claims', row: '3' },
      '.factor',
      'There is no table claims',
    ],
    [
      'an unknown row',
      { factor: 'licence-type', row: 'Provisional' },
      '.row',
      'The table licence-type has no row Provisional',
    ],
  ])('an underwriting rule with %s', (_, rule, place, message) => {
    expect(found(withRule(rule))).toEqual([{ path: `underwriting[0]${place}`, message }]);
  });

  test.each<Rule>([
    { input: 'driverAge', below: 17 },
    { input: 'driverAge', above: 80 },
    { input: 'driverAge', below: 17, above: 80 },
    // It leaves out those of exactly forty.
    { input: 'driverAge', below: 40, above: 40 },
    { factor: 'licence-type', row: 'Learner' },
  ])('nothing wrong with the underwriting rule %o', (rule) => {
    expect(found(withRule(rule))).toEqual([]);
  });

  test('an underwriting rule that occurs twice', () => {
    const twice = changed(({ underwriting }) => {
      underwriting.push(...underwriting.slice(0, 1));
    });
    expect(found(twice)).toEqual([
      {
        path: `underwriting[${book.underwriting.length}]`,
        message: 'under-seventeen is here twice',
      },
    ]);
  });

  test('an example that does not hold, once, with what it expects and what the book gives', () => {
    const wrong = changed(({ examples }) => {
      const [first] = examples;
      if (first !== undefined) {
        first.expect.grossCents += 1;
        first.expect.premiumCents -= 1;
      }
    });
    const [{ title, expect: given }] = book.examples as [(typeof book.examples)[number]];
    const euro = (cents: number) => (cents / 100).toFixed(2);
    const differs = (cents: number, by: number) => `${euro(cents + by)} → ${euro(cents)}`;
    expect(found(wrong)).toEqual([
      {
        path: 'examples[0].expect.grossCents',
        message: `The example "${title}" gives other amounts (expected → calculated, in euro): net ${euro(given.netCents)}, gross ${differs(given.grossCents, 1)}, fees ${euro(given.feeCents)}, premium ${differs(given.premiumCents, -1)}`,
      },
    ]);
  });

  test('a base that was changed without its examples, once for each of them', () => {
    const dearer = changed(({ base }) => {
      base.cents.Comprehensive += 100;
    });
    const dearest = book.examples.flatMap(({ inputs }, i) =>
      inputs.cover === 'Comprehensive' ? [`examples[${i}].expect.netCents`] : [],
    );
    expect(found(dearer).map(({ path }) => path)).toEqual(dearest);
  });
});

describe('title and gender never price', () => {
  test.each(['title', 'gender', 'firstName'])('a rate book has no table of %s', (input) => {
    const priced = withFactor('use', { inputs: [input] });
    expect(check(priced)).toHaveProperty('errors');
  });

  test.each(['title', 'gender'])('nor an example with %s', (input) => {
    const priced = changed(({ examples }) => {
      Object.assign(examples[0]?.inputs ?? {}, { [input]: 'Ms' });
    });
    expect(check(priced)).toHaveProperty('errors');
  });

  test('nor bands of either', () => {
    expect(check(withFactor('claims', { input: 'gender' }))).toHaveProperty('errors');
  });
});
