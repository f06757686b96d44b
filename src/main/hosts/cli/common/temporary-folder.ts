import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Does work in a folder of its own, and leaves nothing behind, also where it is interrupted. */
export async function withTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const interrupted = () => {
    remove();
    process.exit(1);
  };
  process.once('SIGINT', interrupted).once('SIGTERM', interrupted);
  try {
    return await work(folder);
  } finally {
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted);
    remove();
  }
}
