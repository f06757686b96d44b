import type { Explanation, Step } from '../../../src/shared/schemas/quotes/explanation.ts';
import type { Quote } from '../../../src/shared/schemas/quotes/quote.ts';
import type { QuoteLine } from '../../../src/shared/schemas/quotes/quote-list.ts';

const step = (id: string, title: string, more: Partial<Step>): Step => ({
  id,
  title,
  input: '',
  assumed: false,
  row: '',
  multiplier: null,
  before: 0,
  after: 0,
  ...more,
});

/** A premium with a step of every kind; its sums hold to the cent. */
export const EXPLANATION: Explanation = {
  rateBook: { name: 'Demonstration', version: '2026.3', hash: 'ab', demonstration: true },
  cover: 'Comprehensive',
  receivedOn: '2026-11-21',
  rounding: 'Each step is rounded half up to the cent.',
  steps: [
    step('base', 'Base premium', { input: 'Comprehensive', after: 602.5 }),
    step('driver-age', "Driver's age", {
      input: '41 years',
      multiplier: 0.92,
      before: 602.5,
      after: 554.3,
    }),
    step('claims', 'Claims', { input: '0 claims', multiplier: 1, before: 554.3, after: 554.3 }),
    step('area', 'Area', {
      input: 'D02',
      assumed: true,
      multiplier: 1.12,
      before: 554.3,
      after: 620.82,
    }),
    step('breakdown', 'Breakdown assistance', {
      input: 'In Ireland',
      before: 620.82,
      after: 655.82,
    }),
  ],
  netPremium: 655.82,
  levies: [
    { id: 'stamp-duty', title: 'Stamp duty', rate: 0.03, amount: 19.67 },
    { id: 'fund', title: 'Compensation fund', rate: 0.01, amount: 6.56 },
    { id: 'stamp', title: 'Policy stamp', rate: null, amount: 1 },
  ],
  grossPremium: 683.05,
  policyFee: 25,
  premium: 708.05,
};

/** A quote as the screens get it. */
export const QUOTE: Quote = {
  quoteId: 'Q-GBF7-9NNB-K3HR',
  premium: 708.05,
  status: 'quoted',
  referrals: [],
  createdAt: '2026-11-21T08:09:16Z',
  expiresAt: '2026-12-21T08:09:16Z',
  expiresBecause: 'validity',
  period: { from: '2026-12-01', to: '2027-11-30' },
  policy: { inceptionDate: '2026-12-01T00:00:00Z', coverType: 'Comprehensive' },
  customer: {
    firstName: 'Aoife',
    surname: 'Ní Dhomhnaill',
    dateOfBirth: '1985-06-15',
    email: 'aoife@example.com',
    address: { town: 'Dublin 2', county: 'Dublin' },
  },
  vehicle: {
    registrationNumber: '191-D-12345',
    make: 'BMW',
    model: '5 Series',
    value: 28500,
    securityDevices: { alarmImmobiliser: true },
  },
  claimsHistory: { numberOfClaims: 0 },
  explanation: EXPLANATION,
  assumed: [],
  unknownBeforeCover: [],
  warnings: [],
  history: [
    {
      kind: 'submitted',
      at: '2026-11-21T08:09:16Z',
      by: 'desk',
      detail: { source: 'json', premium: 708.05 },
    },
  ],
};

/** A line of the list whose id, customer and premium are its number. */
export function madeLine(number: number): QuoteLine {
  return {
    quoteId: `Q-${number}`,
    status: 'quoted',
    premium: number,
    cover: 'Comprehensive',
    createdAt: '2026-11-21T09:30:00Z',
    expiresAt: '2026-12-21T09:30:00Z',
    inceptionDate: '2026-12-01T00:00:00Z',
    customerName: `Customer ${number}`,
    customerKey: `${number}`,
    dateOfBirth: '1985-03-12',
    registrationNumber: '191-D-1',
    vehicle: 'Toyota Corolla',
    by: 'desk',
  };
}
