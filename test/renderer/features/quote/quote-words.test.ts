import '../../../../src/renderer/i18n/screen-words/quote.ts';
import { isValidElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { startOf } from '../../../../src/renderer/features/quote/change/open-dialog.ts';
import { givenLines } from '../../../../src/renderer/features/quote/overview/given.tsx';
import { quoteDiff } from '../../../../src/renderer/features/quote/requotes/diff.ts';
import { validity } from '../../../../src/renderer/features/quote/words/quote-words.ts';
import { historyWords } from '../../../../src/renderer/i18n/history-words.ts';
import { changeLanguage } from '../../../../src/renderer/i18n/i18n.ts';
import { readAmount } from '../../../../src/renderer/i18n/money.ts';
import { who } from '../../../../src/renderer/i18n/who.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import type { Quote } from '../../../../src/shared/schemas/quotes/quote.ts';
import { QUOTE } from '../../../support/quotes/made-quote.ts';

afterEach(() => changeLanguage('en'));

const at = '2026-11-21T10:00:00Z';

const HISTORY: Quote['history'] = [
  { kind: 'submitted', at, by: 'qd-abc', detail: { source: 'xml', premium: 459.8 } },
  {
    kind: 'overridden',
    at,
    by: 'desk',
    detail: { overrideType: 'discount', value: 5, reason: 'long-standing', premium: 436.81 },
  },
  { kind: 'addOn', at, by: 'desk', detail: { addOn: 'legal', level: 'standard', premium: 462.81 } },
  { kind: 'addOn', at, by: 'desk', detail: { addOn: 'keycare', level: 'gold', premium: 480 } },
  {
    kind: 'overridden',
    at,
    by: 'desk',
    detail: { overrideType: 'premium', value: 450, reason: 'matched', premium: 450 },
  },
  { kind: 'driverNumber', at, by: 'desk', detail: { driverNumber: '123456789' } },
  {
    kind: 'accepted',
    at,
    by: 'desk',
    detail: { paymentMethod: 'direct_debit', paymentReference: 'DD-7', policyId: 'P-1' },
  },
];
const TITLES = [
  {
    addonType: 'legal' as const,
    title: 'Motor legal protection',
    levels: [{ level: 'standard', title: 'Up to 50,000 euro', netPremium: 25 }],
  },
];

describe('the history', () => {
  it('says what happened, why, and what it did to the premium', () => {
    const texts = historyWords(HISTORY, TITLES);
    expect(texts.map(({ what }) => what)).toEqual([
      'Quoted from an XML document',
      'Discount of 5%',
      'Motor legal protection added: Up to €50,000',
      // The rate book in force knows it no more: then its id has to do.
      'keycare added: gold',
      'Premium set to €450.00',
      'Driver number recorded',
      'On cover as policy P-1, paid by direct debit, reference DD-7',
    ]);
    expect(texts.map(({ reason }) => reason)).toEqual([
      undefined,
      'long-standing',
      undefined,
      undefined,
      'matched',
      undefined,
      undefined,
    ]);
    expect(texts[0]?.premium).toEqual({ before: undefined, after: 459.8 });
    expect(texts[1]?.premium).toEqual({ before: 459.8, after: 436.81 });
    expect(texts[5]?.premium).toBeUndefined();
  });

  it('says who', () => {
    expect(HISTORY.slice(0, 2).map(({ by }) => who(by))).toEqual(['API client qd-abc', 'the desk']);
  });
});

describe('the validity', () => {
  const left = (now: string) => validity(QUOTE, Date.parse(now));

  it('counts Irish days, and names the last one with its time', () => {
    expect(left('2026-12-09T12:00:00Z')).toBe('Valid until 21 Dec 2026, 12 days left');
    expect(left('2026-12-20T23:59:00Z')).toBe('Valid until 21 Dec 2026, 1 day left');
    expect(left('2026-12-21T07:00:00Z')).toBe('Valid until 21 Dec 2026, 08:09: the last day');
    expect(validity({ ...QUOTE, status: 'expired' }, 0)).toContain('Was valid until 21 Dec 2026');
  });

  it('counts in Irish, too', async () => {
    await changeLanguage('ga');
    expect(left('2026-12-09T12:00:00Z')).toBe('Bailí go dtí 21 Noll 2026, 12 lá fágtha');
  });
});

const DRIVER = {
  firstName: 'Máire',
  surname: 'O\u2019Sullivan',
  dateOfBirth: '1975-05-03',
  licenceType: 'Full',
  licenceHeldYears: 28,
  relation: 'SpouseOrPartner' as const,
  penaltyPoints: 0,
  mainDriver: true,
};
const CLAIM = {
  date: '2024-05-03',
  claimType: 'Accident' as const,
  amount: 2850,
  atFault: true,
};

describe('drivers, claims and convictions', () => {
  const lines = () =>
    [
      ...givenLines('customer', {
        ...QUOTE,
        customer: {
          ...QUOTE.customer,
          convictions: [{ offence: 'Speeding', date: '2024-05-03', points: 3 }],
          disqualifications: [{ date: '2020-05-03', months: 6 }],
        },
        drivers: [DRIVER, { firstName: 'Seán', surname: 'Byrne', dateOfBirth: '1990-02-03' }],
      }),
      ...givenLines('cover', {
        ...QUOTE,
        claimsHistory: { claims: [CLAIM, { date: '2025-01-02', claimType: 'Other' }] },
      }),
    ].flatMap(([name, value]) => {
      const text = isValidElement<{ children: string }>(value) ? value.props.children : undefined;
      return text && /\d$/.test(name) ? [`${name}: ${text}`] : [];
    });

  it('are lines that a person would write', () => {
    expect(lines()).toEqual([
      'Conviction 1: Speeding, 3 May 2024, 3 penalty points',
      'Disqualification 1: from 3 May 2020, for 6 months',
      'Driver 1: Máire O\u2019Sullivan, born 3 May 1975, full licence held 28 years, spouse or partner, no penalty points, main driver',
      'Driver 2: Seán Byrne, born 3 Feb 1990',
      'Claim 1: 3 May 2024, accident, €2,850, at fault',
      'Claim 2: 2 Jan 2025, What happened: Other',
    ]);
  });

  it('are so in Irish, too', async () => {
    await changeLanguage('ga');
    expect(lines()).toContain(
      'Tiománaí 1: Máire O\u2019Sullivan, a rugadh 3 Beal 1975, ceadúnas lán le 28 bliain, céile nó páirtnéir, gan phointe pionóis, príomhthiománaí',
    );
    expect(lines()).toContain('Éileamh 1: 3 Beal 2024, timpiste, €2,850, le locht');
  });
});

describe('the differences of two quotes', () => {
  const { explanation, vehicle } = QUOTE;
  const later: Quote = {
    ...QUOTE,
    premium: 690.1,
    vehicle: { ...vehicle, value: 22000, securityDevices: {} },
    customer: { ...QUOTE.customer, phone: '0871234567' },
    explanation: {
      ...explanation,
      steps: explanation.steps
        .filter(({ id }) => id !== 'breakdown')
        .map((step) => (step.id === 'area' ? { ...step, multiplier: 1.1 } : step)),
      premium: 690.1,
    },
  };

  it('are nothing between a quote and itself', () => {
    expect(quoteDiff(QUOTE, QUOTE)).toEqual({ given: [], premium: [], difference: 0 });
  });

  it('are what was given and how the premium came about, old and new', () => {
    const { given, premium, difference } = quoteDiff(QUOTE, later);
    expect(given.map(({ what, old, new: now }) => [what, old, now])).toEqual([
      ['Phone', '', '0871234567'],
      ['Value', '€28,500.00', '€22,000.00'],
      ['Alarm', 'Yes', ''],
    ]);
    expect(premium.map(({ what, old, new: now }) => [what, old, now])).toEqual([
      ['Breakdown assistance', 'In Ireland: €35.00', ''],
      ['Area', 'D02: ×1.12', 'D02: ×1.1'],
      ['Premium', '€708.05', '€690.10'],
    ]);
    expect(difference).toBe(-17.95);
  });

  it('name what is new as a line, and what changed in an item by its field', () => {
    const said = (before: Quote, after: Quote) =>
      quoteDiff(before, after).given.map(({ what, old, new: now }) => [what, old, now]);
    const claims = (amount: number): Quote => ({
      ...QUOTE,
      claimsHistory: { ...QUOTE.claimsHistory, claims: [{ ...CLAIM, amount }] },
    });
    expect(said(QUOTE, claims(2850))).toEqual([
      ['Claim 1', '', '3 May 2024, accident, €2,850, at fault'],
    ]);
    expect(said(claims(2850), claims(2900))).toEqual([['Claim 1: Amount, €', '2,850', '2,900']]);
  });
});

describe('what a change begins with', () => {
  const change = { title: '', premium: 0, difference: 0, changeable: true };

  it('is the excess, or an add-on that is not there yet', () => {
    const without = message('withoutIt');
    const euro = (count: number) => message('measured', { count, unit: 'euro' });
    expect(startOf({ ...change, id: 'excess', from: euro(300), to: euro(500) })).toEqual({
      kind: 'override',
      start: { type: 'excess', value: 500 },
    });
    expect(startOf({ ...change, id: 'legal', from: without, to: 'Up to 50,000 euro' })).toEqual({
      kind: 'addCover',
      start: 'legal',
    });
    expect(startOf({ ...change, id: 'legal', from: 'Up to', to: without })).toBeUndefined();
    expect(startOf({ ...change, id: 'cover', from: 'TPFT', to: 'Other' })).toBeUndefined();
  });

  it.each([
    ['450', 450],
    [' €1,250.50 ', 1250.5],
    ['5 %', 5],
    ['.5', 0.5],
    ['1,25', undefined],
    ['', undefined],
    ['-5', undefined],
    ['1e3', undefined],
  ])('is read from %j as %s', (text, value) => {
    expect(readAmount(text)).toBe(value);
  });
});
