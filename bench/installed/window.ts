import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron } from '@playwright/test';
import { chromiumSwitches } from '../../test/desktop/electron.ts';
import { packagedEnv } from '../../test/desktop/packaged.ts';
import type { Measure } from '../rounds.ts';

/** An Electron that shows a page with one heading, and nothing else. */
const EMPTY = {
  'package.json': '{ "name": "empty", "main": "main.js" }',
  'main.js': `const { app, BrowserWindow } = require('electron');
if (!app.commandLine.hasSwitch('no-sandbox')) app.enableSandbox();
app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 800 }).loadFile('page.html'));`,
  'page.html': '<!doctype html><title>Empty</title><h1>Empty</h1>',
};

/** Writes the empty application into a folder. @returns its path */
export function emptyApp(folder: string): string {
  const home = join(folder, 'empty');
  mkdirSync(home);
  for (const [name, text] of Object.entries(EMPTY)) writeFileSync(join(home, name), text);
  return home;
}

/** The processes below one, itself too. */
function processesOf(root: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
        return [{ pid: Number(name), parent: Number(parent) }];
      } catch {
        return [];
      }
    });
  const below = (pid: number): number[] => [
    pid,
    ...parents.filter(({ parent }) => parent === pid).flatMap((child) => below(child.pid)),
  ];
  return below(root);
}

/** What processes hold in memory: what several share is counted by its share. @returns MiB */
function memoryOf(pids: readonly number[]): number {
  const kibibytes = pids.map((pid) => {
    try {
      return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]);
    } catch {
      return 0;
    }
  });
  return kibibytes.reduce((sum, size) => sum + size, 0) / 1024;
}

interface Program {
  readonly electron: string;
  readonly app: string;
  /** The heading of the page that can be used. */
  readonly heading: string;
  /** Extra arguments, given a folder that this run may use. */
  readonly args: (folder: string) => readonly string[];
}

/** Starts a program until its page can be used, and ends it. */
async function started({ electron, app, heading, args }: Program) {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  const begin = performance.now();
  const running = await _electron.launch({
    executablePath: electron,
    args: [
      ...chromiumSwitches(),
      `--user-data-dir=${join(folder, 'profile')}`,
      app,
      ...args(folder),
    ],
    env: packagedEnv,
  });
  try {
    const page = await running.firstWindow();
    await page.getByRole('heading', { name: heading }).waitFor();
    const milliseconds = performance.now() - begin;
    const pid = running.process().pid ?? 0;
    return { milliseconds, mebibytes: memoryOf(processesOf(pid)) };
  } finally {
    await running.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  }
}

/** The start of a program until its page can be used. @returns milliseconds */
export const startOf =
  (program: Program): Measure =>
  async () =>
    (await started(program)).milliseconds;

/** The memory of a program once its page can be used. @returns MiB */
export const memoryAtStart =
  (program: Program): Measure =>
  async () =>
    (await started(program)).mebibytes;
