import { customerKey } from '../../../shared/domain/customer-key.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import {
  type DocumentType,
  isPolicyDocument,
  RECEIPT,
  REFUSAL_LETTER,
  TERMS_OF_BUSINESS,
} from '../../../shared/domain/quotes/document-type.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { Context } from '../dispatcher.ts';
import type { FirmPapers } from '../firm/papers.ts';
import { afterSale } from '../policies/after-sale.ts';
import { policyOf } from '../policies/policy.ts';
import { saleOfPolicy } from '../policies/policy-sale.ts';
import { showAccount } from '../policies/show-account.ts';
import type { NoteStore } from '../quotes/history/note-store.ts';
import type { QuoteStore, QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { quoteRisk } from '../quotes/price/risk.ts';
import { findQuote } from '../quotes/sale/retrieve.ts';
import { saleOf } from '../quotes/sale/sale.ts';
import type { Library } from '../rate-books/library.ts';
import type { DocumentKey, DocumentStore, KeptDocument, NewDocument } from './document-store.ts';
import type { DocumentSource } from './layout/document-source.ts';
import type { DocumentLayout } from './layout/layout.ts';
import type { Signer } from './links.ts';
import { policyState, presentState, type ToldState } from './policy-state.ts';
import { lastReceived } from './templates/receipt.ts';
import { layoutOf } from './templates.ts';
import { codeOf } from './verification-code.ts';

/** What making documents needs around it. */
export interface MakeParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
  readonly notes: Pick<NoteStore, 'contactsOf'>;
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

/** Which quote, and which change of its policy an endorsement is of. */
interface Asked {
  readonly quoteId: string;
  readonly transaction?: number | undefined;
}

/** Finds what the documents of a quote's present state are written from. */
export async function findSource(
  parts: Pick<MakeParts, 'library' | 'quotes' | 'notes' | 'firm' | 'specimen'>,
  { quoteId, transaction }: Asked,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): Promise<Result<FoundSource>> {
  const { library, quotes, notes, firm, specimen } = parts;
  const found = await findQuote(quotes, quoteId, caller);
  if (!found.ok) return found;
  const changed = saleOfPolicy(library, found.value, now);
  const as = changed?.as ?? found.value;
  const book = library.byHash(as.quote.rateBookHash)?.book;
  if (!book) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  const risk = quoteRisk(library, as);
  const sale = changed?.sale ?? saleOf(library, found.value);
  const after = afterSale(library, found.value, { now, of: transaction });
  const key = customerKey(found.value.quote.sections.customer);
  const postalAddress = (await notes.contactsOf([key])).get(key)?.address;
  const whose = { firm: await firm.letterhead(), postalAddress, specimen };
  const source = { sale, afterSale: after, book, risk, ...whose };
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
  at: number,
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
  const code = codeOf(signer, key, at);
  const bytes = await print(layoutOf(type, source, { code, at }));
  return done({ bytes, sha256: digest(bytes), code });
}

const stateOf = (type: DocumentType, { found, source }: FoundSource): Result<ToldState> =>
  isPolicyDocument(type) ? policyState(type, found, source.afterSale) : done(presentState(found));

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
    const state = stateOf(type, { found, source });
    if (!state.ok) return state;
    const { version, at } = state.value;
    const key = { quoteId: found.quote.id, type, version };
    const known = await documents.of(key);
    if (known) {
      kept.set(type, known);
      continue;
    }
    const told = type === RECEIPT ? withAccount(parts.library, { found, source }, at) : source;
    const finished = await finish(parts, told, key, at);
    if (!finished.ok) return finished;
    missing.push({ id: newDocumentId(), ...key, ...finished.value, createdAt });
  }
  for (const document of await documents.add(missing)) kept.set(document.type, document);
  return done(types.flatMap((type) => kept.get(type) ?? []));
}
