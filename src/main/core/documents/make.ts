import { message } from '../../../shared/domain/messages/message.ts';
import {
  type DocumentType,
  RECEIPT,
  REFUSAL_LETTER,
  TERMS_OF_BUSINESS,
} from '../../../shared/domain/quotes/document-type.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { Context } from '../dispatcher.ts';
import type { FirmPapers } from '../firm/papers.ts';
import { policyOf } from '../policies/policy.ts';
import { saleOfPolicy } from '../policies/policy-sale.ts';
import { showAccount } from '../policies/show-account.ts';
import type { QuoteStore, QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { quoteRisk } from '../quotes/price/risk.ts';
import { findQuote } from '../quotes/sale/retrieve.ts';
import { saleOf } from '../quotes/sale/sale.ts';
import type { Library } from '../rate-books/library.ts';
import type { DocumentKey, DocumentStore, KeptDocument, NewDocument } from './document-store.ts';
import type { DocumentSource } from './layout/document-source.ts';
import type { DocumentLayout } from './layout/layout.ts';
import type { Signer } from './links.ts';
import { lastReceived } from './templates/receipt.ts';
import { layoutOf } from './templates.ts';
import { codeOf } from './verification-code.ts';

/** What making documents needs around it. */
export interface MakeParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
  readonly documents: DocumentStore;
  readonly signer: Signer;
  readonly firm: FirmPapers;
  /** The finished file of a document. */
  readonly print: (layout: DocumentLayout) => Promise<Uint8Array>;
  /** SHA-256, hexadecimal. */
  readonly digest: (bytes: Uint8Array) => string;
  readonly newDocumentId: () => string;
  /** Whether whatever is made is a specimen. */
  readonly specimen: boolean;
}

/** A quote in one state, and what its documents are written from. */
interface FoundSource {
  readonly found: QuoteWithHistory;
  readonly source: DocumentSource;
}

/** Finds what the documents of a quote's present state are written from. */
export async function findSource(
  { library, quotes, firm, specimen }: Pick<MakeParts, 'library' | 'quotes' | 'firm' | 'specimen'>,
  quoteId: string,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): Promise<Result<FoundSource>> {
  const found = await findQuote(quotes, quoteId, caller);
  if (!found.ok) return found;
  const changed = saleOfPolicy(library, found.value, now);
  const as = changed?.as ?? found.value;
  const book = library.byHash(as.quote.rateBookHash)?.book;
  if (!book) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  const risk = quoteRisk(library, as);
  const sale = changed?.sale ?? saleOf(library, found.value);
  const source = { sale, book, risk, firm: await firm.letterhead(), specimen };
  return done({ found: found.value, source });
}

/** The source with the account of the policy, as it was after its last event; that of a quote as it is. */
function withAccount(
  library: Library,
  { found, source }: FoundSource,
  since: number,
): DocumentSource {
  const policy = policyOf(library, found);
  return policy ? { ...source, account: showAccount(library, { found, policy }, since) } : source;
}

/** A finished file with its code and its hash. */
type Finished = Pick<NewDocument, 'bytes' | 'sha256' | 'code'>;

/** Nothing: a file of the firm is kept by itself. */
const NO_BYTES = new Uint8Array();

async function finish(
  { signer, print, digest, firm }: MakeParts,
  source: DocumentSource,
  key: DocumentKey,
  since: number,
): Promise<Result<Finished>> {
  const { type, quoteId } = key;
  if (type === TERMS_OF_BUSINESS) {
    const sha256 = await firm.termsOfBusiness();
    if (sha256 !== undefined) return done({ bytes: NO_BYTES, sha256, code: null });
    return failed({ kind: 'notFound', message: message('noTermsOfBusiness') });
  }
  if (type === REFUSAL_LETTER && source.sale.referral?.state !== 'refused') {
    return failed({ kind: 'notFound', message: message('notRefused', { id: quoteId }) });
  }
  if (type === RECEIPT && !(source.account && lastReceived(source.account))) {
    return failed({ kind: 'notFound', message: message('nothingReceived', { id: quoteId }) });
  }
  const code = codeOf(signer, key, since);
  const bytes = await print(layoutOf(type, source, code));
  return done({ bytes, sha256: digest(bytes), code });
}

/**
 * The documents of a quote's state, of which those are made that are not kept yet: all of them, or
 * none where one cannot be. What is kept stays as it is, whatever becomes of the firm's papers.
 * @returns them in the order of their types
 */
export async function makeDocuments(
  parts: MakeParts,
  { found, source }: FoundSource,
  { types, createdAt }: { readonly types: readonly DocumentType[]; readonly createdAt: number },
): Promise<Result<readonly KeptDocument[]>> {
  const { documents, newDocumentId } = parts;
  const kept = new Map<DocumentType, KeptDocument>();
  const missing: NewDocument[] = [];
  for (const type of types) {
    const key = { quoteId: found.quote.id, type, version: found.events.length };
    const known = await documents.of(key);
    if (known) {
      kept.set(type, known);
      continue;
    }
    const since = found.events.at(-1)?.at ?? 0;
    const told = type === RECEIPT ? withAccount(parts.library, { found, source }, since) : source;
    const finished = await finish(parts, told, key, since);
    if (!finished.ok) return finished;
    missing.push({ id: newDocumentId(), ...key, ...finished.value, createdAt });
  }
  for (const document of await documents.add(missing)) kept.set(document.type, document);
  return done(types.flatMap((type) => kept.get(type) ?? []));
}
