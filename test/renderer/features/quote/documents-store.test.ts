import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../../src/renderer/data/query-client.ts';
import { useWork } from '../../../../src/renderer/data/work.ts';
import {
  createDocumentsStore,
  documentQuery,
} from '../../../../src/renderer/features/quote/documents/documents-store.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../../src/shared/result/result.ts';
import { stubBridge } from '../../../support/screens/stub-bridge.ts';

const QUOTE = { quoteId: 'Q', events: 1 };
const GONE = { kind: 'unavailable', message: message('hostSilent') } as const;

let asked: string[];
let answer: () => void = () => {};
let isGone = false;
let store: ReturnType<typeof createDocumentsStore>;

const typeIn = (input: object) => ('type' in input ? String(input.type) : '');
const file = (type: string) =>
  done({ type, name: `${type}.pdf`, contentBase64: '', verificationCode: null });

/** Every document waits until it is settled. */
function waiting(): void {
  stubBridge({
    readDocument: async (input) => {
      const type = typeIn(input);
      asked.push(type);
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return file(type);
    },
  });
}

const settle = async () => {
  await vi.waitFor(() => expect(asked).not.toEqual([]));
  answer();
  await new Promise((resolve) => setTimeout(resolve, 5));
};

beforeEach(() => {
  asked = [];
  store = createDocumentsStore();
  store.getState().turnTo(QUOTE);
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
});

describe('the documents', () => {
  it('are made one after the other, each once', async () => {
    waiting();
    let made: string[] = [];
    const all = store.getState().readAll(['schedule', 'terms'], (files) => {
      made = files.map(({ name }) => name);
    });
    expect(store.getState().progress).toEqual({ made: 0, of: 2 });
    await settle();
    expect(store.getState().progress).toEqual({ made: 1, of: 2 });
    // The desk says so to anyone who quits, and to anyone who looks elsewhere when it has ended.
    expect(useWork.getState().running).toMatchObject([
      { kind: 'makeDocuments', progress: { done: 1, of: 2 } },
    ]);
    await settle();
    await all;
    expect(made).toEqual(['schedule.pdf', 'terms.pdf']);
    expect(useWork.getState()).toMatchObject({ running: [], ended: { outcome: 'done' } });
    expect(store.getState().progress).toBeUndefined();
    await store.getState().readAll(['terms'], () => {});
    expect(asked).toEqual(['schedule', 'terms']);
  });

  it('stop where that is asked for', async () => {
    waiting();
    const handOn = vi.fn();
    const all = store.getState().readAll(['schedule', 'terms'], handOn);
    store.getState().cancel();
    await settle();
    await all;
    expect(handOn).not.toHaveBeenCalled();
    expect(asked).toEqual(['schedule']);
    expect(store.getState().progress).toBeUndefined();
    expect(useWork.getState()).toMatchObject({ running: [], ended: { outcome: 'cancelled' } });
  });

  it('are others once the quote is another', () => {
    const keyAfter = (events: number) =>
      documentQuery({ quoteId: 'Q', events }, 'schedule').queryKey;
    expect(keyAfter(1)).toEqual(keyAfter(1));
    expect(keyAfter(2)).not.toEqual(keyAfter(1));
    store.getState().choose('schedule');
    store.getState().turnTo({ quoteId: 'Q', events: 2 });
    expect(store.getState().chosen).toBe('schedule');
    store.getState().turnTo({ quoteId: 'R', events: 2 });
    expect(store.getState().chosen).toBeUndefined();
  });

  it('that could not be made are handed on when they are there', async () => {
    isGone = true;
    stubBridge({
      readDocument: (input) => (isGone ? failed(GONE) : file(typeIn(input))),
    });
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
