import { describe, expect, test } from 'vitest';
import type { QuoteEventData } from '../../../../../src/main/core/quotes/history/event-data.ts';
import type { QuoteEvent } from '../../../../../src/main/core/quotes/history/quote-store.ts';
import {
  lostOf,
  referralOf,
  referredAtOf,
} from '../../../../../src/main/core/quotes/history/state.ts';

const DAY = 24 * 60 * 60 * 1000;
const FIRST = Date.UTC(2026, 10, 21, 9, 30);
const at = (day: number) => `2026-11-${21 + day}T09:30:00Z`;
const MARY = { id: 'mary', name: 'Mary Byrne' };

/** A history with an event a day, by the desk; `signed` is by Mary, who signed in. */
function history(
  ...happened: readonly (QuoteEventData & { readonly signed?: true })[]
): QuoteEvent[] {
  return happened.map(({ signed, ...eventData }, day) => ({
    ...eventData,
    quoteId: 'Q-1',
    at: FIRST + day * DAY,
    by: 'desk',
    ...(signed ? { user: MARY } : {}),
  }));
}

const RULE = { rule: 'learner-permit', message: 'A learner' };
const submitted = {
  kind: 'submitted',
  detail: {
    source: 'xml',
    premium: 500,
    expiresAt: FIRST,
    rateBookHash: 'book',
    leviesHash: 'levies',
    period: { from: '2026-12-01', to: '2027-11-30' },
    ends: 'validity',
  },
} satisfies QuoteEventData;
const byRule: QuoteEventData = {
  kind: 'submitted',
  detail: { ...submitted.detail, referrals: [RULE] },
};
const referred: QuoteEventData = {
  kind: 'referred',
  detail: { reason: 'A racing car', name: 'Tom Daly' },
};
const approved: QuoteEventData = {
  kind: 'referralApproved',
  detail: { note: 'Fine', terms: 'With a tracker', name: 'Una Ward' },
};
const refused: QuoteEventData = {
  kind: 'referralRefused',
  detail: { note: 'No', reasons: ['Too fast'], name: 'Una Ward' },
};
const extraCover: QuoteEventData = {
  kind: 'addOn',
  detail: { addOn: 'legal', level: 'standard', premium: 520 },
};
const driverNumber: QuoteEventData = {
  kind: 'driverNumber',
  detail: { driverNumber: '123456789' },
};
const accepted: QuoteEventData = {
  kind: 'accepted',
  detail: { paymentMethod: 'card', paymentReference: 'PAY', policyId: 'P-1', startsAt: at(9) },
};

const BY_HAND = { rule: 'referred-by-hand', message: 'A racing car' };
const tom = { at: at(1), by: 'desk', name: 'Tom Daly' };

describe('a referral', () => {
  test('is none where neither a rule nor a person referred the quote', () => {
    expect(referralOf(history(submitted, extraCover, accepted))).toBeUndefined();
    expect(referralOf([])).toBeUndefined();
    // A decision on what was never referred decides nothing.
    expect(referralOf(history(submitted, approved, refused))).toBeUndefined();
  });

  test('is of anyone who submitted what a rule refers', () => {
    const waiting = { state: 'referred', reasons: [RULE], referred: { at: at(0), by: 'desk' } };
    expect(referralOf(history(byRule))).toEqual(waiting);
    expect(referralOf(history(byRule, extraCover, driverNumber))).toEqual(waiting);
    expect(referralOf(history({ ...byRule, signed: true }))?.referred).toEqual({
      at: at(0),
      by: 'desk',
      name: 'Mary Byrne',
    });
  });

  test('by a person adds a reason, and names who signed in rather than who was typed', () => {
    expect(referralOf(history(byRule, referred))).toEqual({
      state: 'referred',
      reasons: [RULE, BY_HAND],
      referred: tom,
    });
    expect(referralOf(history(byRule, { ...referred, signed: true }))).toEqual({
      state: 'referred',
      reasons: [RULE, BY_HAND],
      referred: { ...tom, name: 'Mary Byrne' },
    });
    expect(referralOf(history(submitted, referred))?.reasons).toEqual([BY_HAND]);
  });

  test('is approved with its note and terms, or refused with its reasons', () => {
    const before = { reasons: [BY_HAND], referred: tom };
    const una = { at: at(2), by: 'desk', name: 'Una Ward' };
    expect(referralOf(history(submitted, referred, approved))).toEqual({
      ...before,
      state: 'approved',
      decision: { ...una, note: 'Fine', terms: 'With a tracker' },
    });
    expect(referralOf(history(submitted, referred, refused, extraCover))).toEqual({
      ...before,
      state: 'refused',
      decision: { ...una, note: 'No', reasons: ['Too fast'] },
    });
  });

  test('waits again once its terms change, and says what changed them', () => {
    const lost = { state: 'referred', lostApproval: { at: at(3), by: 'desk', change: 'addOn' } };
    expect(referralOf(history(submitted, referred, approved, extraCover))).toMatchObject(lost);
    const other = referralOf(history(submitted, referred, approved, driverNumber, accepted));
    expect(other).toMatchObject({ state: 'approved', decision: { note: 'Fine' } });
    expect(other).not.toHaveProperty('lostApproval');
  });

  test('of an older history is approved by accepting the quote; one that was refused is not', () => {
    expect(referralOf(history(byRule, accepted))).toMatchObject({
      state: 'approved',
      decision: { at: at(1), by: 'desk' },
    });
    expect(referralOf(history(byRule, refused, accepted))?.state).toBe('refused');
  });

  test('counts from when the quote was referred last', () => {
    expect(referredAtOf(history(submitted, extraCover))).toBeUndefined();
    expect(referredAtOf(history(byRule, extraCover))).toBe(FIRST);
    expect(referredAtOf(history(byRule, approved, referred, accepted))).toBe(FIRST + 2 * DAY);
  });
});

describe('a lost quote', () => {
  const markedLost: QuoteEventData = { kind: 'markedLost', detail: { reason: 'price' } };
  const notLost: QuoteEventData = { kind: 'markedNotLost', detail: {} };

  test('says why, when and who said so', () => {
    expect(lostOf(history(submitted, markedLost, driverNumber))).toEqual({
      reason: 'price',
      at: at(1),
      by: 'desk',
    });
    const named: QuoteEventData = { kind: 'markedLost', detail: { reason: 'other', name: 'Tom' } };
    const signed = (event: QuoteEventData) =>
      lostOf(history(submitted, { ...event, signed: true }));
    expect(signed(markedLost)?.name).toBe('Mary Byrne');
    expect(signed(named)?.name).toBe('Tom');
  });

  test('is lost until it is taken back, or won', () => {
    expect(lostOf(history(submitted))).toBeUndefined();
    expect(lostOf(history(submitted, markedLost, notLost))).toBeUndefined();
    expect(lostOf(history(submitted, markedLost, accepted))).toBeUndefined();
    expect(lostOf(history(submitted, markedLost, notLost, markedLost))?.at).toBe(at(3));
  });
});
