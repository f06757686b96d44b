import { describe, expect, test } from 'vitest';
import { findingText } from '../../../../../src/main/core/rating/examine/finding.ts';
import type { Factor, RateBook } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { added, book, factor } from './sound-book.ts';

const found = (changed: Partial<RateBook>) =>
  added({ ...book, ...changed })
    // Whatever moves a premium moves the examples, too.
    .filter(({ path }) => !path.startsWith('examples['))
    .map((finding) => `${finding.severity} ${findingText(finding)}`);

const indexOf = (id: string) => book.factors.findIndex((one) => one.id === id);
const withFactor = (changed: Factor) =>
  found({ factors: book.factors.with(indexOf(changed.id), changed) });

const CLAIMS = `factors[${indexOf('claims')}]`;
const claims = factor('bands', 'claims');

describe('gaps and rows that no one reaches', () => {
  const fromTwo = { ...claims, assume: 2, bands: [{ from: 2, relativity: 1.5 }] };

  test('nothing below the first band', () => {
    expect(withFactor(fromTwo)).toEqual([
      `fault ${CLAIMS}.bands[0]: Nothing rates a value below 2: begin at 0, or have a rule decline or refer what is below 2`,
    ]);
  });

  test('but a rule may stop what is below it', () => {
    const rule = {
      id: 'few',
      decision: 'decline',
      input: 'faultClaims',
      reason: 'Too few',
    } as const;
    const factors = book.factors.with(indexOf('claims'), fromTwo);
    const stopped = (below: number) =>
      found({ factors, underwriting: [...book.underwriting, { ...rule, below }] });
    expect(stopped(2)).toEqual([]);
    expect(stopped(1)).toHaveLength(1);
  });

  test('a band without a whole number, of an input in whole numbers', () => {
    const bands = [0, 1, 1.2, 2].map((from) => ({ from, relativity: 1 + from }));
    expect(withFactor({ ...claims, bands })).toEqual([
      `fault ${CLAIMS}.bands[2]: There is no whole number from 1.2 to under 2: no one reaches this row`,
    ]);
    const engine = factor('bands', 'engine');
    const halves = [0, 0.5, 1, ...engine.bands.slice(2).map(({ from }) => from)].map((from) => ({
      from,
      relativity: 1,
    }));
    expect(withFactor({ ...engine, bands: halves })).toEqual([]);
  });
});

describe('words of a quote that no row has', () => {
  const security = factor('table', 'security');
  const place = `factors[${indexOf('security')}].rows`;
  const { unknown: _, ...undecided } = { ...security, assume: 'no', rows: security.rows.slice(1) };

  test('are a fault where nothing decides about unknown words', () => {
    expect(withFactor(undecided)).toEqual([
      `fault ${place}: A quote may say "yes", which no row has: add it, or decide about unknown words`,
    ]);
  });

  test('are warned of where they are rated as another row', () => {
    const unknown = { decision: 'assume', row: 'no' } as const;
    expect(withFactor({ ...undecided, unknown })).toContain(
      `warning ${place}: A quote may say "yes", which no row has: it is rated as no, with a warning`,
    );
  });

  test('are nothing to find where the table declines them', () => {
    const unknown = { decision: 'decline', reason: 'An alarm must be known' } as const;
    expect(withFactor({ ...undecided, unknown })).toEqual([]);
  });
});

describe('a wider cover that could cost less', () => {
  test('by the base alone', () => {
    const factors = book.factors.filter(({ covers }) => covers === undefined);
    const cents = { Comprehensive: 60_000, TPFT: 60_000, ThirdParty: 60_001 };
    expect(found({ factors, base: { title: 'Base', cents } })).toEqual([
      'fault base.cents.TPFT: Third party, fire and theft could cost less than Third party only, by the base and these rows: –',
    ]);
  });

  test('by rows of factors that only one of the two has, each with its place', () => {
    const value = factor('line', 'value');
    const points = value.points.with(0, { at: 2000, relativity: 0.91 });
    const text =
      'Third party, fire and theft could cost less than Third party only, by the base and these rows: Vehicle value 2000: ×0.91; Excess 2500: ×0.895';
    expect(withFactor({ ...value, points })).toEqual([
      `fault factors[${indexOf('value')}].points[0]: ${text}`,
      `fault factors[${indexOf('excess') + 1}].points[3]: ${text}`,
    ]);
  });

  test('by an excess that lowers the wider cover more', () => {
    const excess = factor('line', 'excess');
    const points = excess.points.with(-1, { at: 2500, relativity: 0.7 });
    expect(withFactor({ ...excess, points })).toEqual([
      `fault factors[${indexOf('excess')}].points[3]: Comprehensive could cost less than Third party, fire and theft, by the base and these rows: Excess 2500: ×0.7`,
    ]);
  });

  test('by a row of words', () => {
    const fuel: Factor = {
      ...factor('table', 'fuel'),
      id: 'fuel-third-party',
      covers: ['ThirdParty'],
    };
    const dear = {
      ...fuel,
      rows: fuel.rows.map((row) => ({ ...row, relativity: row.row === 'Diesel' ? 1.5 : 1 })),
    };
    expect(found({ factors: [...book.factors, dear] })).toContainEqual(
      expect.stringMatching(
        /^fault factors\[25\]\.rows\[1\]: Third party, fire and theft could cost less than Third party only.*Fuel Diesel$/,
      ),
    );
  });

  test('by its least premium', () => {
    const minimumNetCents = { ...book.minimumNetCents, Comprehensive: 21_999 };
    expect(found({ minimumNetCents })).toEqual([
      'fault minimumNetCents.Comprehensive: The least premium of Comprehensive is below that of Third party, fire and theft',
    ]);
  });
});

describe('warnings that never block', () => {
  test('more claims that cost less', () => {
    const bands = claims.bands.with(2, { from: 2, relativity: 1.1 });
    expect(withFactor({ ...claims, bands })).toEqual([
      `warning ${CLAIMS}.bands[2]: A higher faultClaims costs less: ×1.2 from 1, ×1.1 from 2`,
    ]);
  });

  test('more years without a claim that cost more', () => {
    const years = factor('bands', 'no-claims');
    const bands = years.bands.with(3, { from: 3, relativity: 0.85 });
    expect(withFactor({ ...years, bands })).toEqual([
      `warning factors[${indexOf('no-claims')}].bands[3]: A higher noClaimsYears costs more: ×0.8 from 2, ×0.85 from 3`,
    ]);
  });

  test('an older driver who costs more, below 60 alone', () => {
    const age = factor('line', 'driver-age');
    const points = age.points.with(2, { at: 25, relativity: 1.75 });
    expect(withFactor({ ...age, points })).toEqual([
      'warning factors[0].points[2]: A higher driverAge costs more: ×1.7 from 20, ×1.75 from 25',
    ]);
  });
});

test('names that stand there twice, and days that do not exist', () => {
  const [product] = book.products;
  const [addOn] = book.addOns;
  const [example] = book.examples;
  if (!product || !addOn || !example) throw new Error('The demonstration book has each of them');
  expect(
    added({
      ...book,
      inForceFrom: '2026-02-29',
      products: [...book.products, product],
      addOns: [{ ...addOn, levels: [...addOn.levels, ...addOn.levels.slice(0, 1)] }, addOn],
      examples: [{ ...example, receivedOn: '2026-13-01' }],
    }).map(findingText),
  ).toEqual([
    'inForceFrom: There is no such day: 2026-02-29',
    'products[3]: motor-comprehensive is here twice',
    'addOns[1]: breakdown is here twice',
    'addOns[0].levels[2]: ireland is here twice',
    'examples[0].receivedOn: There is no such day: 2026-13-01',
  ]);
});

describe('texts that are not what they look like', () => {
  test.each([
    ['a space without width', 'Driving\u200b other cars', 'U+200B'],
    ['a change of direction', 'Driving \u202eother cars', 'U+202E'],
    ['a tag', 'Driving other cars\u{e0041}', 'U+E0041'],
    ['a control character', 'Driving\u0007 other cars', 'U+0007'],
  ])('%s', (_, name, point) => {
    expect(found({ name })).toEqual([
      `fault name: The text has characters that are invisible, or that change how it reads: ${point}`,
    ]);
  });

  test('but what letters need to join stays, and so do line ends', () => {
    expect(found({ name: 'می\u200cخواهم\nline two' })).toEqual([]);
  });
});
