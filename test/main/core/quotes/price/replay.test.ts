import { describe, expect, test } from 'vitest';
import { headProblem } from '../../../../../src/main/core/data-state/data-state.ts';
import { replayQuotes } from '../../../../../src/main/core/integrity/replay-quotes.ts';
import { overrideQuote } from '../../../../../src/main/core/quotes/change/change-terms.ts';
import type { QuoteEventData } from '../../../../../src/main/core/quotes/history/event-data.ts';
import {
  adjustmentsOf,
  changedInputs,
  lastChoices,
} from '../../../../../src/main/core/quotes/price/replay.ts';
import type { UnderwritingRule } from '../../../../../src/shared/schemas/rate-books/rate-book.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { SAMPLE_DOCUMENT } from '../../../../support/quotes/any-document.ts';
import { book } from '../../rating/demonstration.ts';
import { libraryWith } from '../demonstration-library.ts';
import { CONTEXT, openQuotes, valueIn } from '../open-quotes.ts';

const quotes = openedForAll(() => openQuotes());

/** The rate book of the quotes as if it had been another one. */
async function replayedOn(changes: Parameters<typeof libraryWith>[0], id?: string) {
  const other = libraryWith(changes);
  const library = { ...other, byHash: () => other.inForce('2026-12-01') };
  const replay = replayQuotes({ ...quotes.parts, library });
  return valueIn(await replay(id === undefined ? {} : { id }, CONTEXT));
}

const REFER: UnderwritingRule = {
  id: 'over-thirty',
  decision: 'refer',
  input: 'driverAge',
  above: 30,
  reason: 'A test',
};
const DECLINE: UnderwritingRule = { ...REFER, id: 'over-forty', decision: 'decline', above: 40 };

describe('a replay', () => {
  test('finds nothing in quotes as they were made, however they were changed', async () => {
    const id = await quotes.submitted();
    const change = { quoteId: id, overrideType: 'excess', value: 750, reason: 'Asked' } as const;
    valueIn(await overrideQuote(quotes.parts)(change, CONTEXT));
    const report = await replayedOn({});
    expect(report).toMatchObject({ differing: [], chain: { broken: null } });
    expect(report.replayed).toBe(await quotes.parts.quotes.count());
    expect(await replayedOn({}, id)).toMatchObject({ replayed: 1, differing: [] });
  });

  test('finds another premium, to the cent, of the one that is asked for', async () => {
    const id = await quotes.submitted();
    const kept = (await quotes.parts.quotes.find(id))?.quote.premiumCents ?? 0;
    const { replayed, differing } = await replayedOn({ policyFeeCents: 2_501 }, id);
    const premiums = { kept: kept / 100, replayed: (kept + 1) / 100 };
    expect({ replayed, differing }).toEqual({
      replayed: 1,
      differing: [{ quoteId: id, ...premiums, columns: ['premium'] }],
    });
  });

  test('finds a quote whose rate book is not there', async () => {
    const id = await quotes.submitted();
    const library = { ...quotes.parts.library, byHash: () => undefined };
    const report = valueIn(await replayQuotes({ ...quotes.parts, library })({ id }, CONTEXT));
    expect(report.differing).toMatchObject([{ quoteId: id, replayed: 0 }]);
    expect(report.differing[0]).not.toHaveProperty('rules');
  });

  test('finds other rules of underwriting, in their order', async () => {
    const id = await quotes.submitted();
    const { differing } = await replayedOn({ underwriting: [REFER, DECLINE] }, id);
    expect(differing).toMatchObject([
      { quoteId: id, rules: { kept: [], replayed: ['over-forty', 'over-thirty'] } },
    ]);
  });

  test('finds another rule in place of the one that referred a quote, and nothing in the same', async () => {
    const { Customer } = SAMPLE_DOCUMENT;
    const learner = { ...SAMPLE_DOCUMENT, Customer: { ...Customer, LicenceType: 'Provisional' } };
    const id = await quotes.submitted(learner);
    expect(await replayedOn({}, id)).toMatchObject({ replayed: 1, differing: [] });
    const { differing } = await replayedOn({ underwriting: [REFER] }, id);
    expect(differing).toMatchObject([
      { quoteId: id, rules: { kept: ['learner-permit'], replayed: ['over-thirty'] } },
    ]);
  });

  test('names a quote that is not there', async () => {
    expect(await replayQuotes(quotes.parts)({ id: 'Q-NONE' }, CONTEXT)).toEqual({
      ok: false,
      fault: {
        kind: 'notFound',
        message: { code: 'quoteNotFound', values: { id: 'Q-NONE' } },
      },
    });
  });
});

describe('of a history', () => {
  const set = (overrideType: 'premium' | 'excess' | 'discount', value: number): QuoteEventData => ({
    kind: 'overridden',
    detail: { overrideType, value, reason: '', premium: 0 },
  });
  const add = (addOn: 'legal' | 'keycare', level: string): QuoteEventData => ({
    kind: 'addOn',
    detail: { addOn, level, premium: 0 },
  });

  test('the last of each kind of change counts', () => {
    const events = [set('excess', 500), set('discount', 5), set('excess', 1000), add('legal', 'x')];
    expect(lastChoices([...events, add('legal', 'extended')])).toEqual({
      excess: 1000,
      discount: 5,
      addOns: [{ addonType: 'legal', level: 'extended' }],
    });
    expect(lastChoices([])).toEqual({ addOns: [] });
    const cover = 'TPFT';
    expect(changedInputs(events, { cover, claims: 1 })).toEqual({
      cover,
      claims: 1,
      excess: 1000,
      discount: 5,
    });
    expect(changedInputs([], { cover })).toEqual({ cover });
  });

  test('a premium set by hand includes the add-ons before it, and none after it', () => {
    const events = [add('keycare', 'standard'), set('premium', 500)];
    const included = (...more: QuoteEventData[]) =>
      adjustmentsOf([...events, ...more], book).included?.map(({ id }) => id);
    const legal = add('legal', 'standard');
    expect(included()).toEqual(['keycare']);
    expect(included(legal)).toEqual(['keycare']);
    expect(included({ kind: 'addOnRemoved', detail: { addOn: 'keycare', premium: 0 } })).toEqual([
      'keycare',
    ]);
    expect(included(legal, set('premium', 600))).toEqual(['legal', 'keycare']);
  });

  test('add-ons come in the order of the book, and those that it does not have are left out', () => {
    const events = [add('keycare', 'standard'), add('legal', 'extended'), set('premium', 512.35)];
    const addOns = [
      {
        id: 'legal',
        title: 'Motor legal protection',
        level: 'Up to 100,000 euro',
        netCents: 3_900,
      },
      { id: 'keycare', title: 'Key care', level: 'Up to 750 euro', netCents: 1_500 },
    ];
    const adjustments = { premiumCents: 51_235, addOns, included: addOns };
    expect(adjustmentsOf(events, book)).toEqual(adjustments);
    expect(adjustmentsOf([add('legal', 'gold')], book)).toEqual({ addOns: [] });
  });
});

const said = (code: string, values: object) => ({
  code,
  values: { ...values, file: 'chain-head.json' },
});

test.each([
  ['whole', undefined],
  ['none', undefined],
  ['rolledBack', { kind: 'olderCopy', message: said('historyRolledBack', { sequence: 7 }) }],
  ['changed', { kind: 'damaged', message: said('historyChanged', { sequence: 7 }) }],
  ['unreadable', { kind: 'damaged', message: said('historyUnreadable', {}) }],
] as const)('a head that is %s is said to be %j', (state, problem) => {
  expect(headProblem({ state, sequence: 7 })).toEqual(problem);
});
