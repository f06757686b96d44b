import { expect, test } from 'vitest';
import { createJobStore } from '../../../src/renderer/data/job.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { failed } from '../../../src/shared/result/result.ts';

test('one at a time, with its progress, until its answer or the cancel of it is there', async () => {
  const signals: AbortSignal[] = [];
  const cancelled = failed({ kind: 'conflict', message: message('cancelled') });
  const store = createJobStore('replayQuotes', (_operation, _input, { signal, onProgress }) => {
    signals.push(signal);
    onProgress({ done: 1, of: 2 });
    return new Promise((done) => signal.addEventListener('abort', () => done(cancelled)));
  });
  const first = store.getState().start({});
  await store.getState().start({});
  expect(signals).toHaveLength(1);
  expect(store.getState()).toMatchObject({
    isWorking: true,
    progress: { done: 1, of: 2 },
    input: {},
    answer: undefined,
  });
  store.getState().cancel();
  await first;
  expect(store.getState()).toMatchObject({ isWorking: false, answer: cancelled });
  // The next one knows nothing of it.
  void store.getState().start({});
  expect(store.getState()).toMatchObject({ isWorking: true, answer: undefined });
  store.getState().cancel();
});
