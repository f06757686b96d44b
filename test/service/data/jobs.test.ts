import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Environments, openEnvironments } from '../../../src/main/app/environments.ts';
import { signedIn } from '../../../src/main/core/caller/signed-in.ts';
import { BROKER, type Caller } from '../../../src/main/core/dispatcher.ts';
import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';
import type { Environment } from '../../../src/shared/domain/desk/environment.ts';
import { faultSentence } from '../../../src/shared/result/sentences.ts';
import type { Job } from '../../../src/shared/schemas/desk/job.ts';
import { appOptions, startedFolder } from '../../support/host/host.ts';

const NOW = Date.UTC(2026, 10, 24, 11);

let dataFolder: string;
let environments: Environments;
beforeEach(async () => {
  dataFolder = await startedFolder(NOW);
  environments = await openEnvironments({ ...appOptions(dataFolder), clock: () => NOW });
});
afterEach(() => environments.close());

async function get<N extends OperationName>(
  environment: Environment,
  operation: N,
  input: InputOf<N>,
): Promise<OutputOf<N>> {
  const answer = await environments.dispatch(environment)(BROKER, operation, input);
  if (!answer.ok) throw new Error(faultSentence(answer.fault));
  return answer.value as OutputOf<N>;
}

const RESET = { operation: 'resetTraining', input: {}, environment: 'training' } as const;
const REPLAY = { operation: 'replayQuotes', input: {}, environment: 'training' } as const;

const look = (jobId: string) => get('training', 'getJob', { jobId });

/** Looks at a job until it has what is waited for. */
async function until(jobId: string, isThere: (job: Job) => boolean): Promise<Job> {
  for (;;) {
    const job = await look(jobId);
    if (isThere(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
const ended = (jobId: string) => until(jobId, ({ result }) => result !== undefined);

const trainingQuotes = async () => (await get('training', 'listQuotes', { limit: 1000 })).quotes;

test('long work is started, tells how far it is, and its result is there at the end', async () => {
  const { jobId, result } = await get('training', 'startJob', RESET);
  expect(result).toBeUndefined();
  const { progress } = await until(jobId, (job) => job.progress !== undefined);
  expect(progress?.of).toBeGreaterThan(150);
  expect(await ended(jobId)).toMatchObject({
    operation: 'resetTraining',
    progress: { done: progress?.of, of: progress?.of },
    result: { ok: true, value: { quotes: 150 } },
  });
});

test('work of one environment is about its data, wherever it was started', {
  tags: ['thorough'],
}, async () => {
  await trainingQuotes();
  const { jobId } = await get('live', 'startJob', REPLAY);
  expect(await ended(jobId)).toMatchObject({ result: { ok: true, value: { replayed: 150 } } });
});

test('cancelled, it leaves the data as they were', async () => {
  const before = await trainingQuotes();
  const { jobId } = await get('training', 'startJob', RESET);
  await until(jobId, ({ progress }) => progress !== undefined);
  await get('training', 'cancelJob', { jobId });
  expect(await ended(jobId)).toMatchObject({
    result: { fault: { kind: 'conflict', message: { code: 'cancelled' } } },
  });
  expect(await trainingQuotes()).toEqual(before);
});

test('work that goes on already is not begun a second time', { tags: ['thorough'] }, async () => {
  const first = await get('training', 'startJob', RESET);
  expect(await get('live', 'startJob', RESET)).toMatchObject({ jobId: first.jobId });
  await ended(first.jobId);
  const next = await get('training', 'startJob', RESET);
  expect(next.jobId).not.toBe(first.jobId);
  await ended(next.jobId);
});

test('closing ends work that goes on', { tags: ['thorough'] }, async () => {
  await trainingQuotes();
  const { jobId } = await get('training', 'startJob', RESET);
  await until(jobId, ({ progress }) => progress !== undefined);
  await environments.close();
  environments = await openEnvironments({ ...appOptions(dataFolder), clock: () => NOW });
  expect(await trainingQuotes()).toHaveLength(150);
});

test('what is not known is not found, and only long operations can be started', async () => {
  const ask = (operation: string, input: object) =>
    environments.dispatch('live')(BROKER, operation, input);
  expect(await ask('getJob', { jobId: 'x' })).toMatchObject({ fault: { kind: 'notFound' } });
  expect(await ask('cancelJob', { jobId: 'x' })).toMatchObject({ fault: { kind: 'notFound' } });
  expect(await ask('startJob', { ...RESET, operation: 'acceptQuote' })).toMatchObject({
    fault: { kind: 'invalid' },
  });
});

test('work belongs to anyone who started it: no one else gets its answer, or cancels it', async () => {
  const person = (id: string): Caller => ({
    kind: 'broker',
    id: 'desk',
    user: signedIn({
      id,
      name: id,
      roles: ['administer', 'quote'],
      limits: { down: null, up: null },
    }),
  });
  const as = (caller: Caller, operation: OperationName, input: object) =>
    environments.dispatch('live')(caller, operation, input);
  const [anna, pat] = [person('anna'), person('pat')];
  const started = await as(anna, 'startJob', REPLAY);
  const { jobId } = started.ok ? (started.value as Job) : { jobId: '' };
  const gone = { ok: false, fault: { kind: 'notFound' } };
  expect(await as(pat, 'getJob', { jobId })).toMatchObject(gone);
  expect(await as(pat, 'cancelJob', { jobId })).toMatchObject(gone);
  const other = await as(pat, 'startJob', REPLAY);
  expect(other).toMatchObject({ ok: true, value: { jobId: expect.not.stringContaining(jobId) } });
  expect(await as(anna, 'getJob', { jobId })).toMatchObject({ ok: true, value: { jobId } });
});
