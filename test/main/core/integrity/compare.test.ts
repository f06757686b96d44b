import { beforeEach, describe, expect, test } from 'vitest';
import { DamagedData } from '../../../../src/main/core/data-state/damaged-data.ts';
import { compareWithHistory } from '../../../../src/main/core/integrity/replay-quotes.ts';
import { acceptQuote } from '../../../../src/main/core/quotes/change/accept.ts';
import { addCover } from '../../../../src/main/core/quotes/change/change-terms.ts';
import { fold, projectionOf } from '../../../../src/main/core/quotes/history/fold.ts';
import type {
  KeptQuote,
  StoredQuote,
} from '../../../../src/main/core/quotes/history/quote-store.ts';
import { openedForAll } from '../../../support/opened.ts';
import { AT_A_CLIENT, CONTEXT, openQuotes, valueIn } from '../quotes/open-quotes.ts';

type Whole = Extract<Exclude<KeptQuote, string>, { quote: StoredQuote }>;

let whole: Whole;
const quotes = openedForAll(() => openQuotes());

/** An accepted quote with a cover that was added. */
beforeEach(async () => {
  const quoteId = await quotes.submitted();
  valueIn(await addCover(quotes.parts)({ quoteId, addonType: 'keycare' }, CONTEXT));
  const payment = { paymentMethod: 'card', paymentReference: 'PAY' } as const;
  valueIn(await acceptQuote(quotes.parts)({ quoteId, ...payment }, AT_A_CLIENT));
  const found = await quotes.parts.quotes.kept(quoteId);
  if (typeof found === 'string' || !found.quote) throw new Error('The quote is not there');
  whole = found;
});

const compare = (found: KeptQuote) =>
  compareWithHistory(quotes.parts.library, whole.quote.id, found);

/** The quote with other answers or another premium than its events made. */
const changed = (more: Partial<StoredQuote>): Whole => ({
  ...whole,
  quote: { ...whole.quote, ...more },
});

test('a quote that is as its history says is whole', () => {
  expect(compare(whole)).toBeUndefined();
});

test('what is kept next to the events is named where it is not what they say', () => {
  const { createdAt, expiresAt } = whole.projection;
  const stale = {
    status: 'quoted',
    createdAt: createdAt + 1,
    expiresAt: expiresAt + 1,
    registrationNumber: '191-D-2',
  } as const;
  for (const [column, value] of Object.entries(stale)) {
    const projection = { ...whole.projection, [column]: value };
    expect(compare({ ...whole, projection }), column).toMatchObject({ columns: [column] });
  }
});

test('a premium that rating does not give again is named', () => {
  const { premiumCents } = whole.quote;
  expect(compare(changed({ premiumCents: premiumCents + 1 }))).toMatchObject({
    kept: (premiumCents + 1) / 100,
    replayed: premiumCents / 100,
    columns: ['premium'],
  });
});

test('other rules than referred the quote are named', () => {
  const { sections } = whole.quote;
  const claims = { ...sections, claimsHistory: { ...sections.claimsHistory, numberOfClaims: 6 } };
  const rules = { kept: [], replayed: expect.arrayContaining(['more-than-five-claims']) };
  expect(compare(changed({ sections: claims }))).toMatchObject({ rules });
});

describe('a fold', () => {
  test('takes the premium and the explanation of the last event that has them', () => {
    const { id, premiumCents } = whole.quote;
    const [submitted, added] = whole.events;
    expect(submitted && fold(id, [submitted]).premiumCents).toBeLessThan(premiumCents);
    expect(whole.quote.explanation).toEqual(added?.body?.explanation);
    expect(fold(id, whole.events)).toEqual(whole.quote);
  });

  test('without its acceptance has another status', () => {
    const events = whole.events.filter(({ kind }) => kind !== 'accepted');
    expect(fold(whole.quote.id, events).status).toBe('quoted');
    expect(projectionOf(events).status).toBe('quoted');
  });

  test('of events that do not begin with a submission and its answers is none', () => {
    const [submitted, ...later] = whole.events;
    if (!submitted) throw new Error('There is no submission');
    const { body: _, ...empty } = submitted;
    for (const events of [later, [], [empty, ...later]]) {
      expect(() => fold(whole.quote.id, events)).toThrow(DamagedData);
    }
  });
});

test('sections that lost what rating reads are named, and nothing is rated', () => {
  const { vehicle: _, ...sections } = whole.quote.sections;
  const found = compare(changed({ sections: sections as StoredQuote['sections'] }));
  expect(found).toMatchObject({ replayed: 0, columns: ['premium'] });
  expect(found).not.toHaveProperty('rules');
});

test('an error that is no fault of the sections is not hidden', () => {
  const library = {
    ...quotes.parts.library,
    byHash: () => {
      throw new RangeError('inside');
    },
  };
  expect(() => compareWithHistory(library, 'Q-1', whole)).toThrow(RangeError);
});

test.each(['missing', 'unreadable'] as const)('a quote that is %s is named as that', (problem) => {
  expect(compare(problem)).toEqual({ quoteId: whole.quote.id, problem });
});
