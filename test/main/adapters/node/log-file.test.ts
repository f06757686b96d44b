import { appendFileSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { logFile } from '../../../../src/main/adapters/node/log.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const at = (name = '') => join(folder, 'logs', name);
const size = (name: string) => statSync(at(name)).size;

/** A line of 100 bytes with a number in it. */
const line = (number: number) => `${String(number).padEnd(99, '.')}\n`;

test('only the owner may read folder and file', () => {
  const log = logFile(folder);
  log.write(line(1));
  expect(log.file).toBe(at('quotedesk.log'));
  expect(statSync(at()).mode & 0o777).toBe(0o700);
  expect(statSync(log.file).mode & 0o777).toBe(0o600);
});

test('past 1 MB the file becomes the older one, and the older one before it is deleted', async () => {
  const log = logFile(folder);
  for (let i = 1; i <= 10_000; i += 1) log.write(line(i));
  expect(size('quotedesk.log')).toBe(1_000_000);
  log.write(line(10_001));
  expect(size('quotedesk.log')).toBe(100);
  expect(size('quotedesk.1.log')).toBe(1_000_000);
  expect(statSync(at('quotedesk.1.log')).mode & 0o777).toBe(0o600);
  const numbers = (lines: string[]) => lines.map((each) => Number.parseInt(each, 10));
  expect(numbers(await log.newest(3))).toEqual([9_999, 10_000, 10_001]);

  appendFileSync(log.file, line(10_002).repeat(9_999));
  logFile(folder).write(line(10_003));
  expect(numbers(await log.newest(2))).toEqual([10_002, 10_003]);
  const [oldest = ''] = readFileSync(at('quotedesk.1.log'), 'utf8').split('\n');
  expect(numbers([oldest])).toEqual([10_001]);
});

test('where there is no log yet, there are no lines', async () => {
  expect(await logFile(folder).newest(200)).toEqual([]);
});

test('a file that cannot be renamed does not grow past its limit', () => {
  const log = logFile(folder);
  log.write(line(1));
  mkdirSync(join(at('quotedesk.1.log'), 'in the way'), { recursive: true });
  writeFileSync(log.file, 'x'.repeat(1_000_000));
  log.write(line(2));
  expect(size('quotedesk.log')).toBe(1_000_000);
});

test('a line that cannot be written is lost, and a file that cannot be read is an error', async () => {
  writeFileSync(at(), 'a file in place of the folder');
  const log = logFile(folder);
  expect(() => log.write(line(1))).not.toThrow();
  await expect(log.newest(200)).rejects.toThrow('ENOTDIR');
});

test('a deleted folder is made again', async () => {
  const log = logFile(folder);
  log.write(line(1));
  rmSync(at(), { recursive: true });
  log.write(line(2));
  expect(await log.newest(200)).toEqual([line(2).trim()]);
});
