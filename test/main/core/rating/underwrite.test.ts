import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compileBook } from '../../../../src/main/core/rating/rate.ts';
import { underwrite } from '../../../../src/main/core/rating/underwrite.ts';
import { inEnglish } from '../../../../src/shared/domain/messages/english.ts';
import type { RatingInputs } from '../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import type { Reason } from '../../../../src/shared/schemas/quotes/reason.ts';
import type {
  UnderwritingRule,
  UnknownWord,
} from '../../../../src/shared/schemas/rate-books/rate-book.ts';
import { anyInputs, twoOf } from './any-inputs.ts';
import { book, compiled, factor } from './demonstration.ts';

const rulesOf = (reasons: readonly Reason[]) => reasons.map(({ rule }) => rule);

const cases: [Omit<RatingInputs, 'cover'>, declines: string[], referrals: string[]][] = [
  [{}, [], []],
  [{ driverAge: 30, allClaims: 0, value: 15_000, licenceType: 'Full' }, [], []],
  [{ driverAge: 60, allClaims: 1, value: 40_000, licenceType: 'Full Irish' }, [], []],
  [{ driverAge: 21, allClaims: 2, value: 75_000, licenceType: 'EU' }, [], []],
  [{ driverAge: 80 }, [], []],
  [{ driverAge: 17, allClaims: 5 }, [], ['under-twenty-one', 'three-claims-or-more']],
  [{ driverAge: 20 }, [], ['under-twenty-one']],
  [{ driverAge: 81 }, [], ['over-eighty']],
  [{ allClaims: 3 }, [], ['three-claims-or-more']],
  [{ value: 75_000.01 }, [], ['value-above-75000']],
  [{ licenceType: 'PROVISIONAL' }, [], ['learner-permit']],
  [{ licenceType: 'Non-EU' }, [], ['foreign-licence']],
  [{ licenceType: 'On paper' }, [], []],
  [{ licenceType: 'None' }, ['no-licence'], []],
  [{ licenceType: 'disqualified' }, ['disqualified'], []],
  [{ useClass: 'Taxi' }, [], ['hire-and-reward']],
  [{ useClass: 'Self-drive hire' }, [], ['hire-and-reward']],
  [{ useClass: 'motor trade' }, [], ['motor-trade']],
  [{ useClass: 'HGV' }, ['heavy-vehicles'], []],
  [{ useClass: 'Track days' }, ['racing'], []],
  [{ useClass: 'Stunts' }, [], []],
  [{ vehicleAge: 29 }, [], []],
  [{ vehicleAge: 30 }, [], ['veteran-vehicle']],
  [{ driverAge: 16 }, ['under-seventeen'], ['under-twenty-one']],
  [{ allClaims: 6 }, ['more-than-five-claims'], ['three-claims-or-more']],
  [
    { driverAge: 16, allClaims: 6, value: 100_000, licenceType: 'L plate' },
    ['under-seventeen', 'more-than-five-claims'],
    ['under-twenty-one', 'three-claims-or-more', 'value-above-75000', 'learner-permit'],
  ],
];

test.each(cases)('%o is declined for %o and referred for %o', (inputs, declines, referrals) => {
  const found = underwrite(compiled, { cover: 'Comprehensive', ...inputs });
  expect(rulesOf(found.declines)).toEqual(declines);
  expect(rulesOf(found.referrals)).toEqual(referrals);
  for (const { message } of [...found.declines, ...found.referrals]) {
    expect(inEnglish(message).length).toBeGreaterThan(20);
  }
});

describe('a word that a table does not know', () => {
  const reason = 'Only to try what an unknown word does';
  const knowing = (unknown: UnknownWord) => {
    const factors = [{ ...factor('table', 'fuel'), unknown }];
    return compileBook({ ...book, underwriting: [], factors });
  };
  const under = (unknown: UnknownWord, fuelType?: string) => {
    const inputs = { cover: 'Comprehensive', ...(fuelType && { fuelType }) } as const;
    const { declines, referrals } = underwrite(knowing(unknown), inputs);
    return { declines: rulesOf(declines), referrals: rulesOf(referrals) };
  };
  const NOTHING = { declines: [], referrals: [] };

  test.each<[UnknownWord, object]>([
    [{ decision: 'assume', row: 'Other' }, NOTHING],
    [
      { decision: 'refer', row: 'Other', reason },
      { ...NOTHING, referrals: ['unknown-fuel'] },
    ],
    [
      { decision: 'decline', reason },
      { ...NOTHING, declines: ['unknown-fuel'] },
    ],
  ])('does what the book says: %o', (unknown, expected) => {
    expect(under(unknown, 'Steam')).toEqual(expected);
    expect(under(unknown, 'Petrol')).toEqual(NOTHING);
    expect(under(unknown)).toEqual(NOTHING);
  });

  test('has the reason of the book, and is rated as its row', () => {
    const refers = knowing({ decision: 'refer', row: 'Diesel', reason });
    const risk = { cover: 'Comprehensive', fuelType: 'Steam' } as const;
    expect(underwrite(refers, risk).referrals).toEqual([{ rule: 'unknown-fuel', message: reason }]);
    const [fuel] = refers.factors.Comprehensive;
    expect(fuel?.read(risk)).toMatchObject({ row: 'Diesel', assumed: true, unknown: 'Steam' });
  });
});

describe('a rule over a row', () => {
  const rule: UnderwritingRule = {
    id: 'full',
    decision: 'decline',
    factor: 'licence-type',
    row: 'Full',
    reason: 'Only to try what an assumption does',
  };
  const declined = compileBook({ ...book, underwriting: [rule] });
  const under = (inputs: RatingInputs) => rulesOf(underwrite(declined, inputs).declines);

  test('does not hold where the row is only assumed', () => {
    expect(under({ cover: 'Comprehensive', licenceType: 'full licence' })).toEqual(['full']);
    expect(under({ cover: 'Comprehensive', licenceType: 'On paper' })).toEqual([]);
    expect(under({ cover: 'Comprehensive' })).toEqual([]);
  });
});

test('a rule over a table that the book does not have holds for no one', () => {
  const rule = { id: 'shoes', decision: 'decline', factor: 'shoes', row: 'Full' } as const;
  const odd = compileBook({ ...book, underwriting: [{ ...rule, reason: 'Only to be tried' }] });
  expect(underwrite(odd, { cover: 'Comprehensive', licenceType: 'Full' }).declines).toEqual([]);
});

describe('any risk at all', () => {
  test('never loses a reason with more claims', () => {
    fc.assert(
      fc.property(anyInputs, twoOf('claims'), (inputs, [fewer, more]) => {
        const before = underwrite(compiled, { ...inputs, claims: fewer });
        const after = underwrite(compiled, { ...inputs, claims: more });
        expect(after.declines).toEqual(expect.arrayContaining([...before.declines]));
        expect(after.referrals).toEqual(expect.arrayContaining([...before.referrals]));
      }),
      { numRuns: 500 },
    );
  });

  test('is underwritten the same with every cover', () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const found = underwrite(compiled, inputs);
        expect(underwrite(compiled, { ...inputs, cover: 'ThirdParty' })).toEqual(found);
        expect(underwrite(compiled, { ...inputs, cover: 'TPFT' })).toEqual(found);
      }),
      { numRuns: 200 },
    );
  });
});
