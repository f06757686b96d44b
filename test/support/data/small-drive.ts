import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A drive of a test's own. */
export interface SmallDrive {
  readonly folder: string;
  /** Writes until there is no room for a byte. */
  readonly fill: () => void;
  readonly makeRoom: () => void;
  readonly remove: () => void;
}

/** Mounts a drive in memory. @returns undefined where this system lets no test have one */
export function smallDrive(mebibytes: number): SmallDrive | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-drive-'));
  const size = ['-o', `size=${mebibytes}m`];
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', ...size, 'tmpfs', folder]).status === 0;
  const filler = join(folder, 'filler');
  const remove = () => {
    if (isMounted) spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true });
  };
  if (!isMounted) {
    remove();
    return undefined;
  }
  return {
    folder,
    remove,
    fill: () => {
      const file = openSync(filler, 'w');
      for (const bytes of [65_536, 1]) {
        try {
          for (;;) writeSync(file, Buffer.alloc(bytes));
        } catch {
          // Full for pieces of this size.
        }
      }
      closeSync(file);
    },
    makeRoom: () => rmSync(filler, { force: true }),
  };
}
