import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';

/** A file system in memory, which Linux has: every commit of a test would wait for the disk otherwise. */
const MEMORY = '/dev/shm';

/** Bytes that the folders of the tests need at most, with room to spare. Containers often have less. */
const ENOUGH = 3 * 1024 ** 3;

function room(): number {
  if (!existsSync(MEMORY)) return 0;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize;
}

/** Puts the temporary folders of the tests into memory, where the system has room for them. */
export function keepTemporaryInMemory(): void {
  if (room() < ENOUGH) return;
  const folder = mkdtempSync(`${MEMORY}/quotedesk-test-`);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // A signal alone would end the process without that.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}
