import { type Static, Type } from 'typebox';
import { TYPED_LINE, TYPED_LINES } from '../domain/text/text-pattern.ts';
import { BookSignature } from './book-signature.ts';
import { RateBookQuery } from './kept-rate-book.ts';

const Name = Type.Optional(
  Type.String({
    ...{ minLength: 1, maxLength: 100, ...TYPED_LINE },
    description: 'The name of the person, where the caller alone does not say who it is',
  }),
);
const Reason = Type.String({ minLength: 1, maxLength: 500, ...TYPED_LINES });
const { hash } = RateBookQuery.properties;

/** The most bytes of a rate book on its way here: the largest that comes with Quotedesk has 70 KiB. */
export const RATE_BOOK_BYTES = 1024 * 1024;

export const ImportRequest = Type.Object({
  rateBook: Type.Unsafe<object>(
    Type.Object(
      {},
      {
        additionalProperties: true,
        description: 'A rate book, by `resources/rate-book.schema.json`',
      },
    ),
  ),
  signature: Type.Optional(BookSignature),
  trust: Type.Optional(
    Type.Boolean({
      description:
        'Whether to take the publisher of this file, or that it has none, although the scheme is not known to be theirs. The scheme is theirs from then on',
    }),
  ),
  name: Name,
});
export type ImportRequest = Static<typeof ImportRequest>;

/** That a rate book may become active. */
export const ApproveRequest = Type.Object({ hash, reason: Reason, name: Name });
export type ApproveRequest = Static<typeof ApproveRequest>;

export const ActivateRequest = Type.Object({
  hash,
  from: Type.Optional(
    Type.String({
      ...{ minLength: 1, maxLength: 40 },
      description:
        'From when on new quotes go by it, ISO 8601; now unless given. Which covers it rates, its own `inForceFrom` says',
    }),
  ),
  reason: Type.Optional(Reason),
  name: Name,
});
export type ActivateRequest = Static<typeof ActivateRequest>;

/** That new quotes must not go by a rate book any more. */
export const WithdrawRequest = Type.Object({ hash, reason: Reason, name: Name });
export type WithdrawRequest = Static<typeof WithdrawRequest>;
