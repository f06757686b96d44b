import { beforeEach, describe, expect, test } from 'vitest';
import type { Context } from '../../../../../src/main/core/dispatcher.ts';
import {
  MOST_CHANGES,
  mustHaveRoom,
} from '../../../../../src/main/core/quotes/change/change-quote.ts';
import {
  addCover,
  overrideQuote,
} from '../../../../../src/main/core/quotes/change/change-terms.ts';
import { recordDriverNumber } from '../../../../../src/main/core/quotes/change/record.ts';
import type { QuoteStore } from '../../../../../src/main/core/quotes/history/quote-store.ts';
import { getQuote } from '../../../../../src/main/core/quotes/sale/retrieve.ts';
import type { Result } from '../../../../../src/shared/result/result.ts';
import { openedForAll } from '../../../../support/opened.ts';
import { CONTEXT, openQuotes, valueIn } from '../open-quotes.ts';

let quoteId: string;
const quotes = openedForAll(() => openQuotes());
beforeEach(async () => {
  quoteId = await quotes.submitted();
});

type Type = 'premium' | 'excess' | 'discount';
const override = (overrideType: Type, value: number, context: Context = CONTEXT) =>
  overrideQuote(quotes.parts)({ quoteId, overrideType, value, reason: 'A\u00ad reason' }, context);
const add = (addonType: 'breakdown' | 'legal' | 'keycare', level?: string) =>
  addCover(quotes.parts)(
    { quoteId, addonType, ...(level === undefined ? {} : { addonOptions: { level } }) },
    CONTEXT,
  );
const read = async () => valueIn(await getQuote(quotes.parts)({ id: quoteId }, CONTEXT));
const faultOf = (result: Result<unknown>) => (result.ok ? undefined : result.fault);

describe('a change', () => {
  test('is in the history with its reason and the premium after it', async () => {
    const { history, premium } = valueIn(await override('discount', 10));
    expect(history.at(-1)).toEqual({
      kind: 'overridden',
      at: '2026-11-21T09:30:00Z',
      by: 'desk',
      detail: { overrideType: 'discount', value: 10, reason: 'A reason', premium },
    });
    const added = valueIn(await add('legal'));
    expect(added.history.at(-1)).toMatchObject({
      kind: 'addOn',
      detail: { addOn: 'legal', level: 'standard', premium: added.premium },
    });
    expect(added.premium).toBeGreaterThan(premium);
    expect(await read()).toEqual(added);
  });

  test('keeps its answer with itself', async () => {
    const kept: unknown[] = [];
    const keep = (result: Result<unknown>) => {
      kept.push(result);
      return undefined;
    };
    const answer = await override('discount', 10, { ...CONTEXT, keep });
    expect(kept).toEqual([answer]);
  });

  test('moves a premium that was set by hand only where it adds cover, and says so', async () => {
    expect(valueIn(await override('premium', 500)).warnings).toEqual([]);
    const stays = [{ code: 'premiumStays', values: { premium: 500 } }];
    expect(valueIn(await override('discount', 5))).toMatchObject({ premium: 500, warnings: stays });
    // 15.00 net on top, with its levies of 0.45 and 0.15.
    expect(valueIn(await add('keycare'))).toMatchObject({ premium: 515.6, warnings: [] });
    expect(valueIn(await override('premium', 510)).warnings).toEqual([]);
    expect((await read()).warnings).toEqual([]);
  });
});

describe('what the rate book does not allow changes nothing', () => {
  const percent = { code: 'percentRange', values: { least: 0, most: 25 } };
  test.each([
    ['discount', 26, percent],
    ['discount', -1, percent],
    ['excess', 2501, { code: 'euroRange', values: { least: 0, most: 2500 } }],
    ['premium', 99.99, { code: 'euroRange', values: { least: 100, most: 100_000 } }],
    ['premium', 500.001, { code: 'twoDecimals' }],
  ] as const)('a %s of %d', async (type, value, message) => {
    expect(faultOf(await override(type, value))).toMatchObject({
      kind: 'invalid',
      errors: [{ path: 'value', message }],
    });
    expect((await read()).history).toHaveLength(1);
  });

  test('a level that an add-on does not have', async () => {
    expect(faultOf(await add('breakdown', 'moon'))).toMatchObject({
      kind: 'invalid',
      errors: [
        {
          path: 'addonOptions.level',
          message: { code: 'oneOf', values: { choices: 'ireland, europe' } },
        },
      ],
    });
    expect(valueIn(await add('breakdown', 'europe')).history.at(-1)).toMatchObject({
      detail: { level: 'europe' },
    });
  });
});

describe('an open quote alone is changed', () => {
  test('past its validity to the millisecond it is not', async () => {
    const { expiresAt } = (await quotes.parts.quotes.find(quoteId))?.quote ?? { expiresAt: 0 };
    expect((await override('discount', 5, { ...CONTEXT, now: expiresAt - 1 })).ok).toBe(true);
    const late = await override('discount', 6, { ...CONTEXT, now: expiresAt });
    expect(faultOf(late)).toMatchObject({ kind: 'conflict', message: { code: 'quoteExpired' } });
  });

  test('another version than was meant is not', async () => {
    const stale = { ...CONTEXT, versions: ['another'] };
    expect(faultOf(await override('discount', 5, stale))).toMatchObject({
      kind: 'preconditionFailed',
    });
    // What is wrong with a change anyway is said first.
    expect(faultOf(await override('discount', 26, stale))).toMatchObject({ kind: 'invalid' });
  });

  /** A store whose quotes have so many events. */
  function withEvents(count: number) {
    const { find } = quotes.parts.quotes;
    const store: QuoteStore = {
      ...quotes.parts.quotes,
      find: async (id) => {
        const found = await find(id);
        const [first] = found?.events ?? [];
        return found && first ? { ...found, events: Array(count).fill(first) } : undefined;
      },
      change: async () => true,
    };
    return { ...quotes.parts, quotes: store };
  }

  test('a history that is full takes no change, and some driver numbers more', async () => {
    const discount = { quoteId, overrideType: 'discount', value: 5, reason: 'Loyal' } as const;
    const full = { kind: 'conflict', message: { code: 'quoteFull' } };
    expect((await overrideQuote(withEvents(MOST_CHANGES - 1))(discount, CONTEXT)).ok).toBe(true);
    const refused = await overrideQuote(withEvents(MOST_CHANGES))(discount, CONTEXT);
    expect(faultOf(refused)).toMatchObject(full);
    const number = { quoteId, driverNumber: '123456789' };
    const most = MOST_CHANGES + 40;
    expect((await recordDriverNumber(withEvents(most - 1))(number, CONTEXT)).ok).toBe(true);
    const late = await recordDriverNumber(withEvents(most))(number, CONTEXT);
    expect(faultOf(late)).toMatchObject({ ...full, message: { values: { id: quoteId, most } } });
    const found = await withEvents(3).quotes.find(quoteId);
    if (!found) throw new Error('The quote is not there');
    expect([mustHaveRoom(found, 3).ok, mustHaveRoom(found, 4).ok]).toEqual([false, true]);
  });
});
