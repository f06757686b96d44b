import { expect, test } from 'vitest';
import type { Recording } from './recording.ts';
import { runMode } from './run.ts';
import type { Outcome } from './trials.ts';

/** A recording of three writes, which notes the points whose states are checked. */
function recordingOf(checked: number[]): Recording {
  return {
    scenario: { name: 'three writes', act: () => Promise.reject(new Error('It is recorded')) },
    library: '',
    points: { count: 3, changes: new Map() },
    dataFolder: '/data',
    before: new Map(),
    changes: [],
    acknowledgedAfter: 0,
    check: ({ at }) => {
      checked.push(at);
      return { breach: Promise.resolve(undefined), repeats: false };
    },
  };
}

const options = { seed: 1, jobs: 1, spawned: 0 };
const points = (outcomes: readonly Outcome[]) => outcomes.map(({ at }) => at);

test('tries every point, and one past the last', async () => {
  const checked: number[] = [];
  const row = await runMode(recordingOf(checked), 'kill', options);
  expect(checked).toEqual([1, 2, 3, 4]);
  expect(points(row.outcomes)).toEqual([1, 2, 3, 4]);
});

test('tries nothing again that is known', async () => {
  const first = await runMode(recordingOf([]), 'kill', { ...options, at: [1, 3] });
  const checked: number[] = [];
  const row = await runMode(recordingOf(checked), 'kill', { ...options, known: first.outcomes });
  expect(checked).toEqual([2, 4]);
  expect(points(row.outcomes)).toEqual([1, 2, 3, 4]);
});

test('ends on request with what was done by then', async () => {
  const asked = new AbortController();
  const checked: number[] = [];
  const row = await runMode(recordingOf(checked), 'kill', {
    ...options,
    signal: asked.signal,
    onOutcome: ({ at }) => {
      if (at === 2) asked.abort();
    },
  });
  expect(checked).toEqual([1, 2]);
  expect(points(row.outcomes)).toEqual([1, 2]);
});
