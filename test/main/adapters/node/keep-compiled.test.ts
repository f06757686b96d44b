import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../support/host/prepared-folders.ts';

const SOURCE = pathToFileURL(resolve('src/main/adapters/node/keep-compiled.ts')).href;

let folder: string;

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
