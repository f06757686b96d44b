import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../../src/renderer/data/call.ts';
import { useWork } from '../../../../src/renderer/data/work.ts';
import { createDocumentsStore } from '../../../../src/renderer/features/quote/documents/documents-store.ts';
import { done, failed } from '../../../../src/shared/contract/result.ts';
import { message } from '../../../../src/shared/domain/messages/message.ts';

let asked: string[];
beforeEach(() => {
  asked = [];
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
    expect(useWork.getState()).toMatchObject({ running: [], ended: { outcome: 'cancelled' } });
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
