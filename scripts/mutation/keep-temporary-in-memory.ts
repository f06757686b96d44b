import { existsSync, mkdtempSync, rmSync } from 'node:fs';

/** A file system in memory, which Linux has: every commit of a test would wait for the disk otherwise. */
const MEMORY = '/dev/shm';

/** Puts the temporary folders of the tests into memory, where the system can. */
export function keepTemporaryInMemory(): void {
  if (!existsSync(MEMORY)) return;
  const folder = mkdtempSync(`${MEMORY}/quotedesk-mutation-`);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
