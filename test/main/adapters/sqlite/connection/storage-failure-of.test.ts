import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import {
  storageFailureOf,
  whereWritable,
} from '../../../../../src/main/adapters/sqlite/connection/storage-failure-of.ts';

const { SqliteError } = Database;

test.each([
  ['SQLITE_FULL', 'full'],
  ['SQLITE_IOERR', 'failing'],
  ['SQLITE_IOERR_WRITE', 'failing'],
  ['SQLITE_CANTOPEN', 'failing'],
  ['SQLITE_CANTOPEN_ISDIR', 'failing'],
  ['SQLITE_READONLY', 'readOnly'],
  ['SQLITE_READONLY_DBMOVED', 'readOnly'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_BUSY_SNAPSHOT', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_CORRUPT_VTAB', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_CONSTRAINT_UNIQUE', undefined],
  ['SQLITE_FULLER', undefined],
  ['SQLITE_ERROR', undefined],
] as const)('%s of SQLite means that the storage is %s', (code, failure) => {
  expect(storageFailureOf(new SqliteError('said', code))).toBe(failure);
  // An error that crossed a thread has its code, and no class of its own.
  expect(storageFailureOf(Object.assign(new Error('said'), { code }))).toBe(failure);
});

test.each([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EIO', 'failing'],
  ['EROFS', 'readOnly'],
  ['EACCES', 'readOnly'],
  ['EPERM', 'readOnly'],
  ['ENOENT', undefined],
  ['toString', undefined],
] as const)('%s of the system means that the storage is %s', (code, failure) => {
  expect(storageFailureOf(Object.assign(new Error('said'), { code }))).toBe(failure);
});

test.each([[new Error('SQLITE_FULL')], [{ code: 'SQLITE_FULL' }], ['SQLITE_FULL'], [undefined]])(
  '%o says nothing of the storage',
  (error) => {
    expect(storageFailureOf(error)).toBeUndefined();
  },
);

test('what nothing depends on stays undone where the storage fails, and other errors are thrown', () => {
  const failing = (code: string) => () => {
    throw Object.assign(new Error('said'), { code });
  };
  expect(whereWritable(() => 7)).toBe(7);
  expect(whereWritable(failing('EROFS'))).toBeUndefined();
  expect(() => whereWritable(failing('ENOENT'))).toThrow('said');
});
