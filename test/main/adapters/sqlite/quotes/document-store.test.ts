import { beforeEach, expect, test } from 'vitest';
import { contentHash } from '../../../../../src/main/adapters/node/hash.ts';
import { documentStore } from '../../../../../src/main/adapters/sqlite/quotes/document-store.ts';
import { quoteStore } from '../../../../../src/main/adapters/sqlite/quotes/quote-store.ts';
import { sha256Of } from '../../../../../src/main/adapters/sqlite/rows/row-hash.ts';
import { DamagedData } from '../../../../../src/main/core/data-state/damaged-data.ts';
import type {
  DocumentStore,
  NewDocument,
} from '../../../../../src/main/core/documents/document-store.ts';
import type { QuoteEvent } from '../../../../../src/main/core/quotes/history/quote-store.ts';
import { openedForEach } from '../../../../support/opened.ts';
import { rehash, testDatabase } from '../../../../support/stores/database.ts';
import { keepReferenced, submission } from '../../../../support/stores/stored-quote.ts';

let documents: DocumentStore;
const database = openedForEach(() => testDatabase());
beforeEach(async () => {
  documents = documentStore(database);
  await keepReferenced(database);
  const quotes = quoteStore(database, contentHash);
  for (const id of ['Q-1', 'Q-2']) await quotes.add([submission(id)]);
});

function made(id: string, more: Partial<NewDocument> = {}): NewDocument {
  const bytes = Buffer.from(`The file of ${id}`);
  const key = { quoteId: 'Q-1', type: 'schedule', version: 1 } as const;
  return { id, ...key, code: `code ${id}`, createdAt: 5, bytes, sha256: sha256Of(bytes), ...more };
}

/** What is known of a document without its bytes. */
function knownOf({ bytes: _, sha256: __, ...known }: NewDocument) {
  return known;
}

const bytesOf = async (id: string) => (await documents.find(id, 'schedule'))?.bytes.length;

test('a document is found by its key, its code, its bytes and its id', async () => {
  const one = made('one');
  expect(await documents.add([one])).toEqual([knownOf(one)]);
  await documents.add([made('older', { version: 2 })]);
  await documents.add([made('terms', { type: 'terms' })]);
  await documents.add([made('another', { quoteId: 'Q-2' })]);
  expect(await documents.of(one)).toEqual(knownOf(one));
  expect(await documents.byCode('code one')).toEqual(knownOf(one));
  expect(await documents.bySha256(one.sha256)).toEqual(knownOf(one));
  const { quoteId, bytes, sha256 } = one;
  expect(await documents.find('one', 'schedule')).toEqual({ quoteId, bytes, sha256 });
  expect(await documents.find('one', 'terms')).toBeUndefined();
  expect(await documents.of({ ...one, version: 3 })).toBeUndefined();
  expect(await documents.byCode('code none')).toBeUndefined();
  expect(await documents.bySha256('none')).toBeUndefined();
});

test('of one key the first document is kept', async () => {
  const first = made('first');
  await documents.add([first]);
  expect(await documents.add([made('second')])).toEqual([knownOf(first)]);
  expect(await documents.find('second', 'schedule')).toBeUndefined();
});

test('several documents are kept at once, and none where one of them can not be', async () => {
  const [one, terms] = [made('one'), made('terms', { type: 'terms' })];
  await documents.add([one]);
  const again = made('again');
  expect(await documents.add([terms, again])).toEqual([knownOf(terms), knownOf(one)]);
  const stray = made('stray', { quoteId: 'Q-NONE' });
  await expect(documents.add([made('later', { version: 2 }), stray])).rejects.toThrow();
  expect(await documents.of({ ...one, version: 2 })).toBeUndefined();
  expect(await documents.add([])).toEqual([]);
});

test('of documents with the same bytes the newest is found', async () => {
  const { bytes, sha256 } = made('same');
  for (const [version, createdAt] of [
    [1, 5],
    [2, 9],
    [3, 7],
  ] as const) {
    await documents.add([made(`version ${version}`, { version, createdAt, bytes, sha256 })]);
  }
  expect(await documents.bySha256(sha256)).toMatchObject({ version: 2 });
});

test('older files of a quote are dropped, and what is known of them stays', async () => {
  const versions = [1, 2, 3].map((version) => made(`version ${version}`, { version }));
  await documents.add(versions);
  await documents.add([made('another', { quoteId: 'Q-2' })]);
  await documents.prune('Q-1', 3);
  expect(await bytesOf('version 1')).toBe(0);
  expect(await bytesOf('version 2')).toBe(0);
  expect(await bytesOf('version 3')).toBeGreaterThan(0);
  expect(await bytesOf('another')).toBeGreaterThan(0);
  for (const one of versions) expect(await documents.byCode(one.code ?? '')).toEqual(knownOf(one));
});

test('open quotes with a file from before their last change have files to drop', async () => {
  const quotes = quoteStore(database, contentHash);
  const change = async (quoteId: string, kind: QuoteEvent['kind'] = 'driverNumber') => {
    const event = { kind, quoteId, at: 5, by: 'desk', detail: {} } as QuoteEvent;
    expect(await quotes.change(quoteId, [event], { after: 1 })).toBe(true);
  };
  await documents.add([made('one'), made('terms', { type: 'terms' })]);
  await documents.add([made('another', { quoteId: 'Q-2' })]);
  expect(await documents.superseded(await documents.withFiles())).toEqual([]);
  await change('Q-1');
  await change('Q-2', 'accepted');
  expect(await documents.superseded(await documents.withFiles())).toEqual(['Q-1']);
  await documents.add([made('newer', { version: 2 })]);
  await documents.prune('Q-1', 2);
  expect(await documents.superseded(await documents.withFiles())).toEqual([]);
});

test('where there is nothing to drop, nothing is written', async () => {
  await documents.add([made('version 1')]);
  await documents.add([made('version 2', { version: 2 })]);
  const changes = () => database.sqlite.prepare('select total_changes()').pluck().get();
  await documents.prune('Q-1', 2);
  const before = changes();
  await documents.prune('Q-1', 2);
  await documents.prune('Q-1', 1);
  expect(changes()).toBe(before);
});

test.each([
  ['its bytes', `update document set bytes = x'00'`],
  ['its row', `update document set created_at = 1`],
])('a document is not handed out where the drive changed %s', async (_, change) => {
  await documents.add([made('one')]);
  database.outside(change);
  await expect(documents.find('one', 'schedule')).rejects.toThrow(DamagedData);
});

test('what is known of a document is not said where the drive changed it', async () => {
  const one = made('one');
  await documents.add([one]);
  database.outside('update document set created_at = 1');
  await expect(documents.of(one)).rejects.toThrow(DamagedData);
  await expect(documents.byCode('code one')).rejects.toThrow(DamagedData);
});

test('a document of a type that is made no more is not known', async () => {
  const one = made('one');
  await documents.add([one]);
  database.outside(`update document set type = 'letter'`);
  rehash(database.sqlite, 'document');
  expect(await documents.byCode('code one')).toBeUndefined();
});
