import { once } from 'node:events';
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { PAGE } from '../../src/renderer/features/quotes/collect.ts';
import { FILE_PART_BYTES } from '../../src/shared/domain/data/dataset.ts';
import { tinyElements } from '../../test/support/rate-books/hostile-workbook.ts';
import { largeBook } from '../../test/support/rate-books/large-book.ts';
import { writeAddresses } from '../import/addresses.ts';
import { sized } from '../size.ts';
import type { HostCall } from './calls.ts';
import { ended, started } from './host.ts';

/** What a host does besides, until the signal; resolves once it has ended. */
export type Load = (
  host: { readonly call: HostCall },
  dataFolder: string,
  signal: AbortSignal,
) => Promise<void>;

/** The load whose goal is a time, because it must not be felt at all. */
export const HOSTILE = 'hostile books';

/** Milliseconds between two savings of a draft, as while somebody types. */
const SAVED_EVERY = 100;
/** Addresses of a file: a few seconds of work. */
const ADDRESSES = sized(200_000, 2_000);

/** Every quote, page by page, as the export reads them. */
const exported: Load = async (host, _folder, signal) => {
  let after: string | undefined;
  while (!signal.aborted) {
    const page = await host.call('listQuotes', {
      limit: PAGE,
      sort: 'customer',
      ...(after === undefined ? {} : { after }),
    });
    after = page.next;
  }
};

/** Every document of one quote after the other, from the first again after the last. */
const documents: Load = async (host, _folder, signal) => {
  let after: string | undefined;
  while (!signal.aborted) {
    const page = await host.call('listQuotes', {
      limit: PAGE,
      ...(after === undefined ? {} : { after }),
    });
    after = page.next;
    for (const { quoteId } of page.quotes) {
      if (signal.aborted) return;
      await host.call('generateDocuments', { quoteId, documentTypes: ['all'] });
    }
  }
};

const replayed: Load = async (host, _folder, signal) => {
  while (!signal.aborted) await host.call('replayQuotes', {});
};

/** The index of quotes from the beginning, as after an upgrade of its shape. */
const rebuilt: Load = async (host, dataFolder, signal) => {
  while (!signal.aborted) {
    const database = new Database(join(dataFolder, 'quotedesk.db'));
    database.exec('update quote_index_reached set sequence = 0');
    database.close();
    await host.call('listQuotes', {});
  }
};

/** Another process holds the write lock most of the time, while the desk saves a draft again and again. */
const foreignWriter: Load = async (host, dataFolder, signal) => {
  const writer = started(new URL('./foreign-writer.ts', import.meta.url), dataFolder);
  await once(writer, 'message');
  const draft = { id: crypto.randomUUID(), title: 'A draft', content: {} };
  try {
    while (!signal.aborted) {
      await host.call('saveDraft', draft);
      await setTimeout(SAVED_EVERY);
    }
  } finally {
    await ended(writer);
  }
};

/** What somebody could hand over to hold the host up. */
interface HostileBooks {
  readonly refused: readonly object[];
  readonly largest: object;
  /** In Base64. */
  readonly workbooks: readonly string[];
}

const hostileIn = (dataFolder: string) => join(dataFolder, 'hostile.json');
const addressesIn = (dataFolder: string) => join(dataFolder, 'addresses.csv');

/** Makes what the loads need, before anything is measured. */
export async function prepareLoads(dataFolder: string): Promise<void> {
  await writeAddresses(addressesIn(dataFolder), ADDRESSES);
  const books: HostileBooks = {
    refused: [
      largeBook({ rows: sized(40_000, 400) }),
      largeBook({ choices: sized(1_000_000, 100) }),
    ],
    largest: largeBook({ rows: sized(9_500, 95) }),
    workbooks: [
      // Refused, and the largest that is not.
      tinyElements(sized(15_000_000, 4_000)).toString('base64'),
      tinyElements(sized(1_900_000, 4_000)).toString('base64'),
    ],
  };
  writeFileSync(hostileIn(dataFolder), JSON.stringify(books));
}

/** A register of addresses again and again, each in place of the one before. */
const imported: Load = async (host, dataFolder, signal) => {
  const file = addressesIn(dataFolder);
  while (!signal.aborted) {
    let upload: string | undefined;
    for await (const piece of createReadStream(file, { highWaterMark: FILE_PART_BYTES })) {
      const contentBase64 = Buffer.from(piece).toString('base64');
      const part = { ...(upload === undefined ? {} : { upload }), contentBase64 };
      ({ upload } = await host.call('receiveFilePart', part));
    }
    if (upload === undefined) throw new Error('no addresses');
    await host.call('importDataset', { kind: 'addresses', upload, fileName: 'addresses.csv' });
  }
};

/** Workbooks and rate books that are far too large, or as large as may be, checked, tried and compared. */
const hostileBooks: Load = async (host, dataFolder, signal) => {
  const books: HostileBooks = JSON.parse(readFileSync(hostileIn(dataFolder), 'utf8'));
  while (!signal.aborted) {
    for (const rateBook of [...books.refused, books.largest]) {
      await host.call('tryRateBook', { rateBook });
    }
    await host.call('diffRateBooks', { from: {}, to: { rateBook: books.largest } });
    for (const contentBase64 of books.workbooks) {
      const file = { fileName: 'hostile.xlsx', contentBase64 };
      await host.call('checkRateBookFile', file).catch((error: unknown) => {
        if (!String(error).includes('too large')) throw error;
      });
    }
  }
};

/** One backup after the other, each copied, written, read back and checked. */
const backedUp: Load = async (host, _folder, signal) => {
  while (!signal.aborted) await host.call('makeBackup', {});
};

export const LOADS: Readonly<Record<string, Load>> = {
  export: exported,
  'all documents': documents,
  replay: replayed,
  rebuild: rebuilt,
  'a foreign writer': foreignWriter,
  import: imported,
  [HOSTILE]: hostileBooks,
  backup: backedUp,
};
