import { rmSync } from 'node:fs';
import { openApp } from '../../../src/main/app/app.ts';
import { appOptions } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';
import { askAll, findSubjects } from './answers.ts';
import { copyFolder, type Folders, makeFolders } from './folders.ts';
import { type Placed, places } from './places.ts';
import { type Known, NOTICED_BY, type Outcome, tryFlip } from './trial.ts';

/** A flip and what became of it. */
export interface Tried extends Placed {
  readonly outcome: Outcome;
}

/** Which flips to try. */
export interface FlipOrder {
  readonly count: number;
  readonly seed: number;
  /** Whether the data are encrypted; by default they are not. */
  readonly isEncrypted?: boolean;
  /** Ends it early, with what was tried by then. */
  readonly signal?: AbortSignal;
}

/** What a folder answers while it is whole. */
async function knownOf(folder: string, { filled, token, keyHolders }: Folders): Promise<Known> {
  const copy = temporaryFolder();
  try {
    copyFolder(folder, copy);
    const app = await openApp({ ...appOptions(copy), keyHolders, clock: () => filled.at });
    try {
      const subjects = await findSubjects(app, { filled, token });
      return { subjects, keyHolders, before: await askAll(app, subjects) };
    } finally {
      await app.close();
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
}

/** Flips random bits, each in a copy of a realistic folder. The first trial flips none. */
export async function tryFlips(
  { count, seed, isEncrypted = false, signal }: FlipOrder,
  onTried: (tried: Tried, index: number) => void = () => {},
): Promise<{ readonly whole: readonly Outcome[]; readonly tried: readonly Tried[] }> {
  const folders = await makeFolders(isEncrypted);
  try {
    const known = new Map<string, Known>();
    const whole: Outcome[] = [];
    for (const folder of [folders.closed, folders.killed]) {
      const one = await knownOf(folder, folders);
      known.set(folder, one);
      whole.push(await tryFlip({ folder }, one));
    }
    const tried: Tried[] = [];
    for (const [i, placed] of places(folders, count, seed).entries()) {
      const one = known.get(placed.folder);
      if (!one) continue;
      if (signal?.aborted) break;
      const outcome = await tryFlip(placed, one);
      tried.push({ ...placed, outcome });
      onTried({ ...placed, outcome }, i);
    }
    return { whole, tried };
  } finally {
    folders.discard();
  }
}

/** How many flips in each region were noticed by what. */
export function table(tried: readonly Tried[]): string {
  const regions = [...new Set(tried.map(({ region }) => region))].sort();
  const count = (region: string | undefined, by?: string) =>
    tried.filter(
      (one) =>
        (region === undefined || one.region === region) &&
        (by === undefined || one.outcome.noticedBy === by),
    ).length;
  const cells = [...regions, undefined].map((region) => [
    region ?? 'all',
    `${count(region)}`,
    ...NOTICED_BY.map((by) => `${count(region, by) || ''}`),
  ]);
  const all = [['region', 'flips', ...NOTICED_BY], ...cells];
  const widths = all[0]?.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}
