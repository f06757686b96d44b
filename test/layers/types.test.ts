/** @module-tag thorough */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { copyProject } from '../support/command-line/project-copy.ts';

/** As `npm run types`, for the core and what it needs: the whole takes six times as long and shows no more. */
const CHECK = ['node_modules/typescript-native/bin/tsc', '-b', 'src/main/core'];

const copy = copyProject(['src', 'package.json', 'tsconfig.base.json']);

/** Checks the copy, and answers what is wrong by the file it names, and how long it took. */
function check() {
  const begin = performance.now();
  const { status, stdout } = spawnSync(process.execPath, CHECK, { cwd: copy.folder });
  const files = [...`${stdout}`.matchAll(/^(src\/\S+?)\(\d+,\d+\): error/gm)].map(
    ([, file]) => file,
  );
  return { status, files, milliseconds: Math.round(performance.now() - begin) };
}

test('a warm check sees that an export of src/shared was renamed', () => {
  const cold = check();
  expect(cold).toMatchObject({ status: 0, files: [] });

  copy.edit('src/shared/domain/date.ts', 'export function daysLater(', 'export function dayAfter(');
  const warm = check();
  console.log(`Types: cold ${cold.milliseconds} ms, warm ${warm.milliseconds} ms.`);
  expect(warm.status).not.toBe(0);
  expect(warm.files).toContainEqual(expect.stringMatching(/^src\/main\/core\//));
}, 240_000);
