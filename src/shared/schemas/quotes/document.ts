import { type Static, Type } from 'typebox';
import { DOCUMENT_GROUPS, DOCUMENT_TYPES } from '../../domain/quotes/document-type.ts';
import { WarningShape } from '../common/remark.ts';

const transaction = Type.Optional(
  Type.Integer({
    minimum: 2,
    description:
      'The change that an endorsement is of, by its number; absent: the newest that stands',
  }),
);

export const DocumentsRequest = Type.Object({
  quoteId: Type.String({ minLength: 1, maxLength: 100 }),
  documentTypes: Type.Array(Type.Enum([...DOCUMENT_TYPES, ...DOCUMENT_GROUPS]), {
    minItems: 1,
    maxItems: 20,
    description:
      '`all` is schedule, terms and certificate, `every` all that can be written of a quote, and after them the terms of business where the firm has any; endorsement, cancellation-letter, no-claims-proof and confirmation-of-cover are of a policy, where they apply',
  }),
  transaction,
});
export type DocumentsRequest = Static<typeof DocumentsRequest>;

export const Documents = Type.Object({
  quoteId: Type.String(),
  documents: Type.Array(
    Type.Object({
      type: Type.Enum([...DOCUMENT_TYPES]),
      url: Type.String({ description: 'Works without a token until it expires' }),
      expiresAt: Type.String({ description: 'ISO 8601, UTC: 24 hours after the request' }),
    }),
  ),
  warnings: Type.Array(WarningShape),
});
export type Documents = Static<typeof Documents>;

/** One document of a quote. */
export const DocumentQuery = Type.Object({
  quoteId: Type.String({ minLength: 1, maxLength: 100 }),
  type: Type.Enum([...DOCUMENT_TYPES]),
  transaction,
});
export type DocumentQuery = Static<typeof DocumentQuery>;

/** A document as a file. */
export const DocumentFile = Type.Object({
  type: Type.Enum([...DOCUMENT_TYPES]),
  name: Type.String({ description: 'Letters, digits, hyphens and one dot' }),
  contentBase64: Type.String(),
  verificationCode: Type.Union([Type.String(), Type.Null()], {
    description: 'As it stands on every page; null on the terms of business',
  }),
});
export type DocumentFile = Static<typeof DocumentFile>;
