/** @module-tag thorough */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isBusy, lockWait } from '../../../../../src/main/adapters/sqlite/connection/lock-wait.ts';

/** The clock by which the limit counts; the pauses between two tries are real. */
let now: number;
beforeEach(() => {
  now = 1_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const refusal = (code = 'SQLITE_BUSY') => Object.assign(new Error('locked'), { code });

/** Work that is refused some times, each after so many milliseconds. */
function refused(times: number, after: number) {
  let tries = 0;
  return async () => {
    tries += 1;
    now += after;
    if (tries <= times) throw refusal();
    return tries;
  };
}

test('a lock is known by its code alone', () => {
  expect(['SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT'].map((code) => isBusy(refusal(code)))).toEqual([
    true,
    true,
  ]);
  expect(isBusy(refusal('SQLITE_FULL'))).toBe(false);
  expect(isBusy(new Error('SQLITE_BUSY'))).toBe(false);
  expect(isBusy({ code: 'SQLITE_BUSY' })).toBe(false);
});

test('what is refused because of a lock is tried again, and other errors are not', async () => {
  const { run } = lockWait();
  expect(await run(refused(12, 1))).toBe(13);
  let tries = 0;
  const failing = run(async () => {
    tries += 1;
    throw refusal('SQLITE_FULL');
  });
  await expect(failing).rejects.toThrow('locked');
  expect(tries).toBe(1);
});

test('a lock is given up after five seconds from the first refusal', async () => {
  const { run } = lockWait();
  expect(await run(refused(26, 200))).toBe(27);
  await expect(run(refused(27, 200))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
});

test('refusals far apart do not add up', async () => {
  expect(await lockWait().run(refused(21, 251))).toBe(22);
  await expect(lockWait().run(refused(22, 250))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
});

test('who comes while the lock is elsewhere has what is left of the limit', async () => {
  const { run } = lockWait();
  const given = run(refused(27, 200));
  await expect(given).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  await expect(run(refused(1, 1))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  now += 251;
  expect(await run(refused(1, 1))).toBe(2);
});

test('how long who waits has waited is known, until one gets the lock or no one tries', async () => {
  const { run, refused: waiting } = lockWait();
  expect(waiting()).toBeUndefined();
  const seen: unknown[] = [];
  const work = refused(3, 100);
  await run(() => {
    seen.push(waiting());
    return work();
  });
  expect(seen).toEqual([
    undefined,
    ...[1, 2, 3].map((count) => ({ lasted: (count - 1) * 100, count })),
  ]);
  expect(waiting()).toBeUndefined();
  await expect(run(refused(27, 200))).rejects.toThrow();
  expect(waiting()).toEqual({ lasted: 5_200, count: 30 });
  now += 251;
  expect(waiting()).toBeUndefined();
});
