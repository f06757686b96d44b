import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { secretHolder } from '../../src/main/adapters/node/keys/key-holder.ts';
import { turnOff, turnOn } from '../../src/main/app/encryption/encryption.ts';
import { ask } from '../support/ask.ts';
import { filesWith } from '../support/files-with.ts';
import { startHost, type TestHost, temporaryFolder } from '../support/host.ts';
import { imported } from '../support/import-file.ts';
import { submitted } from '../support/quotes.ts';

const NOW = Date.parse('2026-09-01T09:00:00Z');
const FILE = `Name,DOB,Renewal,E-mail
Aoife Ní Dhomhnaill,03/02/1979,01/12/2026,aoife@erase.example
`;
const TRACES = ['Dhomhnaill', 'dhomhnaill', 'aoife@erase', '98765'];

const secret = randomBytes(20);
const holders = [secretHolder('host', () => secret)];
let dataFolder: string;
let host: TestHost;
beforeEach(async () => {
  dataFolder = temporaryFolder();
  await (await startHost({ dataFolder })).close();
  turnOn({ dataFolder, holders, now: NOW });
  host = await startHost({ dataFolder, clock: { now: NOW }, keyHolders: holders });
});
afterEach(async () => {
  await host.close();
  rmSync(dataFolder, { recursive: true });
});

const traces = () => TRACES.flatMap((text) => filesWith(dataFolder, text));
const key = 'aoife.nidhomhnaill.1979-02-03';

async function makeAoife(): Promise<void> {
  await imported(host.app, 'customers', FILE);
  await submitted(host, { first: 'Aoife', surname: 'Ní Dhomhnaill', mark: '12-G-98765' });
  await submitted(host, { first: 'Pat', surname: 'Murphy' });
}

/** Ends the host, and writes its data without encryption. */
async function decrypt(): Promise<void> {
  await host.close();
  turnOff({ dataFolder, holders, now: NOW });
}

test('the data of a customer are there once they are decrypted', async () => {
  await makeAoife();
  expect(traces()).toEqual([]);
  await decrypt();
  expect(traces()).not.toEqual([]);
});

test('a customer who was erased is not there, also once the data are decrypted', async () => {
  await makeAoife();
  const receipt = await ask(host.app, 'eraseCustomer', { key, reason: 'request' });
  expect(receipt).toMatchObject({ counts: { quotes: 1, imported: 1 }, isPurged: true });
  expect(await host.app.checkData()).toBe(0);
  const { chain, differing, rows } = await ask(host.app, 'replayQuotes', {});
  expect({ broken: chain.broken, differing, rows }).toEqual({
    ...{ broken: null, differing: [], rows: [] },
  });
  await decrypt();
  expect(traces()).toEqual([]);
});
