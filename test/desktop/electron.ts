import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { ownDisplay } from './own-display.ts';

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
