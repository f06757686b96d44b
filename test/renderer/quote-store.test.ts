import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../src/renderer/data/call.ts';
import { createDocumentsStore } from '../../src/renderer/features/quote/documents/documents-store.ts';
import { createQuoteStore } from '../../src/renderer/features/quote/quote-store.ts';
import { done, type Fault, failed, type Result } from '../../src/shared/contract/result.ts';
import { message } from '../../src/shared/domain/messages/message.ts';
import type { Quote } from '../../src/shared/schemas/quote.ts';
import { QUOTE } from '../support/made-quote.ts';

type Kind = Quote['history'][number]['kind'];

let kept: Quote;
let asked: string[];
let refusal: Fault | undefined;
/** What others do just before a driver number is recorded. */
let meanwhile: () => void;
/** What is answered about anything around the quote. */
let around: Result<object>;

/** Somebody adds an event to the quote that is kept. */
function happen(by: string, detail = {}, kind: Kind = 'overridden'): void {
  const entry = { kind, at: QUOTE.createdAt, by, detail };
  kept = { ...kept, history: [...kept.history, entry] };
}

const answers: Partial<Record<string, (input: object) => unknown>> = {
  getQuote: () => done(kept),
  overrideQuote: (input) => {
    if (refusal) return failed(refusal);
    happen('desk', input);
    return done(kept);
  },
  recordDriverNumber: (input) => {
    meanwhile();
    happen('desk', input, 'driverNumber');
    return done(kept);
  },
  acceptQuote: (input) => {
    happen('desk', input, 'accepted');
    return done({});
  },
  whatWouldChange: () => around,
  compareQuote: () => around,
  rateBookTerms: () => around,
  listQuotes: () => done({ quotes: [{ quoteId: kept.quoteId, customerKey: 'aoife' }], total: 1 }),
};

const ask = (async (operation: string, input: object) => {
  asked.push(operation);
  return (
    answers[operation]?.(input) ??
    failed({ kind: 'unavailable', message: message('noOperation', { operation }) })
  );
}) as Caller;

const DISCOUNT = { overrideType: 'discount', value: 5, reason: 'loyal' } as const;

beforeEach(() => {
  kept = QUOTE;
  asked = [];
  refusal = undefined;
  meanwhile = () => {};
  around = done({});
});

describe('the quote shown', () => {
  async function opened() {
    const store = createQuoteStore(ask);
    store.getState().open(QUOTE.quoteId);
    await store.getState().load();
    return store;
  }

  it('comes with the key of its customer, and what is around it may fail alone', async () => {
    around = failed({ kind: 'unavailable', message: message('hostSilent') });
    const state = (await opened()).getState();
    expect(state.quote).toMatchObject({ state: 'ready', value: { quoteId: QUOTE.quoteId } });
    expect(state.customerKey).toBe('aoife');
    expect(state.whatIf.state).toBe('failed');
  });

  it('does not take a change of its own for news, whenever the data says that it changed', async () => {
    const store = await opened();
    const overridden = store.getState().override(DISCOUNT);
    for (let turn = 0; turn < 30; turn += 1) {
      void store.getState().load();
      await Promise.resolve();
    }
    expect(await overridden).toEqual(done(true));
    expect(store.getState().news).toEqual([]);
    expect(store.getState().quote).toMatchObject({ value: { history: kept.history } });
  });

  it('is read alone while nothing happens to it', async () => {
    const store = await opened();
    asked = [];
    await store.getState().load();
    expect(asked).toEqual(['getQuote']);
  });

  it('asks again for what is around it where that failed', async () => {
    around = failed({ kind: 'unavailable', message: message('hostSilent') });
    const store = await opened();
    around = done({});
    await store.getState().load();
    const { whatIf, comparison, terms } = store.getState();
    expect([whatIf, comparison, terms].map(({ state }) => state)).toEqual(Array(3).fill('ready'));
    asked = [];
    await store.getState().load();
    expect(asked).toEqual(['getQuote']);
  });

  it('says what others did, until that was seen', async () => {
    const store = await opened();
    happen('qd-abc');
    await store.getState().load();
    expect(store.getState().news.map(({ by }) => by)).toEqual(['qd-abc']);
    store.getState().dismissNews();
    expect(store.getState().news).toEqual([]);
  });

  it('shows an own change, which is no news', async () => {
    const store = await opened();
    expect(await store.getState().override(DISCOUNT)).toEqual(done(true));
    expect(store.getState().quote).toMatchObject({ value: { history: { length: 2 } } });
    expect(store.getState().news).toEqual([]);
  });

  it('is not changed where others were faster: what they did is shown first', async () => {
    const store = await opened();
    happen('qd-abc');
    const answer = await store.getState().override(DISCOUNT);
    expect(answer).toMatchObject({ ok: false, fault: { kind: 'preconditionFailed' } });
    expect(asked).not.toContain('overrideQuote');
    expect(store.getState().news).toHaveLength(1);
    expect(await store.getState().override(DISCOUNT)).toEqual(done(true));
  });

  it('is accepted with a driver number only at the premium shown, and its own events are no news', async () => {
    const store = await opened();
    const payment = { paymentMethod: 'card', paymentReference: 'P', driverNumber: '123456789' };
    const accept = () => store.getState().accept(payment as never);
    meanwhile = () => {
      happen('qd-abc');
      kept = { ...kept, premium: kept.premium + 300 };
    };
    expect(await accept()).toMatchObject({ ok: false, fault: { kind: 'preconditionFailed' } });
    expect(asked).not.toContain('acceptQuote');
    expect(store.getState().news.map(({ by }) => by)).toEqual(['qd-abc']);
    expect(store.getState().quote).toMatchObject({ value: { premium: QUOTE.premium + 300 } });
    meanwhile = () => {};
    expect(await accept()).toEqual(done(true));
    expect(asked).toContain('acceptQuote');
    expect(store.getState().news).toHaveLength(1);
  });

  it('hands a refusal on, and stays', async () => {
    const store = await opened();
    refusal = { kind: 'conflict', message: message('quoteExpired', { id: 'Q-1' }) };
    expect(await store.getState().override(DISCOUNT)).toEqual(failed(refusal));
    expect(store.getState().quote).toMatchObject({ value: { history: { length: 1 } } });
  });

  it('is forgotten for another', async () => {
    const store = await opened();
    store.getState().open('Q-OTHER');
    expect(store.getState().quote.state).toBe('loading');
    expect(store.getState().customerKey).toBeUndefined();
  });
});

describe('the documents', () => {
  let answer: () => void = () => {};
  const waiting = (async (_operation: string, { type }: { type: string }) => {
    asked.push(type);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return done({ type, name: `${type}.pdf`, contentBase64: '', verificationCode: null });
  }) as Caller;
  const settle = async () => {
    answer();
    await new Promise((resolve) => setImmediate(resolve));
  };

  it('are made one after the other, each once', async () => {
    const store = createDocumentsStore(waiting);
    store.getState().turnTo('Q', 1);
    let made: string[] = [];
    const all = store.getState().readAll(['schedule', 'terms'], (files) => {
      made = files.map(({ name }) => name);
    });
    expect(store.getState().progress).toEqual({ made: 0, of: 2 });
    await settle();
    expect(store.getState().progress).toEqual({ made: 1, of: 2 });
    await settle();
    await all;
    expect(made).toEqual(['schedule.pdf', 'terms.pdf']);
    expect(store.getState().progress).toBeUndefined();
    await store.getState().readAll(['terms'], () => {});
    expect(asked).toEqual(['schedule', 'terms']);
  });

  it('stop where that is asked for', async () => {
    const store = createDocumentsStore(waiting);
    store.getState().turnTo('Q', 1);
    const handOn = vi.fn();
    const all = store.getState().readAll(['schedule', 'terms'], handOn);
    store.getState().cancel();
    await settle();
    await all;
    expect(handOn).not.toHaveBeenCalled();
    expect(asked).toEqual(['schedule']);
    expect(store.getState().progress).toBeUndefined();
  });

  it('are others once the quote is another', async () => {
    const store = createDocumentsStore(waiting);
    store.getState().turnTo('Q', 1);
    store.getState().choose('schedule');
    store.getState().turnTo('Q', 2);
    expect(asked).toEqual(['schedule', 'schedule']);
    await settle();
    expect(store.getState().files.schedule?.state).toBe('ready');
    store.getState().turnTo('R', 1);
    expect(store.getState().chosen).toBeUndefined();
  });

  describe('that could not be made', () => {
    let isGone: boolean;
    const failing = (async (_operation: string, { type }: { type: string }) =>
      isGone ? failed(GONE) : done({ type, name: `${type}.pdf` })) as Caller;
    const GONE = { kind: 'unavailable', message: message('hostSilent') } as const;
    let store: ReturnType<typeof createDocumentsStore>;

    beforeEach(() => {
      isGone = true;
      store = createDocumentsStore(failing);
      store.getState().turnTo('Q', 1);
    });

    it('are made on demand, and nothing says any more that they were not', async () => {
      store.getState().choose('schedule');
      await vi.waitFor(() => expect(store.getState().fault).toEqual(GONE));
      isGone = false;
      await store.getState().retry();
      expect(store.getState().fault).toBeUndefined();
      expect(store.getState().files.schedule?.state).toBe('ready');
    });

    it('are handed on when several were wanted, though none is in the preview', async () => {
      const handOn = vi.fn();
      await store.getState().readAll(['schedule', 'terms'], handOn);
      expect(store.getState()).toMatchObject({ fault: GONE, progress: undefined });
      expect(handOn).not.toHaveBeenCalled();
      isGone = false;
      await store.getState().retry();
      expect(handOn).toHaveBeenCalledTimes(1);
      expect(store.getState().fault).toBeUndefined();
    });
  });
});
