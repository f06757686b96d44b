import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { findProgram } from '../../scripts/find-program.ts';

let server: ChildProcess | undefined;

/** The same screen as that of `xvfb-run`; the number of the display is a free one, which it prints. */
const ARGS = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];

/**
 * Gives this process a display of its own, where tests run in several at once: windows on one display would
 * share its focus and clipboard. The first process keeps the display that it was given.
 * @param parallelIndex Playwright's number of this process among those that run now
 */
async function ownDisplay(parallelIndex: number): Promise<void> {
  const { platform, env } = process;
  const hasOne = platform !== 'linux' || parallelIndex === 0 || server !== undefined;
  const xvfb = findProgram('Xvfb');
  if (hasOne || xvfb === undefined) return;
  const started = spawn(xvfb, ARGS, { stdio: ['ignore', 'pipe', 'ignore'] });
  server = started;
  process.once('exit', () => started.kill());
  const [number] = await Promise.race([
    once(started.stdout, 'data'),
    once(started, 'exit').then(([code]) => Promise.reject(new Error(`Xvfb ended with ${code}`))),
  ]);
  env.DISPLAY = `:${String(number).trim()}`;
  // This display takes every user of the computer; the key is that of the other one.
  delete env.XAUTHORITY;
  delete env.WAYLAND_DISPLAY;
}

/** The root of the project. */
export const ROOT = join(import.meta.dirname, '../..');

/** An Electron at hand: nothing is fetched for a test. */
export function electronHere(): string | undefined {
  const { ELECTRON_EXEC_PATH: named } = process.env;
  if (named) return named;
  const home = join(ROOT, 'node_modules/electron');
  const note = join(home, 'path.txt');
  const fetched = existsSync(note) ? join(home, 'dist', readFileSync(note, 'utf8')) : '';
  return existsSync(fetched) ? fetched : undefined;
}

/** Skips the tests of a file, and says so, where Electron or a display is missing. */
export function needsElectron(): void {
  const { platform, env } = process;
  const blind = platform === 'linux' && !env.DISPLAY && !env.WAYLAND_DISPLAY;
  const missing = electronHere() === undefined ? 'Electron' : blind ? 'a display' : undefined;
  if (missing) console.warn(`\nNOT TESTED: the desk in its window, for want of ${missing}.\n`);
  test.skip(missing !== undefined, `${missing} is missing`);
  test.beforeAll(() => ownDisplay(test.info().parallelIndex));
}

/** What root and a machine without a graphics card need. */
export function chromiumSwitches(): string[] {
  return ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
}
