import { type Static, Type } from 'typebox';
import { rule } from '../../domain/messages/rule.ts';

/** Who published a rate book: an Ed25519 signature over its canonical JSON. RFC 8032, RFC 8785. */
export const BookSignature = Type.Object({
  algorithm: Type.Literal('Ed25519'),
  publicKey: Type.String({
    pattern: '^[A-Za-z0-9+/]{43}=$',
    ...rule('keyBytes'),
    description: 'The 32 bytes of the public key, Base64',
  }),
  value: Type.String({
    pattern: '^[A-Za-z0-9+/]{86}==$',
    ...rule('signatureBytes'),
    description: 'The 64 bytes of the signature over the canonical JSON of the rate book, Base64',
  }),
});
export type BookSignature = Static<typeof BookSignature>;
