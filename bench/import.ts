import { createReadStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type App, openApp } from '../src/main/app/app.ts';
import { openUploads } from '../src/main/app/worker/uploads.ts';
import { BROKER } from '../src/main/core/dispatcher.ts';
import { type DatasetKind, FILE_PART_BYTES } from '../src/shared/domain/data/dataset.ts';
import { addresses, writeAddresses } from './import/addresses.ts';
import { customers, writeCustomers } from './import/customers.ts';
import type { BenchResult } from './result.ts';
import { medians } from './rounds.ts';
import { sized } from './size.ts';

const ROUNDS = 3;
const ROWS = sized(1_000_000, 2_000);
const FEW = ROWS / 10;

/** Imports a file into the live data. @returns the most memory of the process meanwhile, in MB */
async function importFile(
  app: App,
  folder: string,
  kind: DatasetKind,
  file: string,
): Promise<number> {
  const uploads = openUploads({ dataFolder: folder });
  const upload = uploads.begin(Date.now());
  for await (const part of createReadStream(file, { highWaterMark: FILE_PART_BYTES })) {
    uploads.append(upload, part);
  }
  let most = 0;
  const order = { kind, upload, fileName: `${kind}.csv` };
  const made = await app.dispatch(BROKER, 'importDataset', order, {
    onProgress: () => {
      most = Math.max(most, process.memoryUsage.rss() / 1e6);
    },
  });
  if (!made.ok) throw new Error(made.fault.message.code);
  return most;
}

/** The same rows by the same driver, as they are: no file, no check, no hash, nothing in use. */
function bareLoop(folder: string): void {
  const file = join(folder, 'bare.db');
  const sqlite = new Database(file);
  sqlite.pragma('journal_mode = wal');
  sqlite.exec(`create table address (eircode text primary key, line text not null,
    line2 text not null, town text not null, county text not null) strict, without rowid`);
  const insert = sqlite.prepare('insert into address values (?, ?, ?, ?, ?)');
  sqlite.transaction(() => {
    for (const cells of addresses(ROWS)) insert.run(...cells);
  })();
  sqlite.close();
  rmSync(file);
}

/** The same for customers: their words find them, as words find quotes, and that is most of the work. */
function bareCustomers(folder: string): void {
  const file = join(folder, 'bare.db');
  const sqlite = new Database(file);
  sqlite.pragma('journal_mode = wal');
  sqlite.exec(`create table customer (number integer primary key, first_name text, surname text,
      born text, renewal text, phone text, email text, registration text, insurer text, policy text) strict;
    create virtual table word using fts5 (words, detail = 'none', content = '')`);
  const insert = sqlite.prepare('insert into customer values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const find = sqlite.prepare('insert into word (rowid, words) values (?, ?)');
  let number = 0;
  sqlite.transaction(() => {
    for (const cells of customers(ROWS)) {
      number += 1;
      insert.run(number, ...cells);
      find.run(number, cells.join(' '));
    }
  })();
  sqlite.close();
  rmSync(file);
}

/** Rows per second of some work. */
const speed = (work: () => unknown) => async () => {
  const begin = process.hrtime.bigint();
  await work();
  return ROWS / (Number(process.hrtime.bigint() - begin) / 1e9);
};

/** What of a kind is compared: how its file is written, and the same rows without anything else. */
const KINDS = {
  addresses: { write: writeAddresses, bare: bareLoop, goal: 'ratio >= 0.2' },
  customers: { write: writeCustomers, bare: bareCustomers, goal: 'ratio >= 0.1' },
} as const;

/** The import of a large file of a kind: its speed, and its memory against that of a small one. */
async function measured(
  app: App,
  folder: string,
  dataFolder: string,
  kind: keyof typeof KINDS,
): Promise<BenchResult[]> {
  const { write, bare, goal } = KINDS[kind];
  const [large, small] = [join(folder, 'large.csv'), join(folder, 'small.csv')];
  await write(large, ROWS);
  await write(small, FEW);
  await importFile(app, dataFolder, kind, small);
  const few = await importFile(app, dataFolder, kind, small);
  const many = await importFile(app, dataFolder, kind, large);
  const found = await medians(
    {
      import: speed(() => importFile(app, dataFolder, kind, large)),
      'a bare loop': speed(() => bare(folder)),
    },
    ROUNDS,
  );
  const [ours, peer] = [found.import, found['a bare loop']];
  const name = `import: ${ROWS} ${kind}`;
  return [
    {
      name: `${name}, read, checked and put in use / a bare loop of the driver`,
      ours,
      peer,
      ratio: ours / peer,
      goal,
      unit: 'rows/s',
    },
    {
      name: `${name}: memory / that of ${FEW}`,
      ours: many,
      peer: few,
      ratio: many / few,
      goal: 'ratio <= 1.5',
      unit: 'MB',
    },
  ];
}

/** Imports of large registers and of many customers, next to bare loops. */
export async function run(): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  const dataFolder = join(folder, 'data');
  const resourcesFolder = join(import.meta.dirname, '../resources');
  const app = await openApp({ dataFolder, resourcesFolder, host: 'headless', version: 'bench' });
  try {
    return [
      ...(await measured(app, folder, dataFolder, 'addresses')),
      ...(await measured(app, folder, dataFolder, 'customers')),
    ];
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}
