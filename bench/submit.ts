import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type KeyHolder, secretHolder } from '../src/main/adapters/node/keys/key-holders.ts';
import { type App, openApp } from '../src/main/app/app.ts';
import { readQuoteXml } from '../src/main/app/services/read-quote-xml.ts';
import { turnOn } from '../src/main/app/vault/encryption.ts';
import { BROKER } from '../src/main/core/dispatcher.ts';
import { faultSentence } from '../src/shared/result/sentences.ts';
import type { QuoteSubmission } from '../src/shared/schemas/quotes/quote.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';
import { sized } from './size.ts';

const ROUNDS = 9;
const TIMES = sized(300, 10);
/** As many callers of the API at the same time as in the benchmark of prices. */
const TOGETHER = 10;
const RESOURCES = join(import.meta.dirname, '../resources');

const perSecond = (begin: bigint) => (TIMES * 1e9) / Number(process.hrtime.bigint() - begin);

/** The submission of a sample for one of a fleet of cars: no one asks for one car again and again. */
function forCar(sample: string, car: number): QuoteSubmission {
  const read = readQuoteXml(Buffer.from(sample.replace('191-D-12345', `191-D-${car}`)));
  if (!read.ok) throw new Error(faultSentence(read.fault));
  return read.value;
}

/** The cars that were submitted so far, by whichever contestant. */
let cars = 0;

/**
 * Submissions per second by some callers: each of them begins the next when its last is on the disk.
 * At the end one reads the list, so that the time includes the catching up of the quote index.
 */
function submitted({ dispatch }: App, callers: number) {
  const sample = readFileSync(join(RESOURCES, 'samples/quote.xml'), 'utf8');
  return async () => {
    const inputs = Array.from({ length: TIMES }, () => {
      cars += 1;
      return forCar(sample, cars);
    });
    const begin = process.hrtime.bigint();
    // Who is done takes the next one.
    const waiting = inputs.values();
    const call = async () => {
      for (const input of waiting) {
        const answer = await dispatch(BROKER, 'submitQuote', input);
        if (!answer.ok) throw new Error(faultSentence(answer.fault));
      }
    };
    await Promise.all(Array.from({ length: callers }, call));
    const list = await dispatch(BROKER, 'listQuotes', {});
    if (!list.ok) throw new Error(faultSentence(list.fault));
    return perSecond(begin);
  };
}

/** The characters that a submission stores: its quote, its event and its line in the index. */
function sizeOfOne(folder: string): number {
  const database = new Database(join(folder, 'quotedesk.db'), { readonly: true });
  const lengths = (table: string) =>
    (database.prepare(`select * from ${table} limit 1`).raw().get() as unknown[])
      .map((value) => String(value).length)
      .reduce((sum, length) => sum + length, 0);
  const size = lengths('quote') + lengths('quote_event') + lengths('quote_line');
  database.close();
  return size;
}

/** Inserted rows of one text per second, one transaction each, as durable as ours. */
function inserted(database: Database.Database, size: number) {
  database.pragma('journal_mode = wal');
  database.pragma('synchronous = full');
  database.exec('create table row (id integer primary key, content text not null)');
  const insert = database.prepare('insert into row (content) values (?)');
  const content = 'x'.repeat(size);
  return () => {
    const begin = process.hrtime.bigint();
    for (let i = 0; i < TIMES; i += 1) insert.run(content);
    return perSecond(begin);
  };
}

/** Opens the application on a folder. */
const opened = (dataFolder: string, keyHolders: readonly KeyHolder[] = []) =>
  openApp({
    dataFolder,
    keyHolders,
    resourcesFolder: RESOURCES,
    host: 'headless',
    version: 'bench',
  });

/** The application on data that are encrypted from the first byte. */
async function openedEncrypted(dataFolder: string): Promise<App> {
  const secret = randomBytes(20);
  const holders = [secretHolder('host', () => secret)];
  mkdirSync(dataFolder);
  turnOn({ dataFolder, holders, now: Date.now() });
  return opened(dataFolder, holders);
}

/**
 * Durable submissions through the dispatcher, with reading, rating, the chained event and the line of
 * the quote index, compared with the bare insert of a row of the same size, and with the same on
 * encrypted data. All are synchronised to the disk at each commit.
 */
export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  const app = await opened(join(folder, 'alone'));
  const sealed = await openedEncrypted(join(folder, 'encrypted'));
  const bare = new Database(join(folder, 'bare.db'));
  try {
    const submit = submitted(app, 1);
    const together = submitted(app, TOGETHER);
    const encrypted = submitted(sealed, 1);
    await submit();
    await encrypted();
    const size = sizeOfOne(join(folder, 'alone'));
    const insert = inserted(bare, size);
    insert();
    const contestants = { submit, encrypted, together, 'bare insert': insert };
    const found = await medians(contestants, ROUNDS);
    const peer = found['bare insert'];
    const against = (ours: number, goal: string, name: string): BenchResult => {
      return { name, ours, peer, ratio: ours / peer, goal, unit: 'per s' };
    };
    const insertOf = `bare insert of ${size} bytes`;
    return [
      against(found.submit, 'ratio >= 0.4', `submit: durable submissions / ${insertOf}`),
      {
        name: 'submit: durable submissions, encrypted / not encrypted',
        ours: found.encrypted,
        peer: found.submit,
        ratio: found.encrypted / found.submit,
        goal: 'ratio >= 0.85',
        unit: 'per s',
      },
      against(found.together, 'none', `submit: the same by ${TOGETHER} at a time / ${insertOf}`),
    ];
  } finally {
    bare.close();
    await app.close();
    await sealed.close();
    rmSync(folder, { recursive: true });
  }
}
