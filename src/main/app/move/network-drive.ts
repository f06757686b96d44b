import { existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** Kinds of file systems by the numbers of Linux that other computers serve. statfs(2) */
const NETWORK: readonly number[] = [
  0x6969, // NFS
  0x517b, // SMB
  0xff534d42, // CIFS
  0xfe534d42, // SMB 2
  0x01021997, // 9P
  0x5346414f, // AFS
  0x73757245, // Coda
  0x00c36400, // Ceph
];

/** `\\server\share`, in any slashes. */
const SHARE = /^[\\/]{2}[^\\/?.]/;

/**
 * Whether a folder, or the one that it would be in, is on a drive of another computer, where the locks
 * of SQLite cannot be relied on. Source: https://sqlite.org/faq.html#q5
 */
export function isOnNetwork(folder: string, platform = process.platform): boolean {
  if (platform === 'win32') return SHARE.test(folder);
  if (platform !== 'linux') return false;
  let there = folder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  // Some of the numbers are signed where they come from.
  const kind = statfsSync(there).type >>> 0;
  return NETWORK.includes(kind);
}
