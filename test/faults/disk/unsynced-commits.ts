import { basename } from 'node:path';
import type { Change } from '../journal.ts';

const LOG = 'quotedesk.db-wal';
const FRAME_HEADER = 24;

/** Whether a write is the header of a frame that ends a transaction: it has the size of the database. */
const isCommit = ({ kind, bytes }: Change) =>
  kind === 'write' && bytes.length === FRAME_HEADER && bytes.readUInt32BE(4) !== 0;

/**
 * The transactions that were committed to the log of a database while the one before was not on the
 * drive yet. The start takes a log for damaged where transactions stand behind one that a power cut
 * tore (`isLogDamaged`), so there must be none.
 * @returns their numbers among all transactions of the journal, from 1
 */
export function unsyncedCommits(changes: readonly Change[]): number[] {
  const found: number[] = [];
  const waiting = new Set<number>();
  let commits = 0;
  for (const change of changes) {
    if (basename(change.path) !== LOG) continue;
    if (change.kind === 'sync') waiting.delete(change.inode);
    if (!isCommit(change)) continue;
    commits += 1;
    if (waiting.has(change.inode)) found.push(commits);
    waiting.add(change.inode);
  }
  return found;
}
