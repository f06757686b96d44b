import { expect, test } from 'vitest';
import { runJob } from '../../../src/renderer/data/job.ts';
import { message } from '../../../src/shared/domain/messages/message.ts';
import { done, failed } from '../../../src/shared/result/result.ts';
import type { Job } from '../../../src/shared/schemas/desk/job.ts';
import { stubBridge } from '../../support/screens/stub-bridge.ts';

const job = (more: Partial<Job> = {}): Job => ({
  jobId: 'a',
  operation: 'resetTraining',
  ...more,
});
const pause = async () => undefined;

/** Answers to one look after the other; the last one stays. */
function looks(...answers: Job[]) {
  return () => done(answers.length > 1 ? answers.shift() : answers[0]);
}

test('work is looked at until its result is there', async () => {
  const result = done({ quotes: 150 });
  const asked = stubBridge({
    startJob: () => done(job()),
    getJob: looks(job({ progress: { done: 1, of: 2 } }), job({ result })),
  });
  const seen: object[] = [];
  const { signal } = new AbortController();
  const onProgress = (progress: object) => seen.push(progress);
  expect(await runJob('resetTraining', {}, { signal, onProgress, pause })).toEqual(result);
  expect(seen).toEqual([{ done: 1, of: 2 }]);
  expect(asked).toEqual(['startJob', 'getJob', 'getJob']);
});

test('it is cancelled once, and its own result says so', async () => {
  const result = failed({ kind: 'conflict', message: message('cancelled') });
  const asked = stubBridge({
    startJob: () => done(job()),
    getJob: looks(job({ progress: { done: 1, of: 2 } }), job(), job({ result })),
    cancelJob: () => done(job()),
  });
  const controller = new AbortController();
  const parts = { signal: controller.signal, onProgress: () => controller.abort(), pause };
  expect(await runJob('resetTraining', {}, parts)).toEqual(result);
  expect(asked).toEqual(['startJob', 'getJob', 'cancelJob', 'getJob', 'getJob']);
});

test('what can not be started, or is not known any more, ends it', async () => {
  const refused = failed({ kind: 'notFound', message: message('jobNotFound') });
  const { signal } = new AbortController();
  const parts = { signal, onProgress: () => undefined, pause };
  stubBridge({ startJob: () => refused });
  expect(await runJob('resetTraining', {}, parts)).toEqual(refused);
  stubBridge({ startJob: () => done(job()), getJob: () => refused });
  expect(await runJob('resetTraining', {}, parts)).toEqual(refused);
});
