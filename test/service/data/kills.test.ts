/** @module-tag thorough */
import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFresh } from '../../../scripts/build-fresh.ts';
import { askDatabase } from '../../faults/database.ts';
import { killUnderLoad } from '../../faults/kills/run.ts';
import { discardPrepared } from '../../faults/prepared.ts';
import { SEED } from '../../support/seed.ts';

/** Milliseconds: a busy machine starts a host for each kill. */
const LONG = 600_000;

beforeAll(() => buildFresh());
afterAll(discardPrepared);

// `npm run kills` kills a hundred.
test('kills under load lose nothing that was acknowledged, and leave nothing twice', {
  timeout: LONG,
}, async () => {
  const done = await killUnderLoad({ count: 3, seed: SEED.seed ?? 1 });
  expect(done.kills).toBe(3);
  expect(done.acknowledged).toBeGreaterThan(0);
});

test('would find a quote that a kill took away', { timeout: LONG }, async () => {
  let left = '';
  const loseOne = (_kills: number, dataFolder: string) => {
    left = dirname(dataFolder);
    askDatabase(dataFolder, (database) =>
      database.exec(
        'pragma foreign_keys = off; delete from quote where rowid = (select max(rowid) from quote)',
      ),
    );
  };
  const killed = killUnderLoad({ count: 1, seed: 1, afterKill: loseOne });
  await expect(killed).rejects.toThrow(/after kill 1, /);
  rmSync(left, { recursive: true });
});
