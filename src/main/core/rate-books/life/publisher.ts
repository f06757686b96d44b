import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { BookSignature } from '../../../../shared/schemas/book-signature.ts';
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
  readonly text: string;
  /** The key of {@link publisherOf}. */
  readonly known: string | undefined;
  /** Whether the caller takes another publisher, or none. */
  readonly trust: boolean;
  readonly refusals: Refusals;
}

/**
 * Whether a file may come in as its publisher's.
 * @returns whether what is imported later is this publisher's, too
 */
export function judgePublisher(
  { scheme = '', signature, text, known, trust, refusals }: Published,
  { isValid, fingerprint }: Signatures,
): Result<{ readonly trusted: boolean }> {
  const refused = (said: Parameters<typeof failed>[0]['message']) =>
    failed({ kind: 'conflict', message: said });
  if (!signature) {
    if (known === undefined || trust) return done({ trusted: false });
    return refused(message(refusals.publisherMissing, { scheme, known: fingerprint(known) }));
  }
  // Nobody's trust makes a signature right that is of something else.
  if (!isValid(signature, text)) {
    return invalid([{ path: 'signature', message: message(refusals.signatureWrong) }]);
  }
  const { publicKey } = signature;
  if (publicKey === known) return done({ trusted: false });
  if (trust) return done({ trusted: true });
  const given = fingerprint(publicKey);
  if (known === undefined) return refused(message(refusals.publisherNew, { scheme, given }));
  return refused(message(refusals.publisherOther, { scheme, given, known: fingerprint(known) }));
}
