import { expect, test } from 'vitest';
import {
  type NextStep,
  nextStepOf,
  type Standing,
} from '../../../../src/renderer/features/quote/head/next-step.ts';
import type { Right } from '../../../../src/shared/domain/permission.ts';
import type { PolicyView } from '../../../../src/shared/schemas/policies/policy.ts';
import type { Quote } from '../../../../src/shared/schemas/quotes/quote.ts';
import type { Referral } from '../../../../src/shared/schemas/quotes/referral.ts';
import { QUOTE } from '../../../support/quotes/made-quote.ts';

const TODAY = '2026-11-28';
const WHY = 'A driver under 21 is for an underwriter to accept';

const referral = (state: Referral['state']): Referral => ({
  state,
  reasons: [{ rule: 'under-twenty-one-driver-2', message: WHY }],
  referred: { at: '2026-11-27T10:00:00Z', by: 'desk' },
});

const SOLD: Quote = { ...QUOTE, status: 'accepted', driverNumber: '123456789', drivers: [] };
const OFFERED = { at: '2026-11-01T10:00:00Z' } as NonNullable<PolicyView['renewal']>;

/** A policy with what tells whether its renewal is near. */
function policy(to: string, more: Partial<PolicyView> = {}): PolicyView {
  const period = { from: '2025-12-15', to };
  return { period, coverEnds: to, transactions: [], ...more } as unknown as PolicyView;
}

const all = () => true;
const without =
  (...rights: Right[]) =>
  (right: Right) =>
    !rights.includes(right);

const note = (text: string, followUpOn?: string, isDone = false) => ({
  text,
  ...(followUpOn === undefined ? {} : { followUpOn }),
  ...(isDone ? { followedUp: { at: TODAY, by: 'desk' } } : {}),
});

const NOTES = [
  note('Later', '2026-11-29'),
  note('Done', '2026-11-20', true),
  note('Second', '2026-11-27'),
  note('First', '2026-11-26'),
  note('Only said'),
];

test.each<[string, Partial<Standing> & { readonly quote: Quote }, NextStep]>([
  ['an open quote goes on cover', { quote: QUOTE }, { kind: 'accept' }],
  ['not for who may not sell', { quote: QUOTE, may: without('quote:accept') }, { kind: 'none' }],
  [
    'a referred one is decided, by its words and never by the name of a rule',
    { quote: { ...QUOTE, referral: referral('referred') }, notes: NOTES },
    { kind: 'decide', reason: WHY },
  ],
  [
    'or sent to who decides',
    { quote: { ...QUOTE, referral: referral('referred') }, may: without('referral:decide') },
    { kind: 'send', reason: WHY },
  ],
  [
    'or waits',
    {
      quote: { ...QUOTE, referral: referral('referred') },
      may: without('referral:decide', 'document:generate'),
    },
    { kind: 'wait', reason: WHY },
  ],
  [
    'an approved one goes on cover',
    { quote: { ...QUOTE, referral: referral('approved') } },
    { kind: 'accept' },
  ],
  ['a refusal is told', { quote: { ...QUOTE, referral: referral('refused') } }, { kind: 'letter' }],
  [
    'the oldest follow-up that has come goes before cover',
    { quote: QUOTE, notes: NOTES },
    { kind: 'followUp', day: '2026-11-26', text: 'First' },
  ],
  [
    'what is lost is left alone',
    { quote: { ...QUOTE, lost: { reason: 'price', at: '', by: 'desk' } } },
    { kind: 'lost' },
  ],
  [
    'what has expired is quoted again',
    { quote: { ...QUOTE, status: 'expired' } },
    { kind: 'again' },
  ],
  [
    'a policy lacks a driver number before anything else',
    {
      quote: {
        ...SOLD,
        drivers: [{ firstName: 'Niamh', surname: 'Byrne', dateOfBirth: '2003-02-01' }],
      },
      account: { overdue: 50 },
    },
    { kind: 'driverNumber', driver: 1, name: 'Niamh Byrne' },
  ],
  [
    'then what is overdue',
    { quote: SOLD, account: { overdue: 50 }, notes: NOTES },
    { kind: 'collect', amount: 50 },
  ],
  [
    'then its renewal is offered',
    { quote: SOLD, account: { overdue: 0 }, policy: policy('2026-12-14') },
    { kind: 'offer', ends: '2026-12-14' },
  ],
  [
    'and, once offered, taken up',
    { quote: SOLD, policy: policy('2026-12-14', { renewal: OFFERED }), notes: NOTES },
    { kind: 'renew', ends: '2026-12-14' },
  ],
  [
    'not of a policy that was cancelled',
    { quote: SOLD, policy: policy('2026-12-14', { coverEnds: '2026-11-01' }) },
    { kind: 'none' },
  ],
  ['nor of one whose end is far', { quote: SOLD, policy: policy('2027-06-14') }, { kind: 'none' }],
  [
    'a policy is followed up, too',
    { quote: SOLD, notes: NOTES },
    { kind: 'followUp', day: '2026-11-26', text: 'First' },
  ],
])('%s', (_, standing, step) => {
  expect(nextStepOf({ may: all, today: TODAY, ...standing })).toEqual(step);
});
