import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';

/** The root of the project. */
export const ROOT = join(import.meta.dirname, '..');

const OUT = join(ROOT, 'out');
const SOURCES = [
  'src',
  'resources',
  'electron.vite.config.ts',
  'scripts/ascii-only.ts',
  'scripts/docs-page.ts',
  'scripts/licences/bundled-packages.ts',
  'package.json',
  'package-lock.json',
];
const PRODUCTS = ['main/headless.js', 'main/quotedesk.js', 'main/index.js', 'preload/index.cjs'];
const MARKS = [...PRODUCTS, 'renderer/index.html', 'main/docs/index.html'];
const BUILDER = join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js');

/** Builds into `out/` unless the build there is newer than every source. */
export async function buildFresh(): Promise<void> {
  if (isFresh()) return;
  if (!existsSync(BUILDER)) {
    // Installed without the build tools: runs the delivered build.
    if (MARKS.every((mark) => existsSync(join(OUT, mark)))) return;
    throw new Error('out/ is missing and the tools to build it are not installed: run "npm ci"');
  }
  console.error('Building Quotedesk …');
  await build();
}

function isFresh(): boolean {
  const built = MARKS.map((mark) => statSync(join(OUT, mark), { throwIfNoEntry: false })?.mtimeMs);
  const oldest = Math.min(...built.map((time) => time ?? 0));
  return SOURCES.every((source) => newest(join(ROOT, source)) <= oldest);
}

/** The latest change of a file or of anything within a folder, epoch milliseconds. */
function newest(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return 0;
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Builds into another folder and swaps it with `out/`, so that nothing runs half a build. */
async function build(): Promise<void> {
  const work = join(ROOT, 'node_modules/.cache/quotedesk', `build-${process.pid}`);
  const next = join(work, 'out');
  mkdirSync(work, { recursive: true });
  try {
    const start = new Date();
    await run([BUILDER, 'build', '--outDir', next]);
    // Files that changed during the build count as newer than the build.
    for (const mark of MARKS) utimesSync(join(next, mark), start, start);
    swap(next, join(work, 'old'));
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function swap(next: string, old: string): void {
  try {
    if (existsSync(OUT)) renameSync(OUT, old);
    renameSync(next, OUT);
  } catch (error) {
    // Another process built at the same time and was first: its build is as good.
    if (!isFresh()) throw error;
  }
}

/** Runs Node on a script; shows its output only where it fails. */
function run(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve();
      process.stderr.write(Buffer.concat(output));
      reject(new Error('The build failed'));
    });
  });
}
