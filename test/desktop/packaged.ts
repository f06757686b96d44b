import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { temporaryFolder } from '../support/host/prepared-folders.ts';
import { ROOT } from './electron.ts';

const { DESKTOP_SQLITE_BINDING: binding } = process.env;
/** A package takes no word from outside about its native part. */
export const packagedEnv = { ...process.env, DESKTOP_SQLITE_BINDING: '' };

/** Keeps what a program prints. */
export function listen(child: ChildProcess): () => string {
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString();
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  return () => text;
}

/** Runs a program to its end. @throws what it printed, where it failed */
export function ran(command: string, args: readonly string[]): Promise<void> {
  const child = spawn(command, args, { cwd: ROOT, stdio: 'pipe' });
  const said = listen(child);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said()))));
  });
}

/** Every file below a folder, by its path within. */
export function filesOf(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(root, path)).isFile(),
  );
}

/** Packs the application as a folder within another one. @returns its path */
export async function packedDir(folder: string): Promise<string> {
  await ran(process.execPath, ['scripts/package.ts', 'dir', `-c.directories.output=${folder}`]);
  const home = join(folder, 'linux-unpacked');
  const unpacked = join(home, 'resources/app.asar.unpacked');
  const native = filesOf(unpacked);
  expect(native).toEqual([`node_modules/better-sqlite3/prebuilds/linux-${process.arch}.node`]);
  // An older Electron than the package's own needs another build of the native part.
  if (binding) copyFileSync(binding, join(unpacked, native[0] ?? ''));
  return home;
}

let packed: Promise<string> | undefined;

/** The application, packed as a folder once for every file of tests in this process. @returns its path */
export function packedOnce(): Promise<string> {
  if (packed === undefined) {
    const folder = temporaryFolder();
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    packed = packedDir(folder);
  }
  return packed;
}

/** Where a packaged desk says that its API listens; undefined until it does. */
export const apiOf = (text: string) => /listens on (http:\/\/127\.0\.0\.1:\d+)/.exec(text)?.[1];
