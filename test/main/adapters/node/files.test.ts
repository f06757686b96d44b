import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { logFile } from '../../../../src/main/adapters/node/log.ts';
import { makeFolder } from '../../../../src/main/adapters/node/make-folder.ts';
import { nodeProblem } from '../../../../src/main/adapters/node/oldest-node.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

let folder: string;

const place = temporaryFolder();

test('a folder is made with those above it, and one that is there stays', () => {
  const folder = join(place, 'one/two/three');
  makeFolder(folder, 0o700);
  makeFolder(folder, 0o700);
  expect(statSync(folder).isDirectory()).toBe(true);
  if (process.platform !== 'win32') expect(statSync(join(place, 'one')).mode & 0o777).toBe(0o700);
});

test('a file in the way is an error that names the folder', () => {
  const file = join(place, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow(`The folder ${file} cannot be made: file already exists`);
  expect(() => makeFolder(join(file, 'below'))).toThrow(
    `The folder ${join(file, 'below')} cannot be made: not a directory`,
  );
});

/** Node's own `recursive` tries for ever there. */
test.runIf(existsSync('/proc'))('a place that takes no folder is an error, with its code', () => {
  for (const folder of ['/proc/x', '/proc/x/y']) {
    expect(() => makeFolder(folder)).toThrow(`The folder ${folder} cannot be made`);
    expect(() => makeFolder(folder)).toThrow(expect.objectContaining({ code: 'ENOENT' }));
  }
});

test('an older Node.js is named, a newer one runs', () => {
  expect(nodeProblem('20.20.2')).toBe('Quotedesk needs Node.js 22 or later; this is 20.20.2');
  expect(nodeProblem('22.0.0')).toBeUndefined();
  expect(nodeProblem('100.1.0')).toBeUndefined();
});

describe('log file', () => {
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
});

describe('keep compiled', () => {
  const SOURCE = pathToFileURL(resolve('src/main/adapters/node/keep-compiled.ts')).href;

  beforeEach(() => {
    folder = temporaryFolder();
  });

  /** Runs a program that keeps what was compiled of it. @returns where that would be */
  function run(name: string): string {
    const file = join(folder, name);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'part.js'), 'export const part = () => 1;');
    writeFileSync(
      file,
      `const { keepCompiled } = await import('${SOURCE}');
keepCompiled(import.meta);
await import('./part.js');`,
    );
    // The tests keep theirs elsewhere.
    const { NODE_COMPILE_CACHE: _, ...env } = process.env;
    execFileSync(process.execPath, [file], { env });
    return join(folder, 'compiled');
  }

  test('a built program keeps what was compiled of it next to itself', () => {
    expect(existsSync(run('main.js'))).toBe(true);
  });

  test('a program that runs from source keeps nothing', () => {
    expect(existsSync(run('main.ts'))).toBe(false);
  });
});
