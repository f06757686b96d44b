import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../support/host/prepared-folders.ts';

const MODULE = pathToFileURL(
  join(import.meta.dirname, '../../../../../src/main/hosts/cli/common/temporary-folder.ts'),
).href;
const PROGRAM = `
  import { writeFileSync } from 'node:fs';
  import { withTemporaryFolder } from '${MODULE}';
  await withTemporaryFolder(async (folder) => {
    writeFileSync(folder + '/quotedesk.db', 'readable');
    console.log(folder);
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  });
`;

let place: string;
const started: ChildProcess[] = [];
beforeEach(() => {
  place = temporaryFolder();
});
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** Starts work in a temporary folder, which it is in by then. */
async function working(): Promise<{ child: ChildProcess; folder: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, TMPDIR: place, TEMP: place, TMP: place },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  const [line] = await once(child.stdout, 'data');
  return { child, folder: String(line).trim() };
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const end = once(child, 'exit');
  child.kill(signal);
  await end;
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('nothing is left after %s', async (signal) => {
  const { child, folder } = await working();
  expect(existsSync(folder)).toBe(true);
  await ended(child, signal);
  expect(readdirSync(place)).toEqual([]);
});

test('what a killed run left goes with the next one; other folders stay', async () => {
  const others = ['quotedesk-test-1', 'quotedesk-command-x', 'another'];
  for (const name of others) mkdirSync(join(place, name));
  writeFileSync(join(place, 'quotedesk-command-999999999-file'), '');
  const killed = await working();
  await ended(killed.child, 'SIGKILL');
  expect(existsSync(killed.folder)).toBe(true);
  const first = await working();
  expect(existsSync(killed.folder)).toBe(false);
  const second = await working();
  expect(existsSync(first.folder)).toBe(true);
  for (const { child } of [first, second]) await ended(child, 'SIGTERM');
  expect(readdirSync(place).toSorted()).toEqual(
    [...others, 'quotedesk-command-999999999-file'].toSorted(),
  );
});
