import { message } from '../../../shared/domain/messages/message.ts';
import { isDocumentType } from '../../../shared/domain/quotes/document-type.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { DataGuard } from '../data-state/data-guard.ts';
import { type ContentParts, findContent } from './content.ts';
import { fileName } from './document-store.ts';
import { mayOpen, type Signer } from './links.ts';

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

const pruned = failed({ kind: 'gone', message: message('documentPruned') });

export interface OpenParts extends ContentParts {
  readonly signer: Signer;
  readonly data: DataGuard;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** Opens documents by signed links. */
export function openDocument({ signer, data, clock, ...content }: OpenParts): OpenDocument {
  return async ({ id, file, e, s }) => {
    // Without the data, no link can be told from a wrong one.
    const refused = data.refusal('reads');
    if (refused) return failed(refused);
    const type = file.endsWith('.pdf') ? file.slice(0, -'.pdf'.length) : '';
    if (!isDocumentType(type)) return unknown;
    // The signature first: without one, no one learns whether a document exists.
    const permitted = mayOpen(signer, { id, type, e, s, now: clock() });
    if (!permitted.ok) return permitted;
    const found = await findContent(content, { id, type });
    if (!found) return unknown;
    if (found.bytes.length === 0) return pruned;
    return done({ bytes: found.bytes, fileName: fileName({ quoteId: found.quoteId, type }) });
  };
}
