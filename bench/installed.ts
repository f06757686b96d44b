import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findElectron } from '../scripts/electron.ts';
import { built } from '../scripts/run-here.ts';
import { filesOf, packedDir } from '../test/desktop/packaged.ts';
import { listeners } from './installed/listening.ts';
import { emptyApp, memoryAtStart, nextStartOf, startOf } from './installed/window.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';

const ROUNDS = 5;
const AT_MOST = 'ratio <= 1.5';

/** What a folder takes. @returns MB */
const sizeOf = (folder: string) =>
  filesOf(folder).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0) / 1_000_000;

const result = (name: string, { ours, peer }: Record<'ours' | 'peer', number>) => ({
  name,
  ours,
  peer,
  ratio: ours / peer,
});

/** The folder of the packaged application next to the Electron in it; Electron's own licences and sample count. */
async function packaged(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  try {
    const home = await packedDir(folder);
    const { folder: bare, executable: electron } = await findElectron();
    const size = { ours: sizeOf(home), peer: sizeOf(bare) };
    const empty = { electron, app: emptyApp(folder), heading: 'Empty', args: () => [] };
    const desk = {
      electron,
      app: join(home, 'resources/app.asar'),
      heading: 'Welcome to Quotedesk',
      args: (own: string) => ['--data', join(own, 'data'), '--port', '0'],
    };
    const start = await medians({ ours: startOf(desk), peer: startOf(empty) }, ROUNDS);
    const again = { ours: await nextStartOf(desk), peer: await nextStartOf(empty) };
    const next = await medians({ ours: again.ours.measure, peer: again.peer.measure }, ROUNDS);
    for (const { remove } of Object.values(again)) remove();
    const memory = await medians({ ours: memoryAtStart(desk), peer: memoryAtStart(empty) }, ROUNDS);
    return [
      { ...result('installed: size / Electron', size), goal: 'ratio <= 1.12', unit: 'MB' },
      {
        ...result('installed: first start to the first screen / an empty page', start),
        goal: AT_MOST,
        unit: 'ms',
      },
      {
        ...result(
          'installed: start on data that are there to the first screen / an empty page',
          next,
        ),
        goal: AT_MOST,
        unit: 'ms',
      },
      { ...result('installed: memory / an empty page', memory), goal: AT_MOST, unit: 'MiB' },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** The host without a window until it listens, compared with a bare Fastify. */
async function headless(): Promise<BenchResult> {
  await built();
  const { ours, peer, remove } = await listeners();
  try {
    const found = await medians({ ours, peer }, ROUNDS);
    const name = 'installed: host without a window to listening / a bare Fastify';
    return { ...result(name, found), goal: 'none set', unit: 'ms' };
  } finally {
    remove();
  }
}

/**
 * The packaged application for Linux, in the Electron that it was packaged with: its size, its first
 * start, the start of every morning, and its memory; and the start of the host without a window. The windows need a display.
 */
export async function run(): Promise<BenchResult[]> {
  const started = await headless();
  if (process.platform !== 'linux' || !process.env.DISPLAY) {
    console.error('  The window was not measured: this needs Linux and a display (xvfb-run)');
    return [started];
  }
  return [...(await packaged()), started];
}
