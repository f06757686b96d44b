import { expect, test } from 'vitest';
import { inParallel } from './run.ts';

test('does each item once, so many at a time', async () => {
  const done: number[] = [];
  let working = 0;
  let most = 0;
  await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    working += 1;
    most = Math.max(most, working);
    await Promise.resolve();
    working -= 1;
    done.push(item);
  });
  expect(done.sort()).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test('begins no further item after a failure', async () => {
  const begun: number[] = [];
  const work = inParallel([1, 2, 3, 4], 1, async (item) => {
    begun.push(item);
    if (item === 2) throw new Error('the second');
  });
  await expect(work).rejects.toThrow('the second');
  expect(begun).toEqual([1, 2]);
});
