import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newsOf, useNewsState } from '../../../../src/renderer/data/news.ts';
import { operationQuery, refresh } from '../../../../src/renderer/data/operation-query.ts';
import { queryClient } from '../../../../src/renderer/data/query-client.ts';
import { changeQuote } from '../../../../src/renderer/features/quote/change/change-quote.ts';
import { versionOf } from '../../../../src/shared/domain/derived/quote-version.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, type Fault, failed } from '../../../../src/shared/result/result.ts';
import type { Quote } from '../../../../src/shared/schemas/quotes/quote.ts';
import { QUOTE } from '../../../support/quotes/made-quote.ts';
import { stubBridge } from '../../../support/screens/stub-bridge.ts';

type Kind = Quote['history'][number]['kind'];

let kept: Quote;
let asked: string[];
let refusal: Fault | undefined;
let unsubscribe: () => void;

/** Somebody adds an event to the quote that is kept. */
function happen(by: string, detail = {}, kind: Kind = 'overridden'): void {
  const entry = { kind, at: QUOTE.createdAt, by, detail };
  kept = { ...kept, history: [...kept.history, entry] };
}

/** Changes the quote kept, for the version that is meant alone. */
function changed(version: string | undefined, change: () => void) {
  if (refusal) return failed(refusal);
  if (version !== versionOf(kept)) {
    return failed({ kind: 'preconditionFailed', message: message('overtaken') });
  }
  change();
  return done(kept);
}

const page = operationQuery('getQuotePage', { id: QUOTE.quoteId });
const load = () => refresh('getQuotePage', { id: QUOTE.quoteId });
const shown = (): Quote => {
  const found = queryClient.getQueryData(page.queryKey);
  if (!found) throw new Error('Nothing is shown');
  return found.quote;
};
const news = () => newsOf(useNewsState.getState(), shown());

const { quoteId } = QUOTE;
const DISCOUNT = { quoteId, overrideType: 'discount', value: 5, reason: 'loyal' } as const;
const override = () => changeQuote('overrideQuote', shown(), DISCOUNT);

beforeEach(async () => {
  kept = QUOTE;
  refusal = undefined;
  asked = stubBridge({
    getQuotePage: () => done({ quote: kept, customerKey: 'aoife' }),
    overrideQuote: (input, version) => changed(version, () => happen('desk', input)),
    bindQuote: (input, version) =>
      changed(version, () => {
        happen('desk', input, 'driverNumber');
        happen('desk', input, 'accepted');
      }),
  });
  unsubscribe = new QueryObserver(queryClient, page).subscribe(() => {});
  await vi.waitFor(shown);
  useNewsState.getState().follow(QUOTE);
});

afterEach(() => {
  unsubscribe();
  queryClient.clear();
  useNewsState.setState(useNewsState.getInitialState());
  vi.unstubAllGlobals();
});

describe('the quote shown', () => {
  it('is opened by one call', () => {
    expect(asked).toEqual(['getQuotePage']);
  });

  it('does not take a change of its own for news, whenever the data says that it changed', async () => {
    const seen: number[] = [];
    const stop = queryClient.getQueryCache().subscribe(() => seen.push(news().length));
    const overridden = override();
    for (let turn = 0; turn < 30; turn += 1) {
      void load();
      await Promise.resolve();
    }
    expect(await overridden).toEqual(done(kept));
    await load();
    stop();
    expect(Math.max(...seen)).toBe(0);
    expect(shown().history).toEqual(kept.history);
  });

  it('says what others did, until that was seen', async () => {
    happen('qd-abc');
    await load();
    expect(news().map(({ by }) => by)).toEqual(['qd-abc']);
    useNewsState.getState().dismiss(shown());
    expect(news()).toEqual([]);
  });

  it('shows an own change, which is no news, as the change answered it', async () => {
    asked.length = 0;
    const answer = await override();
    expect(answer).toEqual(done(kept));
    expect(shown().history).toHaveLength(2);
    expect(news()).toEqual([]);
    // The quote is there without another reading; what stands around it follows.
    expect(asked).toEqual(['overrideQuote', 'getQuotePage']);
  });

  it('drops a reading that was on its way when it was changed', async () => {
    const answers: (() => void)[] = [];
    asked = stubBridge({
      getQuotePage: () => {
        const read = { quote: kept, customerKey: 'aoife' };
        return new Promise((resolve) => {
          answers.push(() => resolve(done(read)));
        });
      },
      overrideQuote: (input, version) => changed(version, () => happen('desk', input)),
    });
    void load();
    await vi.waitFor(() => expect(asked).toEqual(['getQuotePage']));
    const changing = override();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(shown().history).toHaveLength(2);
    answers[1]?.();
    await changing;
    expect(shown().history).toHaveLength(2);
  });

  it('is not changed where others were faster: what they did is shown first', async () => {
    happen('qd-abc');
    expect(await override()).toMatchObject({ ok: false, fault: { kind: 'preconditionFailed' } });
    expect(kept.history).toHaveLength(2);
    expect(shown().history).toEqual(kept.history);
    expect(news()).toHaveLength(1);
    expect(await override()).toEqual(done(kept));
    expect(news()).toHaveLength(1);
  });

  it('is accepted only as it is shown, and its own events are no news', async () => {
    const payment = { quoteId, paymentMethod: 'card', paymentReference: 'P' } as const;
    const accept = () =>
      changeQuote('bindQuote', shown(), {
        ...payment,
        driverNumbers: [{ driverNumber: '123456789' }],
      });
    happen('qd-abc');
    kept = { ...kept, premium: kept.premium + 300 };
    expect(await accept()).toMatchObject({ ok: false, fault: { kind: 'preconditionFailed' } });
    expect(news().map(({ by }) => by)).toEqual(['qd-abc']);
    expect(shown().premium).toBe(QUOTE.premium + 300);
    expect(await accept()).toEqual(done(kept));
    expect(news()).toHaveLength(1);
    expect(shown().history).toHaveLength(4);
  });

  it('hands a refusal on, and stays', async () => {
    const refused: Fault = { kind: 'conflict', message: message('overtaken') };
    refusal = refused;
    expect(await override()).toEqual(failed(refused));
    expect(shown().history).toHaveLength(1);
  });

  it('forgets its news for another', async () => {
    happen('qd-abc');
    await load();
    useNewsState.getState().follow({ ...QUOTE, quoteId: 'Q-OTHER' });
    expect(news()).toEqual([]);
    useNewsState.getState().follow(shown());
    expect(news()).toEqual([]);
  });
});
