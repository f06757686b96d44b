import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFresh, ROOT } from './build-fresh.ts';

/**
 * Runs a program of `out/main` in this very process, built first where it must be: a signal sent
 * to this process then reaches the program.
 */
export async function runHere(target: string, args: readonly string[]): Promise<void> {
  await built();
  const entry = join(ROOT, 'out/main', `${target}.js`);
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}

/** Builds where it must; a failure ends the process, its reason already said. */
export async function built(): Promise<void> {
  try {
    await buildFresh();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
