import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import type { BookSignature } from '../../../../shared/schemas/book-signature.ts';
import type { PublisherStanding } from '../../../../shared/schemas/rate-book-file.ts';
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

/** How a file stands to the publisher of its scheme. */
export function publisherStanding(
  { signature, text, known }: Pick<Published, 'signature' | 'text' | 'known'>,
  { isValid }: Pick<Signatures, 'isValid'>,
): PublisherStanding {
  if (!signature) return known === undefined ? 'unsigned' : 'missing';
  if (!isValid(signature, text)) return 'wrong';
  if (signature.publicKey === known) return 'known';
  return known === undefined ? 'new' : 'other';
}

/** What to say where only trust lets a file in. */
function untrusted(
  standing: 'missing' | 'new' | 'other',
  { scheme, signature, known = '' }: Published,
  { fingerprint }: Signatures,
): Message {
  if (standing === 'missing') {
    return message('publisherMissing', { scheme, known: fingerprint(known) });
  }
  const given = fingerprint(signature?.publicKey ?? '');
  if (standing === 'new') return message('publisherNew', { scheme, given });
  return message('publisherOther', { scheme, given, known: fingerprint(known) });
}

/**
 * Whether a book may come in as its publisher's.
 * @returns whether the scheme is this publisher's from here on
 */
export function judgePublisher(
  published: Published,
  signatures: Signatures,
): Result<{ readonly trusted: boolean }> {
  const standing = publisherStanding(published, signatures);
  // Nobody's trust makes a signature right that is of another book.
  if (standing === 'wrong') {
    return invalid([{ path: 'signature', message: message('signatureWrong') }]);
  }
  if (standing === 'unsigned' || standing === 'known') return done({ trusted: false });
  if (published.trust) return done({ trusted: standing !== 'missing' });
  return failed({ kind: 'conflict', message: untrusted(standing, published, signatures) });
}
