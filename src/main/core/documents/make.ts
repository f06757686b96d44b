import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { DocumentType } from '../../../shared/schemas/document.ts';
import type { Caller } from '../dispatcher.ts';
import { findQuote, policyIdOf } from '../quotes/history/retrieve.ts';
import type { QuoteStore } from '../quotes/history/store.ts';
import type { Library } from '../rate-books/library.ts';
import type { DocumentSource } from './document-source.ts';
import type { DocumentLayout } from './layout.ts';
import type { Signer } from './links.ts';
import type { DocumentStore, KeptDocument } from './store.ts';
import { layoutOf } from './templates.ts';
import { codeOf } from './verification-code.ts';

/** What making documents needs around it. */
export interface MakeParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
  readonly documents: DocumentStore;
  readonly signer: Signer;
  /** The finished file of a document. */
  readonly print: (layout: DocumentLayout) => Promise<Uint8Array>;
  /** SHA-256, hexadecimal. */
  readonly digest: (bytes: Uint8Array) => string;
  readonly newDocumentId: () => string;
  /** Whether whatever is made is a specimen. */
  readonly specimen: boolean;
}

/** Finds what the documents of a quote's present state are written from. */
export async function findSource(
  { library, quotes, specimen }: Pick<MakeParts, 'library' | 'quotes' | 'specimen'>,
  quoteId: string,
  caller: Caller,
): Promise<Result<DocumentSource>> {
  const found = await findQuote(quotes, quoteId, caller);
  if (!found.ok) return found;
  const { quote, events } = found.value;
  const book = library.byHash(quote.rateBookHash)?.book;
  if (!book) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  return done({ quote, events, book, policyId: policyIdOf({ events }), specimen });
}

/** A document of a quote's state, which is made where it is not kept yet. */
export async function makeDocument(
  { documents, signer, print, digest, newDocumentId }: MakeParts,
  source: DocumentSource,
  { type, createdAt }: { readonly type: DocumentType; readonly createdAt: number },
): Promise<KeptDocument> {
  const key = { quoteId: source.quote.id, type, version: source.events.length };
  const kept = await documents.of(key);
  if (kept) return kept;
  const code = codeOf(signer, key);
  const bytes = await print(layoutOf(type, source, code));
  const sha256 = digest(bytes);
  return documents.add({ id: newDocumentId(), ...key, code, bytes, sha256, createdAt });
}
