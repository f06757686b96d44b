import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentHash } from '../src/main/adapters/node/hash.ts';
import { checkAtStart } from '../src/main/adapters/sqlite/integrity/start-check.ts';
import { openDatabase } from '../src/main/adapters/sqlite/open.ts';
import { fill } from './list/fill.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';
import { sized } from './size.ts';

const ROUNDS = 5;
const QUOTES = sized(100_000, 100);
const NOW = Date.parse('2026-11-20T12:00:00Z');

/** Opens and closes the database, with or without what is checked then. @returns milliseconds */
async function opened(folder: string, isChecked: boolean): Promise<number> {
  const begin = performance.now();
  const onFault = (error: unknown) => {
    throw error;
  };
  const database = await openDatabase({ folder, host: 'headless', since: 'bench', onFault });
  const onDamage = ({ code }: { readonly code: string }) => {
    throw new Error(`The data of the benchmark is damaged: ${code}`);
  };
  if (isChecked) {
    await checkAtStart(database, { hash: contentHash, onDamage });
  }
  await database.close();
  return performance.now() - begin;
}

/** Opening a database of many quotes with the checks of every start, compared with opening it. */
export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  try {
    await fill(folder, QUOTES, NOW);
    const found = await medians(
      { checked: () => opened(folder, true), 'not checked': () => opened(folder, false) },
      ROUNDS,
    );
    const { checked: ours, 'not checked': peer } = found;
    const name = `start: opening ${QUOTES} quotes, checked / not checked`;
    const goal = 'at most 1,000 ms more';
    return [{ name, ours, peer, ratio: ours / peer, goal, unit: 'ms' }];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
