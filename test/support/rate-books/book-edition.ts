import { generateKeyPairSync, sign } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson } from '../../../src/main/adapters/node/hash.ts';
import {
  readDefaultScheme,
  readLevies,
  readRateBooks,
} from '../../../src/main/adapters/node/resources.ts';
import type { App } from '../../../src/main/app/app.ts';
import { booksInForce } from '../../../src/main/core/rate-books/books-in-force.ts';
import type { QuoteTables } from '../../../src/main/core/rate-books/library.ts';
import { workExamples } from '../../../src/main/core/rating/examine/worked-examples.ts';
import { leviesOn } from '../../../src/main/core/rating/levies.ts';
import type { RateBook } from '../../../src/shared/schemas/rate-books/rate-book.ts';
import { ask } from '../host/ask.ts';
import { temporaryFolder } from '../host/prepared-folders.ts';

/** Another edition of the demonstration book, whose examples hold after the change, with the levies. */
export function editionOf(
  version: string,
  change: (book: RateBook) => void = () => {},
  levies = readLevies('resources'),
): RateBook {
  const book: RateBook = JSON.parse(
    readFileSync('resources/rate-books/demonstration.json', 'utf8'),
  );
  book.version = version;
  change(book);
  const worked = workExamples(book, levies);
  for (const [i, { found }] of worked.entries())
    Object.assign(book.examples[i] ?? {}, { expect: found });
  return book;
}

/** Lowers what every cover costs by a tenth. */
export function cheaper(book: RateBook): void {
  for (const cover of ['Comprehensive', 'TPFT', 'ThirdParty'] as const) {
    book.base.cents[cover] = Math.round(book.base.cents[cover] * 0.9);
  }
}

/** What a next edition may do: five euro more of fee, and the young pay more or are declined. */
export function dearer(book: RateBook): void {
  book.policyFeeCents += 500;
  for (const factor of book.factors) {
    const [youngest] = factor.kind === 'line' && factor.id === 'driver-age' ? factor.points : [];
    if (youngest) youngest.relativity = 2.1;
  }
  book.underwriting.push({
    id: 'under-45',
    decision: 'decline',
    input: 'driverAge',
    below: 45,
    reason: 'Too young',
  });
}

/** Imports and approves an edition of the demonstration book at the desk. @returns its hash */
export async function approvedBook(
  app: Pick<App, 'dispatch'>,
  ...edition: Parameters<typeof editionOf>
): Promise<string> {
  const { hash } = await ask(app, 'importRateBook', { rateBook: editionOf(...edition) });
  await ask(app, 'approveRateBook', { hash, reason: 'Checked', ownDraft: true });
  return hash;
}

/** A copy of the resources, whose rate book is another edition with something changed. */
export function changedBook(from: string, change: (book: RateBook) => void): string {
  const folder = temporaryFolder();
  cpSync(from, folder, { recursive: true });
  const file = join(folder, 'rate-books/demonstration.json');
  const book = JSON.parse(readFileSync(file, 'utf8'));
  book.version = 'next';
  change(book);
  writeFileSync(file, JSON.stringify(book));
  return folder;
}

const RAW_KEY = 32;

/** Makes a publisher with a new key, who signs rate books: each as a signed file holds it. */
export function publisher() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-RAW_KEY);
  return (rateBook: RateBook) => ({
    rateBook,
    signature: {
      algorithm: 'Ed25519' as const,
      publicKey: key.toString('base64'),
      value: sign(null, Buffer.from(canonicalJson(rateBook)), privateKey).toString('base64'),
    },
  });
}

/** What a quote was rated with, where that came with the application. @param resources their folder */
export function shippedTables(resources: string): QuoteTables {
  const { byHash } = booksInForce({
    books: readRateBooks(resources).map((book) => ({ ...book, activatedAt: 0 })),
    events: [],
    defaultScheme: readDefaultScheme(resources),
    clock: () => 0,
  });
  const levies = readLevies(resources);
  return { byHash, leviesOf: ({ receivedOn }) => leviesOn(levies, receivedOn) };
}
