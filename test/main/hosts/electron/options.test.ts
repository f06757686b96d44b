import { expect, test } from 'vitest';
import { readOptions } from '../../../../src/main/hosts/electron/options.ts';

test('our options are found among those of Chromium', () => {
  const args = ['--no-sandbox', '--inspect=0', '/app', '--data', 'd', '--lang=en', '--port=0'];
  expect(readOptions(args)).toEqual({ data: 'd', port: 0 });
  expect(readOptions(['/app'])).toEqual({ data: undefined, port: undefined });
});

test.each([
  [['--port', 'x']],
  [['--port', '65536']],
  [['--port', '-1']],
  [['--port']],
  [['--port=']],
])('%j is no port', (args) => {
  expect(() => readOptions(args)).toThrow('--port takes a number from 0 to 65535');
});

test('--data without a folder is refused', () => {
  expect(() => readOptions(['--data'])).toThrow('--data takes a folder');
  expect(() => readOptions(['--data='])).toThrow('--data takes a folder');
});
