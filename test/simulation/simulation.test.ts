import { expect, test } from 'vitest';
import { PLANTED } from './planted.ts';
import { simulate } from './simulate.ts';

/** `npm run simulate` has as many as one likes. */
const SEEDS = 200;
const TOGETHER = 25;

const chunks = Array.from({ length: SEEDS / TOGETHER }, (_, i) => 1 + i * TOGETHER);

test.each(chunks)(
  'desks and their office are in step after all that seed %i and the next bring',
  {
    timeout: 120_000,
  },
  async (first) => {
    for (let seed = first; seed < first + TOGETHER; seed += 1) {
      expect(await simulate(seed), `seed ${seed}`).toEqual([]);
    }
  },
);

/** Each found a fault once that the seeds above did not. */
test.each([867, 1271, 1911, 2649, 4018, 4963, 5023, 5933, 6675])(
  'seed %i finds nothing any more',
  async (seed) => {
    expect(await simulate(seed)).toEqual([]);
  },
);

/** The first seeds, of which each fault is found by one. */
const FEW = 25;

test.each(Object.entries(PLANTED))(
  'it is noticed that %s',
  {
    timeout: 120_000,
  },
  async (_, planted) => {
    for (let seed = 1; seed <= FEW; seed += 1) {
      if ((await simulate(seed, planted)).length > 0) return;
    }
    expect.unreachable(`none of ${FEW} seeds noticed it`);
  },
);
