/** @module-tag thorough */
import { expect, test } from 'vitest';
import { tryFlips } from '../../faults/flips/run.ts';

/** Milliseconds: each flip opens the application on a copy of the folder. */
const LONG = 600_000;
const COUNT = 6;

test.each([{ isEncrypted: false }, { isEncrypted: true }])(
  'a flipped bit is noticed, or changed nothing that anybody reads: %o',
  async ({ isEncrypted }) => {
    const { whole, tried } = await tryFlips({ count: COUNT, seed: 1798, isEncrypted });
    // A check that always finds something would find nothing.
    expect(whole.map(({ noticedBy }) => noticedBy)).toEqual(['unread', 'unread']);
    expect(tried).toHaveLength(COUNT);
    expect(tried.filter(({ outcome }) => outcome.noticedBy === 'nothing')).toEqual([]);
    const noticed = tried.filter(({ outcome }) => outcome.noticedBy !== 'unread');
    expect(noticed.length).toBeGreaterThan(COUNT / 4);
  },
  LONG,
);
