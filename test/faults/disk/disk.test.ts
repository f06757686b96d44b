import { describe, expect, test } from 'vitest';
import type { Change, Kind } from '../journal.ts';
import { type Contents, differences, fingerprint } from './contents.ts';
import { openDisk } from './disk.ts';

const ROOT = '/data';
const NOTHING: Change = {
  kind: 'say',
  point: 0,
  inode: 0,
  offset: 0,
  path: '',
  to: '',
  bytes: Buffer.alloc(0),
};
const INODE = 7;

const change = (kind: Kind, given: Partial<Change>): Change => ({ ...NOTHING, kind, ...given });
const write = (offset: number, text: string) =>
  change('write', { inode: INODE, offset, bytes: Buffer.from(text) });
const truncate = (offset: number) => change('truncate', { inode: INODE, offset });

function text(contents: Contents, name: string): string | undefined {
  const bytes = contents.get(name);
  return Buffer.isBuffer(bytes) ? bytes.toString('latin1') : undefined;
}

function diskWith(...changes: readonly Change[]) {
  const disk = openDisk(
    ROOT,
    new Map([['old', { inode: INODE, bytes: Buffer.from('as it was') }]]),
  );
  for (const one of changes) disk.apply(one);
  return disk;
}

describe('the model of the disk', () => {
  test('what is cut off is zero where the file grows again', () => {
    const disk = diskWith(write(9, ' once'), truncate(3), write(6, 'new'));
    expect(
      text(
        disk.left(() => true),
        'old',
      ),
    ).toBe('as \0\0\0new');
  });

  test('each write that was not synced survives or not on its own', () => {
    const disk = diskWith(write(0, 'AS'), write(3, 'IT'));
    const first = disk.left((one) => one.offset === 0);
    expect(text(first, 'old')).toBe('AS it was');
    expect(text(disk.left(), 'old')).toBe('as it was');
  });

  test('what is left does not change with what is done later', () => {
    const disk = diskWith(write(0, 'AS'));
    const before = disk.left(() => true);
    disk.apply(write(0, '??'));
    disk.apply(change('unlink', { path: `${ROOT}/old` }));
    expect(text(before, 'old')).toBe('AS it was');
    expect([...disk.left(() => true).keys()]).toEqual([]);
    expect([...disk.left().keys()]).toEqual(['old']);
  });
});

describe('contents', () => {
  const contents = (files: Readonly<Record<string, string>>): Contents =>
    new Map(Object.entries(files).map(([name, bytes]) => [name, Buffer.from(bytes)]));

  test('are the same by their bytes and names, without mapped memory', () => {
    const one = contents({ a: '1', b: '2', 'x-shm': '3' });
    const other = contents({ b: '2', a: '1', 'x-shm': '4' });
    expect(fingerprint(one)).toBe(fingerprint(other));
    expect(differences(one, other)).toEqual([]);
  });

  test('differ by a byte, a name, a folder', () => {
    const one = new Map<string, Buffer | Contents>(contents({ a: '1', b: '2' }));
    const other = new Map<string, Buffer | Contents>(contents({ a: '1', b: '3', c: '' }));
    other.set('below', contents({ d: '' }));
    expect(differences(one, other).sort()).toEqual(['b', 'below/', 'below/d', 'c']);
    expect(fingerprint(one)).not.toBe(fingerprint(other));
  });
});
