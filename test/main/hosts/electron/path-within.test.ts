import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathWithin } from '../../../../src/main/hosts/electron/scheme.ts';

const FOLDER = join('/srv', 'screens');

test.each([['index.html'], ['assets/index.js'], ['assets/../index.html'], ['..name']])(
  '%j is within the folder',
  (path) => {
    expect(pathWithin(FOLDER, path)).toBe(join(FOLDER, path));
  },
);

test.each([
  [''],
  ['.'],
  ['..'],
  ['../screens-of-another/index.html'],
  ['assets/../../main/index.js'],
  ['index.html\0.png'],
])('%j leads out of it', (path) => {
  expect(pathWithin(FOLDER, path)).toBeUndefined();
});

test('an absolute path is read from the folder on', () => {
  expect(pathWithin(FOLDER, '/etc/passwd')).toBe(join(FOLDER, 'etc/passwd'));
});
