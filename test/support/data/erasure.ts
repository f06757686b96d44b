import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect } from 'vitest';
import { secretHolder } from '../../../src/main/adapters/node/keys/key-holders.ts';
import { openLog } from '../../../src/main/adapters/node/log.ts';
import { turnOff, turnOn } from '../../../src/main/app/vault/encryption.ts';
import { ask } from '../host/ask.ts';
import { startHost, type TestClock, type TestHost } from '../host/host.ts';
import { temporaryFolder } from '../host/prepared-folders.ts';
import { submitted, type Wanted } from '../quotes/quotes.ts';
import { filesWith } from './files-with.ts';

/** Who is erased. */
export const AOIFE = {
  first: 'Aoife',
  surname: 'Ní Dhomhnaill',
  born: '1979-02-03',
  mark: '12-G-987651',
  email: 'aoife@erase.example',
  phone: '087 9988776',
  eircode: 'D02X285',
  line: '17 Unlikely Street',
} satisfies Wanted;
export const KEY = 'aoife.nidhomhnaill.1979-02-03';

/** What only she is known by, as it may stand in any file. */
const TRACES = [
  'Dhomhnaill',
  'dhomhnaill',
  'DHOMHNAILL',
  'aoife@erase',
  '9988776',
  '987651',
  'Unlikely Street',
];

/** When each test begins; epoch milliseconds. */
const AT = Date.parse('2026-09-01T09:00:00Z');

/** A data folder and a clock for each test of a file, whose test starts its host by `start`. */
export function erasureFolder() {
  const secret = randomBytes(20);
  const holders = [secretHolder('host', () => secret)];
  let clock: TestClock;
  let dataFolder: string;
  let host: TestHost;
  beforeEach(() => {
    clock = { now: AT };
    dataFolder = temporaryFolder();
  });
  afterEach(async () => {
    await host.close();
    rmSync(dataFolder, { recursive: true });
  });

  return {
    host: () => host,
    clock: () => clock,
    dataFolder: () => dataFolder,

    async start({ isEncrypted = false } = {}): Promise<void> {
      if (isEncrypted) {
        await (await startHost({ dataFolder })).close();
        turnOn({ dataFolder, holders, now: AT });
      }
      const log = openLog({ dataFolder, keeps: true, says: false });
      const keys = isEncrypted ? { keyHolders: holders } : {};
      host = await startHost({ dataFolder, clock, log, ...keys });
    },

    async restart(): Promise<void> {
      await host.close();
      host = await startHost({ dataFolder, clock });
    },

    /** Ends the host, and writes its data without encryption. */
    async decrypt(): Promise<void> {
      await host.close();
      turnOff({ dataFolder, holders, now: AT });
    },

    /** What of her stands in which file, with more texts that are hers alone. */
    traces: (more: readonly string[] = []) =>
      [...TRACES, ...more].flatMap((text) =>
        filesWith(dataFolder, text).map((file) => [text, file]),
      ),

    erase: (more: object = {}) =>
      ask(host.app, 'eraseCustomer', { key: KEY, reason: 'request', ...more }),

    /** Quotes of other people, so that pages split and words are merged. */
    async others(count: number): Promise<void> {
      for (let i = 0; i < count; i += 1) {
        const [surname, mark] = [`Murphy${i % 7}`, `191-D-${1000 + i}`];
        await submitted(host, { first: `Pat${i}`, surname, born: '1980-01-01', mark });
      }
    },

    async expectWhole(): Promise<void> {
      const report = await ask(host.app, 'replayQuotes', {});
      expect(report).toMatchObject({ differing: [], rows: [], chain: { broken: null } });
      expect(await host.app.checkData()).toBe(0);
    },
  };
}

/** The same with a host that runs when a test begins. */
export function erasureHost() {
  const folder = erasureFolder();
  beforeEach(() => folder.start());

  return {
    ...folder,

    /** Two quotes of her with all that is kept about a person, among those of others. */
    async makeAoife(): Promise<string[]> {
      const host = folder.host();
      const ids = [await submitted(host, AOIFE)];
      await folder.others(20);
      ids.push(await submitted(host, { ...AOIFE, surname: 'NÍ DHOMHNAILL', model: 'Mondeo' }));
      const quoteId = ids[1] ?? '';
      await ask(host.app, 'overrideQuote', {
        quoteId,
        overrideType: 'discount',
        value: 5,
        reason: 'Aoife Ní Dhomhnaill asked for it',
      });
      await ask(host.app, 'generateDocuments', { quoteId, documentTypes: ['schedule'] });
      await ask(host.app, 'saveDraft', {
        id: crypto.randomUUID(),
        title: 'Aoife Ní Dhomhnaill',
        content: { texts: { 'Customer/FirstName': 'aoife', 'Customer/Surname': 'ni dhomhnaill' } },
      });
      await ask(host.app, 'recordConsent', {
        key: KEY,
        channel: 'phone',
        isGiven: true,
        how: 'Aoife Ní Dhomhnaill said so',
      });
      return ids;
    },
  };
}
