import { afterEach, expect, test } from 'vitest';
import {
  TooDeep,
  WorkerEnded,
  type WorkerThread,
  workerThread,
} from '../../../../src/main/adapters/worker/worker-thread.ts';
import { DamagedData } from '../../../../src/main/core/data-state/damaged-data.ts';
import type { Progress } from '../../../../src/main/core/dispatcher.ts';
import type { TestTasks } from '../../../support/host/worker-program.ts';

const program = new URL('../../../support/host/worker-program.ts', import.meta.url);
const IDLE = 60_000;

const open: WorkerThread<TestTasks>[] = [];
function start(idle = IDLE, memory?: number): WorkerThread<TestTasks> {
  const thread = workerThread<TestTasks, object>({
    program,
    data: { folder: 'x' },
    idle,
    ...(memory === undefined ? {} : { memory }),
  });
  open.push(thread);
  return thread;
}
afterEach(() => Promise.all(open.splice(0).map((thread) => thread.close())));

const gate = () => new Int32Array(new SharedArrayBuffer(4));

function release(held: Int32Array): void {
  Atomics.store(held, 0, 1);
  Atomics.notify(held, 0);
}

test('a task gets what the thread was given, and answers', async () => {
  expect(await start().run('given', undefined)).toEqual({ folder: 'x' });
});

test('this thread goes on while the other one is held', async () => {
  const [thread, held] = [start(), gate()];
  const events: string[] = [];
  const holding = thread.run('hold', held).then((text) => events.push(text));
  await new Promise((resolve) => setImmediate(resolve));
  events.push('here');
  release(held);
  await holding;
  expect(events).toEqual(['here', 'held']);
});

test('tasks are done one after the other, each with its own answer', async () => {
  const [thread, held] = [start(), gate()];
  const holding = thread.run('hold', held);
  const given = thread.run('given', undefined);
  release(held);
  expect(await Promise.all([holding, given])).toEqual(['held', { folder: 'x' }]);
});

test.each([10, 100_000])('%i bytes arrive as they were', async (size) => {
  const bytes = await start().run('bytes', size);
  expect(bytes).toBeInstanceOf(Uint8Array);
  expect(Buffer.from(bytes).equals(Buffer.alloc(size, 7))).toBe(true);
  expect(bytes.buffer.byteLength).toBe(size);
});

test('an error arrives with its name, its code and the place where it was thrown', async () => {
  const error: unknown = await start()
    .run('fail', 'SQLITE_FULL')
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ name: 'RangeError', message: 'too far', code: 'SQLITE_FULL' });
  expect(error).toHaveProperty('stack', expect.stringContaining('worker-program.ts'));
});

test('work tells how far it is, and ends early where it is cancelled', async () => {
  const seen: Progress[] = [];
  const counted = await start().run('count', undefined, {
    onProgress: (progress) => seen.push(progress),
    isCancelled: () => seen.length >= 5,
  });
  expect(seen.slice(0, 5).map(({ done }) => done)).toEqual([1, 2, 3, 4, 5]);
  expect(counted).toBeGreaterThanOrEqual(5);
});

test('after a crash, anyone who waits hears of it, and the next work has another thread', async () => {
  const thread = start();
  const [crash, behind] = [thread.run('crash', undefined), thread.run('given', undefined)];
  await expect(crash).rejects.toThrow(WorkerEnded);
  await expect(crash).rejects.toThrow('A worker thread ended with code 3');
  await expect(behind).rejects.toThrow(WorkerEnded);
  expect(await thread.run('given', undefined)).toEqual({ folder: 'x' });
});

test('a thread that takes more memory than it may ends with its work, and the next has another thread', async () => {
  const thread = start(IDLE, 32);
  const filled = await thread.run('fill', undefined).catch((error: unknown) => error);
  expect(filled).toBeInstanceOf(WorkerEnded);
  expect(filled).toHaveProperty('isOutOfMemory', true);
  const crashed = await thread.run('crash', undefined).catch((error: unknown) => error);
  expect(crashed).toHaveProperty('isOutOfMemory', false);
  expect(await thread.run('given', undefined)).toEqual({ folder: 'x' });
});

test('what nests too deeply to cross is refused, and the thread does its next work', async () => {
  let deep: unknown = [];
  for (let i = 0; i < 100_000; i += 1) deep = [deep];
  const thread = start();
  await expect(thread.run('fail', deep as string)).rejects.toThrow(TooDeep);
  expect(await thread.run('given', undefined)).toEqual({ folder: 'x' });
});

test('damage that a thread finds is damage here, too', async () => {
  const error: unknown = await start()
    .run('damage', 'abc')
    .catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DamagedData);
  expect(error).toMatchObject({ what: { code: 'rateBookDamaged', values: { hash: 'abc' } } });
});

test('a thread whose program cannot start says why', async () => {
  const program = new URL('./no-program.ts', import.meta.url);
  const thread = workerThread<TestTasks, object>({ program, data: {}, idle: 60_000 });
  const refused = thread.run('given', undefined);
  await expect(refused).rejects.toThrow(WorkerEnded);
  await expect(refused).rejects.toThrow(/^A worker thread ended: Cannot find module .*no-program/);
});

test('closing ends work that would never end', async () => {
  const thread = start();
  const held = thread.run('hold', gate());
  const refused = expect(held).rejects.toThrow('A worker thread ended: it was closed');
  await thread.close();
  await refused;
  await expect(thread.run('given', undefined)).rejects.toThrow(WorkerEnded);
});

test('a thread that rested for long is another one afterwards', async () => {
  const thread = start(0);
  expect(await thread.run('given', undefined)).toEqual({ folder: 'x' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await thread.run('given', undefined)).toEqual({ folder: 'x' });
});
