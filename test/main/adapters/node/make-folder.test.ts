import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../../src/main/adapters/node/make-folder.ts';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

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
