import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFresh, ROOT } from './build-fresh.ts';

/**
 * Runs a program of `out/main` in this process, so that a signal to this process reaches the program.
 * Builds first where necessary.
 */
export async function runHere(target: string, args: readonly string[]): Promise<void> {
  await built();
  const entry = join(ROOT, 'out/main', `${target}.js`);
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}

/** Builds where necessary; a failure is printed and ends the process. */
export async function built(): Promise<void> {
  try {
    await buildFresh();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
