import { type Static, Type } from 'typebox';
import { DOCUMENT_TYPES } from '../../domain/quotes/document-type.ts';
import { base64Text, requestBytes } from '../common/base64.ts';

/** The most bytes of a file that is verified: no document of ours has nearly as many. */
export const MOST_FILE_BYTES = 3 * 1024 * 1024;

/** The most bytes that a request to verify can have, with what JSON adds. */
export const VERIFY_BYTES = requestBytes(MOST_FILE_BYTES);

/** A file, a code typed from paper, or both. */
export const VerifyRequest = Type.Object(
  {
    contentBase64: Type.Optional(base64Text(MOST_FILE_BYTES)),
    code: Type.Optional(Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' })),
  },
  { minProperties: 1 },
);
export type VerifyRequest = Static<typeof VerifyRequest>;

/** What is found out about a document. */
export const VerificationReport = Type.Object({
  verdict: Type.Enum(['unchanged', 'changed', 'mismatched', 'made', 'unknown'], {
    description:
      '`unchanged`: this very file was made here; `changed`: its code is ours, the file is not the same; `mismatched`: ours and unchanged, but the code is not its code; `made`: the code alone was given, and is ours; `unknown`: not made here',
  }),
  message: Type.String(),
  document: Type.Union([
    Type.Object({
      quoteId: Type.String(),
      type: Type.Enum([...DOCUMENT_TYPES]),
      madeAt: Type.String({ description: 'ISO 8601, UTC' }),
      newest: Type.Boolean({ description: 'Whether the quote has not changed since' }),
    }),
    Type.Null(),
  ]),
});
export type VerificationReport = Static<typeof VerificationReport>;
