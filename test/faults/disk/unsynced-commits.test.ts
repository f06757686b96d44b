import { expect, test } from 'vitest';
import type { Change } from '../journal.ts';
import { unsyncedCommits } from './unsynced-commits.ts';

const LOG: Change = {
  kind: 'write',
  point: 0,
  inode: 7,
  offset: 0,
  to: '',
  path: '/data/quotedesk.db-wal',
  bytes: Buffer.alloc(0),
};

/** The header of a frame; that of the last frame of a transaction has the size of the database. */
function header(pages: number): Change {
  const bytes = Buffer.alloc(24);
  bytes.writeUInt32BE(pages, 4);
  return { ...LOG, bytes };
}
const [frame, commit] = [header(0), header(40)];
const page: Change = { ...LOG, bytes: Buffer.alloc(4096, 1) };
const sync: Change = { ...LOG, kind: 'sync' };

test('a transaction of several frames that waits for the drive is none of them', () => {
  expect(unsyncedCommits([frame, page, commit, page, sync, commit, page, sync])).toEqual([]);
});

test('one that begins before the one before is on the drive is named', () => {
  expect(unsyncedCommits([commit, page, sync, commit, page, commit, page, sync])).toEqual([3]);
});

test('a sync of another file, and a commit of another database, count for nothing', () => {
  const elsewhere = { ...sync, path: '/data/quotedesk.db', inode: 8 };
  const other = { ...commit, path: '/data/staged.db-wal', inode: 9 };
  expect(unsyncedCommits([commit, other, elsewhere, commit])).toEqual([2]);
});
