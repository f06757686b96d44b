import { expect, test } from 'vitest';
import { price } from '../../../../../src/main/core/quotes/price/explanation.ts';
import type { Adjustments } from '../../../../../src/main/core/rating/explain.ts';
import { message } from '../../../../../src/shared/domain/messages/message.ts';
import type { RatingInputs } from '../../../../../src/shared/domain/quote-fields/rating-inputs.ts';
import { in2026 } from '../../rating/demonstration.ts';
import { libraryWith } from '../demonstration-library.ts';

const same = (cents: number) => ({ Comprehensive: cents, TPFT: cents, ThirdParty: cents });
/** 500 euro for every risk, before its fuel. */
const library = libraryWith({ base: { title: 'Base', cents: same(50_000) } });

/** Prices a risk by its fuel alone. */
function priced(inputs: Partial<RatingInputs>, adjustments?: Adjustments) {
  const ready = library.inForce('2026-12-01');
  if (!ready) throw new Error('No rate book is in force');
  const fuel = ready.factors.Comprehensive.filter(({ id }) => id === 'fuel');
  return price({
    book: { ...ready, factors: { Comprehensive: fuel, TPFT: fuel, ThirdParty: fuel } },
    levies: in2026,
    inputs: { cover: 'Comprehensive', ...inputs },
    receivedOn: '2026-12-01',
    ...(adjustments ? { adjustments } : {}),
  });
}

test('an explanation is the rated premium in euro and decimals', () => {
  const { premiumCents, explanation } = priced({ fuelType: 'Petrol' });
  const { steps } = explanation;
  expect(explanation).toEqual({
    rateBook: {
      name: expect.stringMatching(/demonstration/i),
      version: expect.any(String),
      hash: library.inForce('2026-12-01')?.hash,
      demonstration: true,
    },
    cover: 'Comprehensive',
    receivedOn: '2026-12-01',
    rounding: message('eachStepRounded'),
    steps,
    netPremium: 500,
    levies: [
      { id: 'stamp-duty', title: expect.stringMatching(/^Stamp duty/), rate: 0.03, amount: 15 },
      {
        id: 'insurance-compensation-fund',
        title: expect.stringMatching(/Compensation Fund/),
        rate: 0.01,
        amount: 5,
      },
      { id: 'policy-stamp', title: 'Policy stamp', rate: null, amount: 1 },
    ],
    grossPremium: 521,
    policyFee: 25,
    premium: 546,
    instalmentPlans: [
      // 546.00 less 81.90, a charge of 8 %: 501.228 in ten parts.
      {
        id: 'ten',
        title: 'Ten instalments',
        deposit: 81.9,
        number: 10,
        instalment: 50.12,
        charge: 37.1,
        total: 583.1,
      },
    ],
  });
  expect(premiumCents).toBe(54_600);
  const base = { input: 'Comprehensive', assumed: false, row: 'Comprehensive', multiplier: null };
  expect(steps[0]).toEqual({ id: 'base', title: 'Base', ...base, before: 0, after: 500 });
  const petrol = { input: 'Petrol', assumed: false, row: 'Petrol', multiplier: 1 };
  expect(steps[1]).toMatchObject({ id: 'fuel', ...petrol, before: 500, after: 500 });
});

test('with fees of its own a book shows each, and a policy fee only where it has one', () => {
  const fees = [{ id: 'letter', title: 'Letter', owner: 'broker', cents: 500 }] as const;
  const shown = (policyFeeCents: number) => {
    const ready = libraryWith({ fees: [...fees], policyFeeCents }).inForce('2026-12-01');
    if (!ready) throw new Error('No rate book is in force');
    const inputs = { cover: 'Comprehensive' } as const;
    const asked = { book: ready, levies: in2026, inputs, receivedOn: '2026-12-01' };
    return price(asked).explanation.fees?.map(({ id, amount }) => [id, amount]);
  };
  expect(shown(0)).toEqual([['letter', 5]]);
  expect(shown(1_000)).toEqual([
    ['policy-fee', 10],
    ['letter', 5],
  ]);
});

test('a word that no row knows is rated as the row that the book says for it', () => {
  const { explanation } = priced({ fuelType: 'Steam' });
  const [, fuel] = explanation.steps;
  expect(fuel).toMatchObject({ input: 'Other', assumed: true });
});

test('a premium set by hand has a line for its rounding only where there is some', () => {
  const last = (premiumCents: number) =>
    priced({}, { addOns: [], premiumCents }).explanation.levies.at(-1);
  expect(last(50_000)).toMatchObject({ id: 'policy-stamp' });
  // The fee alone is 25 euro.
  expect(last(2_400)).toEqual({
    id: 'rounding',
    title: message('byHandRounding'),
    rate: null,
    amount: -1,
  });
});
