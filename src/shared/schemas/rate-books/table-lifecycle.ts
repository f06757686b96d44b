import { type Static, type TProperties, Type } from 'typebox';
import { TYPED_LINE, TYPED_LINES } from '../../domain/text/text-pattern.ts';
import { BookSignature, TableQuery } from './kept-table.ts';

const Name = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 100,
    ...TYPED_LINE,
    description: 'The name of the person, where the caller alone does not say who it is',
  }),
);
const Reason = Type.String({ minLength: 1, maxLength: 500, ...TYPED_LINES });
const { hash } = TableQuery.properties;

/** Content that the checks look at, whatever it has. @param description what it is, and its schema */
const Unread = (description: string) =>
  Type.Unsafe<object>(Type.Object({}, { additionalProperties: true, description }));

const imported = {
  signature: Type.Optional(BookSignature),
  trust: Type.Optional(
    Type.Boolean({
      description:
        'Whether to trust a publisher that is new for the scheme or the levies, or a file without a signature. From then on they are the publisher',
    }),
  ),
  name: Name,
};

/** The request that takes a file in, with its content under a name of its own. */
const importRequest = <P extends TProperties>(content: P) =>
  Type.Object({ ...content, ...imported });

/** All of that request but the content. */
export type ImportOptions = Static<ReturnType<typeof importRequest<Record<never, never>>>>;

/** That a rate book or a levy table may become active. */
export const ApproveRequest = Type.Object({
  hash,
  reason: Reason,
  name: Name,
  ownDraft: Type.Optional(
    Type.Literal(true, {
      description:
        'States that no second person checks it: required of who drafted it, or may have, where no one else can approve it; kept in the history',
    }),
  ),
});
export type ApproveRequest = Static<typeof ApproveRequest>;

/** That it comes into force; once more while that lies ahead: that it does at another moment. */
export const ActivateRequest = Type.Object({
  hash,
  from: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 40,
      description:
        'When it starts to rate new quotes, ISO 8601; now unless given. The covers that a rate book rates start at its own `inForceFrom`',
    }),
  ),
  reason: Type.Optional({
    ...Reason,
    description: 'Required to move an activation that lies ahead',
  }),
  name: Name,
});
export type ActivateRequest = Static<typeof ActivateRequest>;

/** That new quotes must not go by it any more. */
export const WithdrawRequest = Type.Object({ hash, reason: Reason, name: Name });
export type WithdrawRequest = Static<typeof WithdrawRequest>;

export const ImportRequest = importRequest({
  rateBook: Unread('A rate book, by `resources/rate-book.schema.json`'),
});

export const ImportLevyTableRequest = importRequest({
  levyTable: Unread('A levy table, by `resources/levy-table.schema.json`'),
});
