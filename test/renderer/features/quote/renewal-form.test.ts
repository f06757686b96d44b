import { expect, test } from 'vitest';
import { renewalForm } from '../../../../src/renderer/features/quote/requotes/renewal-form.ts';
import type { Quote } from '../../../../src/shared/schemas/quotes/quote.ts';
import { explanationOf } from './explanation-of.ts';

/** Of a quote, what the form reads. */
const quoteOf = (explanation: Quote['explanation']) => ({ explanation }) as Quote;

test('the broker’s own fees are told from the price, which has the insurer’s', () => {
  const before = quoteOf({ ...explanationOf(525), grossPremium: 500, policyFee: 25 });
  const fees = [
    { id: 'policy-fee', title: 'Policy fee', owner: 'insurer', amount: 25 },
    { id: 'broker', title: 'Broker fee', owner: 'broker', amount: 40.1 },
    { id: 'search', title: 'Search fee', owner: 'broker', amount: 9.2 },
  ] as const;
  const after = quoteOf({
    ...explanationOf(574.3),
    grossPremium: 500,
    policyFee: 74.3,
    fees: [...fees],
  });
  const { lastYear, offered } = renewalForm(before, after, {});
  expect([lastYear.price, lastYear.fee]).toEqual(['525.00', '0.00']);
  expect([offered.price, offered.fee]).toEqual(['525.00', '49.30']);
});
