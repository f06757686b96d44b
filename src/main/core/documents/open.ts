import { done, failed, type Result } from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { isDocumentType } from '../../../shared/schemas/document.ts';
import { mayOpen, type Signer } from './links.ts';
import { type DocumentStore, fileName } from './store.ts';

/** What a link says, still unchecked. */
export interface LinkAsked {
  readonly id: string;
  /** `schedule.pdf` */
  readonly file: string;
  /** Epoch seconds, as the link has them. */
  readonly e: unknown;
  readonly s: unknown;
}

/** A file as it is handed out. */
export interface OpenedDocument {
  readonly bytes: Uint8Array;
  /** Letters, digits, hyphens and one dot. */
  readonly fileName: string;
}

/** Opens what a link leads to; the signature is the permission. */
export type OpenDocument = (asked: LinkAsked) => Promise<Result<OpenedDocument>>;

const unknown = failed({ kind: 'notFound', message: message('documentNotFound') });

/**
 * Opens documents by signed links.
 * @param clock epoch milliseconds
 */
export function openDocument(
  documents: DocumentStore,
  signer: Signer,
  clock: () => number,
): OpenDocument {
  return async ({ id, file, e, s }) => {
    const type = file.endsWith('.pdf') ? file.slice(0, -'.pdf'.length) : '';
    if (!isDocumentType(type)) return unknown;
    const found = await documents.find(id, type);
    if (!found) return unknown;
    const may = mayOpen(signer, { id, type, e, s, now: clock() });
    if (!may.ok) return may;
    return done({ bytes: found.bytes, fileName: fileName({ quoteId: found.quoteId, type }) });
  };
}
