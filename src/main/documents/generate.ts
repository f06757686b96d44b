import { utcText } from '../../shared/date.ts';
import { type Answer, done, failed } from '../../shared/fault.ts';
import {
  ALL_DOCUMENTS,
  DOCUMENT_TYPES,
  type Documents,
  type DocumentsRequest,
  type DocumentType,
} from '../../shared/shapes/document.ts';
import type { Context } from '../door.ts';
import { findQuote, policyIdOf } from '../quotes/retrieve.ts';
import type { QuoteStore } from '../quotes/store.ts';
import type { Library } from '../ratebooks/library.ts';
import { linkTo, type Signer } from './links.ts';
import type { Matter } from './matter.ts';
import type { Paper } from './paper.ts';
import { paperOf } from './papers.ts';
import type { DocumentStore } from './store.ts';

/** What making documents needs around it. */
export interface GenerateParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
  readonly documents: DocumentStore;
  readonly signer: Signer;
  /** The finished file of a document. */
  readonly print: (paper: Paper) => Promise<Uint8Array>;
  /** SHA-256, hexadecimal. */
  readonly digest: (bytes: Uint8Array) => string;
  readonly newDocumentId: () => string;
  /** Under which address the links stand; undefined while there is none. */
  readonly base: () => string | undefined;
  /** Whether whatever is made is a specimen. */
  readonly specimen: boolean;
}

/** Each type once, in the order of the list. */
function wanted({ documentTypes }: DocumentsRequest): DocumentType[] {
  const named = new Set<string>(documentTypes);
  const all = new Set<string>(named.has('all') ? ALL_DOCUMENTS : []);
  return DOCUMENT_TYPES.filter((type) => named.has(type) || all.has(type));
}

/** The id of a document, which is made where it is not kept yet. */
async function keep(
  { documents, print, digest, newDocumentId }: GenerateParts,
  matter: Matter,
  { type, createdAt }: { type: DocumentType; createdAt: number },
): Promise<string> {
  const key = { quoteId: matter.quote.id, type, version: matter.events.length };
  const kept = await documents.idOf(key);
  if (kept !== undefined) return kept;
  const bytes = await print(paperOf(type, matter));
  return documents.add({ id: newDocumentId(), ...key, bytes, sha256: digest(bytes), createdAt });
}

/** Makes the documents of a quote's present state, once, and answers fresh links to them. */
export function generateDocuments(parts: GenerateParts) {
  const { library, quotes, signer, base, specimen } = parts;
  return async (request: DocumentsRequest, { now }: Context): Promise<Answer<Documents>> => {
    const found = await findQuote(quotes, request.quoteId);
    if (!found.ok) return found;
    const { quote, events } = found.value;
    const book = library.byHash(quote.rateBookHash)?.book;
    if (!book) return failed({ kind: 'unavailable', message: 'The rate book is not there' });
    const address = base();
    if (address === undefined) {
      return failed({
        kind: 'unavailable',
        message: 'The API does not listen: no link would work',
      });
    }
    const matter: Matter = { quote, events, book, policyId: policyIdOf({ events }), specimen };
    const made: Documents['documents'] = [];
    for (const type of wanted(request)) {
      const id = await keep(parts, matter, { type, createdAt: now });
      const { path, expiresAt } = linkTo(signer, { id, type }, now);
      made.push({ type, url: `${address}${path}`, expiresAt: utcText(expiresAt) });
    }
    return done({ quoteId: quote.id, documents: made });
  };
}
