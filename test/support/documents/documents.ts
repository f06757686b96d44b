import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect } from 'vitest';
import type { DocumentSource } from '../../../src/main/core/documents/layout/document-source.ts';
import type { StoredQuote } from '../../../src/main/core/quotes/history/quote-store.ts';
import { saleOf } from '../../../src/main/core/quotes/sale/sale.ts';
import {
  contract,
  type InputOf,
  type OperationName,
} from '../../../src/shared/contract/contract.ts';
import type { DocumentType } from '../../../src/shared/domain/quotes/document-type.ts';
import { ask } from '../host/ask.ts';
import { type Received, startHost, type TestClock, type TestHost } from '../host/host.ts';
import { shippedTables } from '../rate-books/book-edition.ts';

/** The folder of the files that come with the application. */
export const RESOURCES = join(import.meta.dirname, '../../../resources');

/** Where documents are made. */
export const GENERATE = contract.generateDocuments.http.path;

/** When each test begins; epoch milliseconds. */
export const START = Date.UTC(2026, 10, 20, 9);

interface Entry {
  readonly type: DocumentType;
  readonly url: string;
  readonly expiresAt: string;
}

/**
 * A host that the tests of a file share, and the functions that read its documents. A test that moved the
 * clock leaves the next one a new host; one that needs untouched data asks for it: `fresh`.
 */
export function documentsHost() {
  const clock: TestClock = { now: START };
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-documents-'));
  let host: TestHost | undefined;

  const present = (): TestHost => {
    if (!host) throw new Error('There is no host before the first test');
    return host;
  };
  const fresh = async (): Promise<void> => {
    await host?.close();
    // Tokens end with the hour, so that a moved clock would take them from the next test.
    clock.now = START;
    host = await startHost({ clock });
  };

  beforeEach(async () => {
    if (!host || clock.now !== START) await fresh();
  });
  afterAll(async () => {
    await host?.close();
    rmSync(folder, { recursive: true });
  });

  async function submitted(xml: string): Promise<string> {
    const { body } = await present().sendXml(xml);
    return body.quoteId;
  }

  const generate = (quoteId: string, ...documentTypes: string[]): Promise<Received> =>
    present().send(GENERATE, { body: { quoteId, documentTypes } });

  async function entries(quoteId: string, ...types: string[]): Promise<Entry[]> {
    const { status, body } = await generate(quoteId, ...types);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.quoteId).toBe(quoteId);
    return body.documents;
  }

  async function file(url: string): Promise<Buffer> {
    const response = await fetch(url);
    expect(response.status).toBe(200);
    return Buffer.from(await response.arrayBuffer());
  }

  function saved(bytes: Uint8Array): string {
    const path = join(folder, 'document.pdf');
    writeFileSync(path, bytes);
    return path;
  }

  /** The text of a document, in one line. */
  async function read(quoteId: string, type: string): Promise<string> {
    const [entry] = await entries(quoteId, type);
    const path = saved(await file(entry?.url ?? ''));
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' });
    return text.replace(/\s+/g, ' ');
  }

  /** Asks the present host as the screens do. */
  const askHost = <N extends OperationName>(name: N, input: InputOf<N>) =>
    ask(present().app, name, input);

  /** The source of the documents of a new quote. */
  async function written(id: string): Promise<DocumentSource> {
    const quote = await askHost('getQuote', { id });
    const { policy, customer, vehicle, claimsHistory, explanation, premium, period } = quote;
    const ends = quote.expiresBecause;
    const { hash } = explanation.rateBook;
    const expiresAt = Date.parse(quote.expiresAt);
    const priced = { expiresAt, rateBookHash: hash, leviesHash: '' };
    const detail = { source: 'xml' as const, premium, period, ends, ...priced };
    const tables = shippedTables(RESOURCES);
    const { book } = tables.byHash(hash) ?? {};
    if (!book) throw new Error('The rate book is not there');
    const kept: StoredQuote = {
      id,
      status: 'quoted',
      createdAt: START,
      ...priced,
      premiumCents: Math.round(quote.premium * 100),
      receivedOn: explanation.receivedOn,
      sections: { policy, customer, vehicle, claimsHistory },
      explanation,
      warnings: [],
    };
    const events = [{ kind: 'submitted', quoteId: id, at: START, by: 'desk', detail }] as const;
    return { sale: saleOf(tables, { quote: kept, events }), book };
  }

  return {
    clock,
    folder,
    host: present,
    fresh,
    submitted,
    generate,
    entries,
    file,
    saved,
    read,
    ask: askHost,
    written,
  };
}
