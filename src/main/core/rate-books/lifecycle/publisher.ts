import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { done, failed, invalid, type Result } from '../../../../shared/result/result.ts';
import type { BookSignature } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { PublisherState } from '../../../../shared/schemas/rate-books/rate-book-file.ts';
import type { TableEvent, TableKind } from './event.ts';
import type { Refusals } from './kind.ts';

/** Ed25519, as somebody else provides it. Keys and signatures are Base64. */
export interface Signatures {
  /** Whether the signature is one of this key over this text. */
  readonly isValid: (signature: BookSignature, text: string) => boolean;
  /** What people compare keys by: SHA-256 of the key, Base64, after `SHA256:`. */
  readonly fingerprint: (publicKey: string) => string;
}

/** What one publisher publishes: the rate books of a scheme, or the levy tables. */
interface Series {
  readonly of: TableKind;
  readonly scheme: string | undefined;
}

/** The key of the publisher whose files are taken; undefined where there is none. */
export function publisherOf(
  { of, scheme }: Series,
  events: readonly TableEvent[],
): string | undefined {
  const trusted = events.findLast(
    (event) =>
      event.of === of &&
      event.step === 'drafted' &&
      event.detail.scheme === scheme &&
      event.detail.trusted &&
      event.detail.signature,
  );
  return trusted?.step === 'drafted' ? trusted.detail.signature?.publicKey : undefined;
}

/** A file as it came, held against who published its kind before. */
export interface Published {
  /** Of a rate book. */
  readonly scheme: string | undefined;
  readonly signature: BookSignature | undefined;
  /** The canonical JSON of the content. */
  readonly text: () => string;
  /** The key of {@link publisherOf}. */
  readonly known: string | undefined;
  /** Whether the caller takes another publisher, or none. */
  readonly trust: boolean;
  readonly refusals: Refusals;
}

/** How a file stands to the publisher of its scheme. */
export function publisherState(
  { signature, text, known }: Pick<Published, 'signature' | 'text' | 'known'>,
  { isValid }: Pick<Signatures, 'isValid'>,
): PublisherState {
  if (!signature) return known === undefined ? 'unsigned' : 'missing';
  if (!isValid(signature, text())) return 'wrong';
  if (signature.publicKey === known) return 'known';
  return known === undefined ? 'new' : 'other';
}

/** What to say where only trust lets a file in. */
function untrusted(
  state: 'missing' | 'new' | 'other',
  { scheme = '', signature, known = '', refusals }: Published,
  { fingerprint }: Signatures,
): Message {
  if (state === 'missing') {
    return message(refusals.publisherMissing, { scheme, known: fingerprint(known) });
  }
  const given = fingerprint(signature?.publicKey ?? '');
  if (state === 'new') return message(refusals.publisherNew, { scheme, given });
  return message(refusals.publisherOther, { scheme, given, known: fingerprint(known) });
}

/**
 * Whether a file may come in as its publisher's.
 * @returns whether what is imported later is this publisher's, too
 */
export function judgePublisher(
  published: Published,
  signatures: Signatures,
): Result<{ readonly trusted: boolean }> {
  const state = publisherState(published, signatures);
  // No one's trust makes a signature right that is of something else.
  if (state === 'wrong') {
    return invalid([{ path: 'signature', message: message(published.refusals.signatureWrong) }]);
  }
  if (state === 'unsigned' || state === 'known') return done({ trusted: false });
  if (published.trust) return done({ trusted: state !== 'missing' });
  return failed({ kind: 'conflict', message: untrusted(state, published, signatures) });
}
