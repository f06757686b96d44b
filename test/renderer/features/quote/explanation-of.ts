import type { Explanation } from '../../../../src/shared/schemas/quotes/explanation.ts';

/** An explanation without steps, where only the total matters. @param premium euro */
export function explanationOf(premium: number): Explanation {
  return {
    rateBook: { name: 'Test', version: '1', hash: '', demonstration: true },
    cover: 'Comprehensive',
    receivedOn: '2026-11-21',
    rounding: '',
    steps: [],
    netPremium: premium,
    levies: [],
    grossPremium: premium,
    policyFee: 0,
    premium,
  };
}
