import { message } from '../../../shared/domain/messages/message.ts';
import type { DocumentType } from '../../../shared/domain/quotes/document-type.ts';
import { failed, type Result } from '../../../shared/result/result.ts';

/** Signs what a link allows. */
export interface Signer {
  /** 43 characters of base64url. */
  readonly sign: (text: string) => string;
  /** 16 characters of Crockford's base 32: the first 80 bits. */
  readonly code: (text: string) => string;
  /** Compares in constant time. */
  readonly same: (a: string, b: string) => boolean;
}

/** The address of a document below the base of links. */
export interface LinkParts {
  readonly id: string;
  readonly type: DocumentType;
}

/** Seconds. Source: the service's specification, Limits. */
const LIFETIME = 24 * 60 * 60;

/** How long a link is good, in milliseconds. */
export const LINK_LIFETIME = LIFETIME * 1000;

/** Where documents stand: `{id}` and `{type}.pdf` follow. */
export const DOCUMENTS_PATH = '/documents';

function allowed({ id, type }: LinkParts, expiry: string): string {
  return `GET\n${DOCUMENTS_PATH}/${id}/${type}.pdf\n${expiry}`;
}

/**
 * A link that works without a token for 24 hours.
 * @param now epoch milliseconds
 * @returns its path with its query, and its end in epoch milliseconds
 */
export function linkTo(signer: Signer, parts: LinkParts, now: number) {
  const expiry = Math.floor(now / 1000) + LIFETIME;
  const signature = signer.sign(allowed(parts, String(expiry)));
  const path = `${DOCUMENTS_PATH}/${parts.id}/${parts.type}.pdf?e=${expiry}&s=${signature}`;
  return { path, expiresAt: expiry * 1000 };
}

/** Whether a link's expiry and signature allow what it names, at a moment. */
export function mayOpen(
  signer: Signer,
  { id, type, e, s, now }: LinkParts & { e: unknown; s: unknown; now: number },
): Result<true> {
  const signed =
    typeof e === 'string' &&
    typeof s === 'string' &&
    /^\d{1,12}$/.test(e) &&
    signer.same(s, signer.sign(allowed({ id, type }, e)));
  if (!signed) {
    return failed({ kind: 'forbidden', message: message('linkSignature') });
  }
  if (now >= Number(e) * 1000) {
    return failed({ kind: 'gone', message: message('linkExpired') });
  }
  return { ok: true, value: true };
}
