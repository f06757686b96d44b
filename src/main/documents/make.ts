import { type Answer, done, failed } from '../../shared/fault.ts';
import type { DocumentType } from '../../shared/shapes/document.ts';
import { findQuote, policyIdOf } from '../quotes/retrieve.ts';
import type { QuoteStore } from '../quotes/store.ts';
import type { Library } from '../ratebooks/library.ts';
import { codeOf } from './code.ts';
import type { Signer } from './links.ts';
import type { Matter } from './matter.ts';
import type { Paper } from './paper.ts';
import { paperOf } from './papers.ts';
import type { DocumentStore, KeptDocument } from './store.ts';

/** What making documents needs around it. */
export interface MakeParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
  readonly documents: DocumentStore;
  readonly signer: Signer;
  /** The finished file of a document. */
  readonly print: (paper: Paper) => Promise<Uint8Array>;
  /** SHA-256, hexadecimal. */
  readonly digest: (bytes: Uint8Array) => string;
  readonly newDocumentId: () => string;
  /** Whether whatever is made is a specimen. */
  readonly specimen: boolean;
}

/** Finds what the documents of a quote's present state are written from. */
export async function findMatter(
  { library, quotes, specimen }: Pick<MakeParts, 'library' | 'quotes' | 'specimen'>,
  quoteId: string,
): Promise<Answer<Matter>> {
  const found = await findQuote(quotes, quoteId);
  if (!found.ok) return found;
  const { quote, events } = found.value;
  const book = library.byHash(quote.rateBookHash)?.book;
  if (!book) return failed({ kind: 'unavailable', message: 'The rate book is not there' });
  return done({ quote, events, book, policyId: policyIdOf({ events }), specimen });
}

/** A document of a quote's state, which is made where it is not kept yet. */
export async function makeDocument(
  { documents, signer, print, digest, newDocumentId }: MakeParts,
  matter: Matter,
  { type, createdAt }: { readonly type: DocumentType; readonly createdAt: number },
): Promise<KeptDocument> {
  const key = { quoteId: matter.quote.id, type, version: matter.events.length };
  const kept = await documents.of(key);
  if (kept) return kept;
  const code = codeOf(signer, key);
  const bytes = await print(paperOf(type, matter, code));
  const sha256 = digest(bytes);
  return documents.add({ id: newDocumentId(), ...key, code, bytes, sha256, createdAt });
}
