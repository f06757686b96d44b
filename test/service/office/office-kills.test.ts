/** @module-tag thorough */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFresh } from '../../../scripts/build-fresh.ts';
import { killOffice } from '../../faults/kills/office.ts';
import { postgres } from '../../support/postgres.ts';
import { SEED } from '../../support/seed.ts';

/** Milliseconds: a busy machine starts a host for each kill. */
const LONG = 600_000;

const server = await postgres();
beforeAll(() => buildFresh());
afterAll(() => server?.stop());

// `npm run kills -- --office` kills sixty times.
test.skipIf(!server)(
  'hosts, disks and PostgreSQL of an office are killed, and nothing acknowledged is lost or there twice',
  {
    timeout: LONG,
  },
  async () => {
    if (!server) return;
    const done = await killOffice(server, { count: 6, seed: 1, ...SEED });
    expect(done.quotes).toBeGreaterThan(0);
  },
);
