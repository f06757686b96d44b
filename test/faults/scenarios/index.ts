import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataKey, sealDataKey } from '../../../src/main/adapters/node/keys/key-holders.ts';
import { MOVED_FILE } from '../../../src/main/adapters/node/moved.ts';
import { readDataKeys } from '../../../src/main/adapters/sqlite/files/data-keys-file.ts';
import { beginChange } from '../../../src/main/app/vault/change-key.ts';
import { turnOn } from '../../../src/main/app/vault/encryption.ts';
import { startHeadless } from '../../support/host/headless.ts';
import { AT, MINIMAL_XML } from '../../support/host/requests.ts';
import { Breach } from '../breach.ts';
import { keyHolders } from '../database.ts';
import { credentialsIn, unlessItEnds } from '../host.ts';
import { fillPrepared, type Prepared } from '../prepared.ts';
import { answered, type Desk, expectSame, type KeyedRequest, openDesk } from '../program.ts';
import type { Scenario } from '../scenario.ts';
import { backUp, backupsAndRestores, mustOpen } from './backups.ts';
import { deskChanges, scenarioOf } from './desk-changes.ts';
import { keyedChanges, sendTwice } from './keyed-change.ts';

const MADE_AT = '2026-11-23T12:00:00Z';
const newKey = () => sealDataKey(newDataKey(), keyHolders, MADE_AT);

/** Whether the database of a folder is encrypted: a plain one says so in its first bytes. */
const isEncrypted = (dataFolder: string) =>
  !readFileSync(join(dataFolder, 'quotedesk.db'))
    .subarray(0, 15)
    .equals(Buffer.from('SQLite format 3'));

let withBackup: Promise<Prepared & { readonly folder: string }> | undefined;

/** The prepared folder with a backup that everybody can read, made once by a real host. */
async function makeWithBackup() {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-backed-up-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const given = await fillPrepared(folder);
  const host = startHeadless({ dataFolder: folder });
  await backUp(await openDesk(await host.listening));
  await host.end('SIGTERM');
  return { ...given, folder };
}

async function fillWithBackup(dataFolder: string): Promise<Prepared> {
  withBackup ??= makeWithBackup();
  const { folder, ...given } = await withBackup;
  cpSync(folder, dataFolder, { recursive: true });
  return given;
}

/** A folder whose key was to change is opened, which changes it. */
function changeOf(name: string, begin: (dataFolder: string) => void): Scenario {
  return {
    name,
    acknowledges: (text) => text.includes('/launch/'),
    act: async (host) => {
      const { client, quoteId } = await fillWithBackup(host.dataFolder);
      begin(host.dataFolder);
      const wasEncrypted = isEncrypted(host.dataFolder);
      host.arm();
      const desk = await unlessItEnds(host.start);
      return {
        acknowledged: desk !== undefined,
        check: async (next, acknowledged) => {
          await next.signIn(client);
          await answered(next, 'getQuote', { id: quoteId });
          const { dataFolder } = await answered(next, 'serviceStatus', {});
          if (acknowledged && !isEncrypted(dataFolder)) {
            throw new Breach('lost', 'the data are not encrypted');
          }
          if (isEncrypted(dataFolder) && readDataKeys(dataFolder)?.change) {
            throw new Breach('partial', 'the change of the key is not finished');
          }
          const { backups } = await answered(next, 'listBackups', {});
          if (backups.length !== 1) throw new Breach('lost', `${backups.length} backups`);
          // What an earlier key sealed is opened by the recovery key of that time alone.
          if (!wasEncrypted) for (const { name } of backups) await mustOpen(next, name);
        },
      };
    },
  };
}

/** The data are encrypted, or get another key: afterwards one key opens all of them, whatever happened. */
const encryption: readonly Scenario[] = [
  changeOf('encrypt', (folder) => beginChange(folder, null, newKey())),
  changeOf('change key', (dataFolder) => {
    turnOn({ dataFolder, holders: keyHolders, now: Date.parse(MADE_AT) });
    beginChange(dataFolder, readDataKeys(dataFolder)?.present ?? null, newKey());
  }),
];

const SURNAMES = ['Byrne', 'Doyle', 'Quinn'];

const requestOf = (surname: string): KeyedRequest => ({
  path: AT.submit,
  body: MINIMAL_XML.replace('Murphy', surname),
  key: `quote-for-${surname}`,
});

/** How many quotes the list has of each person. */
async function quotesOf(desk: Desk, surname: string): Promise<number> {
  const { quotes } = await answered(desk, 'listQuotes', { search: surname });
  return quotes.length;
}

/** Submissions that arrive together and may share a transaction: each is there once, or not at all. */
const atOnce: Scenario = {
  name: 'submit at once',
  acknowledges: (text) => text.split('HTTP/1.1 200 ').length > SURNAMES.length,
  act: async (host) => {
    const { client } = await fillPrepared(host.dataFolder);
    const requests = SURNAMES.map(requestOf);
    const desk = await host.start();
    await desk.signIn(client);
    host.arm();
    const answers = await Promise.all(requests.map((request) => sendTwice(host, desk, request)));
    return {
      acknowledged: answers.every((answer) => answer !== undefined),
      check: async (next, acknowledged) => {
        await next.signIn(client);
        for (const [i, request] of requests.entries()) {
          const again = await next.send(request);
          expectSame(again, acknowledged ? answers[i] : undefined);
        }
        for (const surname of SURNAMES) {
          const times = await quotesOf(next, surname);
          if (times !== 1) throw new Breach('twice', `${surname} was quoted ${times} times`);
        }
      },
    };
  },
};

const [OLD, NEW] = ['old', 'new'];

/** The data are moved: anyone who starts on the old folder finds all of them, in one of both. */
const move: Scenario = {
  name: 'move',
  acknowledges: (text) => text.includes('goes on there'),
  startsIn: OLD,
  relocate: (folder, madeIn) => {
    const pointer = join(folder, OLD, MOVED_FILE);
    if (!existsSync(pointer)) return;
    writeFileSync(pointer, readFileSync(pointer, 'utf8').replaceAll(madeIn, folder));
  },
  act: async (host) => {
    const [old, to] = [join(host.dataFolder, OLD), join(host.dataFolder, NEW)];
    const { client, quoteId } = await fillPrepared(old);
    host.arm();
    const code = await host.run(['data-folder', 'move', to, '--data', old]);
    return {
      acknowledged: code === 0,
      check: async (next, acknowledged) => {
        await next.signIn(client);
        await answered(next, 'getQuote', { id: quoteId });
        const { quotes } = await answered(next, 'listQuotes', {});
        if (quotes.length !== 1) throw new Breach('twice', `${quotes.length} quotes`);
        const { dataFolder } = await answered(next, 'serviceStatus', {});
        if (acknowledged && !dataFolder.endsWith(NEW)) {
          throw new Breach('lost', 'the data are in the old folder');
        }
      },
    };
  },
};

/** Somebody of whom nothing is kept before. */
const DOCUMENT = {
  Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Zita', Surname: 'Erasable', DateOfBirth: '1979-02-03' },
  Vehicle: { RegistrationNumber: '191-D-700001', Make: 'Ford', Model: 'Focus' },
};
const KEY = 'zita.erasable.1979-02-03';

async function expectWhole(desk: Desk): Promise<void> {
  const { differing, rows, chain } = await desk.replay();
  if (differing.length + rows.length > 0 || chain.broken !== null) {
    throw new Breach('partial', 'a customer who is half erased');
  }
}

/** A customer who is quoted for and erased: erased whole or not at all, and the chain is whole. */
const erase: Scenario = scenarioOf({
  name: 'erase',
  requests: 2,
  change: async (desk) => {
    const submitted = await desk.ask('submitQuote', { source: 'json', document: DOCUMENT });
    if (!submitted.ok) return submitted;
    return desk.ask('eraseCustomer', { key: KEY, reason: 'request' });
  },
  isThere: async (desk) => {
    await expectWhole(desk);
    const found = await desk.ask('getCustomer', { key: KEY });
    const { total } = await answered(desk, 'listQuotes', { search: 'erasable' });
    if (found.ok !== total > 0) throw new Breach('partial', 'words of a customer who is not there');
    return !found.ok;
  },
});

/** The host ends in order, which moves its log into the database; a quote was submitted before. */
const stop: Scenario = {
  name: 'stop',
  act: async (host) => {
    const { client } = await fillPrepared(host.dataFolder);
    const desk = await host.start();
    await desk.signIn(client);
    const answer = await desk.send({ path: AT.submit, body: MINIMAL_XML, key: 'before-the-end' });
    if (answer.status !== 200) throw new Error(`No quote before the end: ${answer.text}`);
    const { quoteId } = JSON.parse(answer.text);
    host.arm();
    const code = await host.stop();
    return {
      acknowledged: code === 0,
      check: async (next) => {
        await answered(next, 'getQuote', { id: quoteId });
        const { quotes } = await answered(next, 'listQuotes', {});
        if (quotes.length !== 2) throw new Breach('lost', `${quotes.length} quotes instead of 2`);
      },
    };
  },
};

/** An empty folder becomes a data folder; the client's secret, once said, is acknowledged. */
const firstStart: Scenario = {
  name: 'first start',
  acknowledges: (text) => credentialsIn(text) !== undefined,
  act: async (host) => {
    host.arm();
    await unlessItEnds(host.start);
    const client = host.firstClient();
    return {
      acknowledged: client !== undefined,
      check: async (desk, acknowledged) => {
        // Who saw no secret has another client issued.
        const name = 'Another program';
        const known = acknowledged ? client : undefined;
        await desk.signIn(known ?? (await answered(desk, 'createClient', { name })));
      },
    };
  },
};

/** Every scenario. */
export const scenarios: readonly Scenario[] = [
  firstStart,
  ...keyedChanges,
  atOnce,
  ...deskChanges,
  erase,
  ...encryption,
  ...backupsAndRestores,
  move,
  stop,
];
