import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileFactor } from '../../../../src/main/core/rating/factor.ts';
import { numberLookup, relativityOf } from '../../../../src/main/core/rating/lookup.ts';
import { compileBook, onTypical, rate } from '../../../../src/main/core/rating/rate.ts';
import { underwrite } from '../../../../src/main/core/rating/underwrite.ts';
import type {
  NumberInput,
  RatingInputs,
  TextInput,
} from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import type { FactorOf } from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { runs } from '../../../support/seed.ts';
import { anyInputs } from './any-inputs.ts';
import { book, compiled, factor, in2026 } from './demonstration.ts';
import { withoutLookups } from './without-lookup.ts';

const calculated = () => {
  throw new Error('it is calculated');
};

const risk = (inputs: Partial<RatingInputs>): RatingInputs => ({ cover: 'TPFT', ...inputs });

describe('of a number, a factor', () => {
  const numbers = numberLookup('value', 3, (value) => 10_000 + value * 4);
  const counted = { numbers: { ...numbers, at: calculated }, relativity: calculated };

  test.each([0, 1, 3])('looks %d up', (value) => {
    expect(relativityOf(counted, risk({ value }))).toBe(10_000 + value * 4);
  });

  test.each([0.5, 4, 4_294_967_297, -1, Number.NaN])(
    'calculates %d, which is past its bounds or not whole',
    (value) => {
      const only = { numbers, relativity: calculated };
      expect(relativityOf(only, risk({ value }))).toBe(10_000 + value * 4);
      expect(() => relativityOf(counted, risk({ value }))).toThrow('calculated');
    },
  );

  test('calculates the risk without one', () => {
    const relativity = ({ mileage = 0 }: RatingInputs) => mileage;
    expect(relativityOf({ numbers, relativity }, risk({ mileage: 7_000 }))).toBe(7_000);
  });

  test('keeps no more numbers than fit into memory, however high its last bound is', () => {
    const { known, at } = numberLookup('value', 1_000_000_000, (value) => value);
    expect(known).toHaveLength(4096);
    expect(at(5_000)).toBe(5_000);
  });
});

describe('of words, a factor', () => {
  const table: FactorOf<'table'> = {
    id: 'area',
    title: 'Area',
    kind: 'table',
    inputs: ['routingKey', 'county'],
    assume: 'Cork',
    rows: [
      { row: 'Cork', relativity: 0.9, words: [] },
      { row: 'Dublin', relativity: 1.2, words: ['D02'] },
    ],
  };
  const group: FactorOf<'combination'> = {
    id: 'group',
    title: 'Group',
    kind: 'combination',
    inputs: ['make', 'model'],
    assume: 'usual',
    rows: [{ row: 'usual', relativity: 1 }],
    combinations: [
      { row: 'usual', words: { make: ['Ford'] } },
      { row: 'usual', words: { make: ['Ford'], model: ['Ka'] } },
      { row: 'usual', words: { model: ['Roma'] } },
    ],
  };
  const reads = (factor: FactorOf<'table' | 'combination'>, inputs: Partial<RatingInputs>) =>
    relativityOf({ ...compileFactor(factor), relativity: calculated }, risk(inputs));

  test.each([
    [{ routingKey: 'D02', county: 'Cork' }, 12_000],
    [{ routingKey: 'Dublin' }, 12_000],
    [{ county: 'Dublin' }, 12_000],
    [{}, 9_000],
  ])('looks %j up by the first input that is given', (inputs, expected) => {
    expect(reads(table, inputs)).toBe(expected);
  });

  test.each([{ routingKey: 'd02' }, { routingKey: 'T12', county: 'Dublin' }])(
    'calculates %j, as the book does not write it',
    (inputs) => {
      expect(() => reads(table, inputs)).toThrow('calculated');
    },
  );

  test.each([{ make: 'Ford' }, { make: 'Ford', model: 'Ka' }, { model: 'Roma' }])(
    'looks the combination %j up',
    (inputs) => {
      expect(reads(group, inputs)).toBe(10_000);
    },
  );

  test.each([{}, { make: 'Ford', model: 'Roma' }, { make: 'Fiat' }])(
    'calculates %j, which is no combination of the book alone',
    (inputs) => {
      expect(() => reads(group, inputs)).toThrow('calculated');
    },
  );
});

test('any risk costs the same by look-ups and calculated', () => {
  fc.assert(
    fc.property(anyInputs, (inputs) => {
      for (const book of [compiled, onTypical(compiled)]) {
        expect(rate(book, in2026, inputs)).toEqual(rate(withoutLookups(book), in2026, inputs));
      }
    }),
    runs(300),
  );
});

const RUNS = runs(500);

const netOf = (inputs: RatingInputs) => rate(compiled, in2026, inputs).netCents;

/** A risk that leaves some questions unanswered. */
function silent(inputs: RatingInputs, ...asked: (NumberInput | TextInput)[]): RatingInputs {
  return { ...inputs, ...Object.fromEntries(asked.map((input) => [input, undefined])) };
}

/** The words of every row of a table that underwriting neither refers nor declines. */
function acceptedWords(id: string, input: TextInput): string[] {
  return factor('table', id).rows.flatMap(({ row }) => {
    const { declines, referrals } = underwrite(compiled, { cover: 'Comprehensive', [input]: row });
    return declines.length + referrals.length > 0 ? [] : [row];
  });
}

/*
 * Silence never pays, in a full quote. Strictly, where the book has a dearest answer that it still
 * accepts: silence costs at least as much as any such answer. Elsewhere it costs at least as much as
 * the ordinary answer: no claims, a full licence, social use, and the typical answer of a quick price.
 */
describe('silence costs at least as much as', () => {
  test.each<[string, TextInput[], string[]]>([
    ['fuel', ['fuelType'], acceptedWords('fuel', 'fuelType')],
    ['area', ['routingKey', 'county'], acceptedWords('area', 'routingKey')],
    ['security', ['alarmImmobiliser'], acceptedWords('security', 'alarmImmobiliser')],
    ['parking', ['parking'], acceptedWords('parking', 'parking')],
  ])('any answer about the %s that is accepted', (_, asked, words) => {
    expect(words.length).toBeGreaterThan(1);
    fc.assert(
      fc.property(anyInputs, fc.constantFrom(...words), (inputs, answer) => {
        const [input] = asked;
        if (input === undefined) return;
        const unsaid = silent(inputs, ...asked);
        expect(netOf({ ...unsaid, [input]: answer })).toBeLessThanOrEqual(netOf(unsaid));
      }),
      RUNS,
    );
  });

  test.each<[NumberInput, number]>([
    ['noClaimsYears', 40],
    ['licenceYears', 60],
    ['vehicleAge', 29],
  ])('any answer about %s', (input, most) => {
    fc.assert(
      fc.property(anyInputs, fc.integer({ min: 0, max: most }), (inputs, answer) => {
        const unsaid = silent(inputs, input);
        const said = { ...unsaid, [input]: answer };
        // A licence is held for at least the years without a claim: less would contradict these.
        if (input === 'licenceYears' && answer < (inputs.noClaimsYears ?? 0)) return;
        if (input === 'licenceYears' && answer > (inputs.yearsSinceSeventeen ?? answer)) return;
        expect(netOf(said)).toBeLessThanOrEqual(netOf(unsaid));
      }),
      RUNS,
    );
  });

  test.each<[NumberInput | TextInput, string | number]>([
    ['faultClaims', 0],
    ['penaltyPoints', 0],
    ['disqualifications', 0],
    ['openClaims', 0],
    ['bodyType', 'Saloon'],
    ['imported', 'no'],
    ['modifications', 'None'],
    ['licenceType', 'Full'],
    ['useClass', 'SDP'],
    ['useClass', 'SDP with commuting'],
    ['engineSize', 1500],
    ['value', 15_000],
    ['mileage', 16_000],
  ])('the ordinary answer: %s %s', (input, answer) => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const unsaid = silent(inputs, input);
        expect(netOf({ ...unsaid, [input]: answer })).toBeLessThanOrEqual(netOf(unsaid));
      }),
      RUNS,
    );
  });

  test('every typical assumption of a quick price, whatever is unsaid', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { netCents } = rate(onTypical(compiled), in2026, inputs);
        expect(netOf(inputs)).toBeGreaterThanOrEqual(netCents);
      }),
      RUNS,
    );
  });
});

describe('a word that the book does not know', () => {
  test.each<[TextInput, string]>([
    ['licenceType', 'Full'],
    ['useClass', 'SDP with commuting'],
    ['fuelType', 'Other'],
    ['alarmImmobiliser', 'no'],
  ])('costs at least as much as the ordinary answer: %s %s', (input, answer) => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const unknown = netOf({ ...inputs, [input]: 'Zyzzyva' });
        expect(unknown).toBeGreaterThanOrEqual(netOf({ ...inputs, [input]: answer }));
      }),
      RUNS,
    );
  });
});

describe('a book with one assumption for every price', () => {
  const factors = book.factors.map((each) => ({
    ...each,
    assume: typeof each.assume === 'object' ? each.assume.typical : each.assume,
    ...('unknown' in each ? { unknown: undefined } : {}),
    assumeAtLeast: undefined,
  }));
  const older = compileBook(JSON.parse(JSON.stringify({ ...book, factors })));

  test('rates a full quote as it rates a quick price', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        expect(rate(older, in2026, inputs)).toEqual(rate(onTypical(older), in2026, inputs));
      }),
      RUNS,
    );
  });

  test('rates an unknown word as what is not given', () => {
    const given = netOf({ cover: 'Comprehensive', fuelType: 'Steam' });
    const net = (fuelType?: string) =>
      rate(older, in2026, { cover: 'Comprehensive', ...(fuelType && { fuelType }) }).netCents;
    expect(net('Steam')).toBe(net());
    expect(net('Steam')).toBeLessThan(given);
  });
});
