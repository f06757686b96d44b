import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { BookSignature } from '../../../../shared/schemas/book-signature.ts';
import type { BookEvent } from './event.ts';

/** Ed25519, as somebody else provides it. Keys and signatures are Base64. */
export interface Signatures {
  /** Whether the signature is one of this key over this text. */
  readonly isValid: (signature: BookSignature, text: string) => boolean;
  /** What people compare keys by: SHA-256 of the key, Base64, after `SHA256:`. */
  readonly fingerprint: (publicKey: string) => string;
}

/** The key of the publisher whose books of a scheme are taken; undefined where there is none. */
export function publisherOf(scheme: string, events: readonly BookEvent[]): string | undefined {
  const trusted = events.findLast(
    (event) =>
      event.kind === 'rateBookDrafted' &&
      event.detail.scheme === scheme &&
      event.detail.trusted &&
      event.detail.signature,
  );
  return trusted?.kind === 'rateBookDrafted' ? trusted.detail.signature?.publicKey : undefined;
}

/** The file of a rate book as it came, held against who published its scheme before. */
export interface Published {
  readonly scheme: string;
  readonly signature: BookSignature | undefined;
  /** The canonical JSON of the book. */
  readonly text: string;
  /** The key of {@link publisherOf}. */
  readonly known: string | undefined;
  /** Whether the caller takes another publisher, or none. */
  readonly trust: boolean;
}

/**
 * Whether a book may come in as its publisher's.
 * @returns whether the scheme is this publisher's from here on
 */
export function judgePublisher(
  { scheme, signature, text, known, trust }: Published,
  { isValid, fingerprint }: Signatures,
): Result<{ readonly trusted: boolean }> {
  const refused = (said: Parameters<typeof failed>[0]['message']) =>
    failed({ kind: 'conflict', message: said });
  if (!signature) {
    if (known === undefined || trust) return done({ trusted: false });
    return refused(message('publisherMissing', { scheme, known: fingerprint(known) }));
  }
  // Nobody's trust makes a signature right that is of another book.
  if (!isValid(signature, text)) {
    return invalid([{ path: 'signature', message: message('signatureWrong') }]);
  }
  const { publicKey } = signature;
  if (publicKey === known) return done({ trusted: false });
  if (trust) return done({ trusted: true });
  const given = fingerprint(publicKey);
  if (known === undefined) return refused(message('publisherNew', { scheme, given }));
  return refused(message('publisherOther', { scheme, given, known: fingerprint(known) }));
}
