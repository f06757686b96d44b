import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretHolder } from '../../../src/main/adapters/node/keys/key-holders.ts';
import { turnOn } from '../../../src/main/app/vault/encryption.ts';
import { ownCommands } from '../../support/command-line/own-commands.ts';
import { filesWith } from '../../support/data/files-with.ts';
import { imported, upload } from '../../support/data/import-file.ts';
import { ask } from '../../support/host/ask.ts';
import { startHost, type TestHost } from '../../support/host/host.ts';
import { temporaryFolder } from '../../support/host/prepared-folders.ts';

const NOW = Date.parse('2026-09-01T09:00:00Z');
const HEADER = 'First name,Surname,DOB,Renewal,E-mail\n';
const rows = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => `Aoife,Dhomhnaill ${i},03/02/1979,01/12/2026,aoife${i}@erase.example\n`,
  ).join('');
const WORDS = ['Dhomhnaill', 'dhomhnaill', '@erase.example', 'First name'];

const secret = randomBytes(20);
const holders = [secretHolder('host', () => secret)];
let dataFolder: string;
let host: TestHost | undefined;
beforeEach(() => {
  dataFolder = temporaryFolder();
});
afterEach(async () => {
  await host?.close();
  host = undefined;
});

const words = (folder = dataFolder) => WORDS.flatMap((text) => filesWith(folder, text));
const startEncrypted = async () => {
  await (await startHost({ dataFolder })).close();
  turnOn({ dataFolder, holders, now: NOW });
  return startHost({ dataFolder, clock: { now: NOW }, keyHolders: holders });
};

test('in a plain folder a file that waits for its import is as it came', async () => {
  host = await startHost({ dataFolder });
  await upload(host.app, HEADER + rows(3));
  expect(words()).not.toEqual([]);
});

test('in an encrypted folder no file has a word of it, before, during and after its import', {
  tags: ['thorough'],
}, async () => {
  host = await startEncrypted();
  const name = await upload(host.app, HEADER + rows(1500));
  expect(words()).toEqual([]);
  const columns = { kind: 'customers', upload: name, fileName: 'customers.csv' } as const;
  const proposal = await ask(host.app, 'proposeColumns', columns);
  expect(JSON.stringify(proposal)).toContain('Dhomhnaill 0');
  const seen: string[][] = [];
  const report = await imported(host.app, 'customers', HEADER + rows(1500), {
    onProgress: () => seen.push(words()),
  });
  expect(report).toMatchObject({ taken: 1500, isInUse: true });
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.flat()).toEqual([]);
  expect(words()).toEqual([]);
});

test('a file of which a bit was flipped is not imported', async () => {
  host = await startEncrypted();
  const name = await upload(host.app, HEADER + rows(3));
  const [file = ''] = readdirSync(join(dataFolder, 'imports')).filter((one) =>
    one.startsWith(name),
  );
  const path = join(dataFolder, 'imports', file);
  const bytes = readFileSync(path);
  bytes[20] = (bytes[20] ?? 0) ^ 1;
  writeFileSync(path, bytes);
  const order = { kind: 'customers', upload: name, fileName: 'a.csv' } as const;
  await expect(ask(host.app, 'importDataset', order)).rejects.toThrow();
  expect((await ask(host.app, 'findCustomers', {})).customers).toEqual([]);
});

test('a file that waits does not outlive the day on which its folder is encrypted', async () => {
  const plain = await startHost({ dataFolder });
  await upload(plain.app, HEADER + rows(3));
  await plain.close();
  turnOn({ dataFolder, holders, now: NOW });
  expect(words()).toEqual([]);
});

test('a kill in the middle of an import leaves no word', { tags: ['thorough'] }, async () => {
  const own = ownCommands();
  try {
    const keyFile = join(own.folder, 'data.key');
    await own.json(['encryption', 'on', '--new', '--key-file', keyFile]);
    const file = join(own.folder, 'customers.csv');
    writeFileSync(file, HEADER + rows(20_000));
    const args = ['dataset', 'import', 'customers', file, '--new', ...own.data];
    const child = spawn(process.execPath, ['out/main/quotedesk.js', ...args], {
      env: { ...process.env, QUOTEDESK_DATA_KEY_FILE: keyFile },
    });
    const ended = once(child, 'exit');
    const folder = join(own.folder, 'data/imports');
    const isStaging = () =>
      existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.db'));
    while (!isStaging() && child.exitCode === null) await setTimeout(5);
    child.kill('SIGKILL');
    expect(await ended).toEqual([null, 'SIGKILL']);
    const left = readdirSync(folder).map((name) => extname(name));
    expect(left).toEqual(expect.arrayContaining(['.db', '.parts']));
    expect(words(join(own.folder, 'data'))).toEqual([]);
  } finally {
    own.remove();
  }
});
