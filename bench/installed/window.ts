import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type Page } from '@playwright/test';
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

/**
 * Waits until a page shows a heading. The page itself looks, in every frame: Playwright would look every
 * half second once it has looked a few times in vain.
 */
function shows(page: Page, heading: string): Promise<void> {
  return page.evaluate(async (wanted) => {
    const isShown = () =>
      [...document.querySelectorAll('h1')].some(
        (each) => each.textContent === wanted && each.checkVisibility(),
      );
    while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, heading);
}

/** Starts a program in a folder until its page can be used, and ends it. */
async function startedIn({ electron, app, heading, args }: Program, folder: string) {
  const begin = performance.now();
  const running = await _electron.launch({
    executablePath: electron,
    args: [
      ...chromiumSwitches(),
      `--user-data-dir=${join(folder, 'profile')}`,
      app,
      ...args(folder),
    ],
    // What is kept of the compiled program lies there, too: a first start finds none.
    env: { ...packagedEnv, XDG_CACHE_HOME: join(folder, 'cache') },
  });
  try {
    const page = await running.firstWindow();
    await shows(page, heading);
    const milliseconds = performance.now() - begin;
    const pid = running.process().pid ?? 0;
    return { milliseconds, mebibytes: memoryOf(processesOf(pid)) };
  } finally {
    await running.close();
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
const remove = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });

/** The first start of a program: in a new folder. */
async function started(program: Program) {
  const folder = newFolder();
  try {
    return await startedIn(program, folder);
  } finally {
    remove(folder);
  }
}

/** The start of a program until its page can be used. @returns milliseconds */
export const startOf =
  (program: Program): Measure =>
  async () =>
    (await started(program)).milliseconds;

/**
 * The start of a program where it ran before, until its page can be used; Chromium keeps what it compiled
 * from the third start on. @returns milliseconds, and what removes its folder
 */
export async function nextStartOf(program: Program) {
  const folder = newFolder();
  for (let start = 1; start <= 2; start += 1) await startedIn(program, folder);
  const measure: Measure = async () => (await startedIn(program, folder)).milliseconds;
  return { measure, remove: () => remove(folder) };
}

/** The memory of a program once its page can be used. @returns MiB */
export const memoryAtStart =
  (program: Program): Measure =>
  async () =>
    (await started(program)).mebibytes;
