import { type Static, Type } from 'typebox';

/** The documents that are written of every quote, in the order in which they are listed. */
export const WRITTEN_DOCUMENTS = [
  'schedule',
  'terms',
  'certificate',
  'statement-of-fact',
  'ipid',
  'statement-of-suitability',
] as const;
type WrittenDocument = (typeof WRITTEN_DOCUMENTS)[number];

/** The letter about a quote that an underwriter refused; there is none of any other quote. */
export const REFUSAL_LETTER = 'refusal-letter';

/** A document that is written from a quote, not a file of the firm. */
export type PrintedDocument = WrittenDocument | typeof REFUSAL_LETTER;

/** The firm's own file, which goes with the documents of a quote as it is. */
export const TERMS_OF_BUSINESS = 'terms-of-business';

/** The documents that a quote can have, in the order in which they are listed. */
export const DOCUMENT_TYPES = [...WRITTEN_DOCUMENTS, REFUSAL_LETTER, TERMS_OF_BUSINESS] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

/** What `all` stands for. Source: the service's specification, generateDocuments. */
export const ALL_DOCUMENTS = [
  'schedule',
  'terms',
  'certificate',
] as const satisfies readonly DocumentType[];

/** The words that stand for several documents. */
export const DOCUMENT_GROUPS = ['all', 'every'] as const;
type DocumentGroup = (typeof DOCUMENT_GROUPS)[number];

/** The documents that a word stands for, before the terms of business of a firm that has any. */
const GROUPS: Record<DocumentGroup, readonly DocumentType[]> = {
  all: ALL_DOCUMENTS,
  every: WRITTEN_DOCUMENTS,
};

export const DocumentsRequest = Type.Object({
  quoteId: Type.String({ minLength: 1, maxLength: 100 }),
  documentTypes: Type.Array(Type.Enum([...DOCUMENT_TYPES, ...DOCUMENT_GROUPS]), {
    minItems: 1,
    maxItems: 20,
    description:
      '`all` is schedule, terms and certificate, `every` all that can be written of a quote, and after them the terms of business where the firm has any',
  }),
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
});
export type Documents = Static<typeof Documents>;

/** One document of a quote. */
export const DocumentQuery = Type.Object({
  quoteId: Type.String({ minLength: 1, maxLength: 100 }),
  type: Type.Enum([...DOCUMENT_TYPES]),
});
export type DocumentQuery = Static<typeof DocumentQuery>;

/** A document as a file. */
export const DocumentFile = Type.Object({
  type: Type.Enum([...DOCUMENT_TYPES]),
  name: Type.String({ description: 'Letters, digits, hyphens and one dot' }),
  contentBase64: Type.String(),
  verificationCode: Type.Union([Type.String(), Type.Null()], {
    description:
      'As it stands on every page; null on the terms of business, and on a document that is older than such codes',
  }),
});
export type DocumentFile = Static<typeof DocumentFile>;

/**
 * The types that words name, each once, in the order of the list.
 * @param hasTermsOfBusiness whether the firm has any: `all` and `every` then have them, too
 */
export function documentTypes(
  words: readonly string[],
  hasTermsOfBusiness: boolean,
): DocumentType[] {
  const named = new Set<string>(words);
  const firm = hasTermsOfBusiness ? [TERMS_OF_BUSINESS] : [];
  const groups = DOCUMENT_GROUPS.filter((group) => named.has(group));
  const grouped = new Set<string>(groups.flatMap((group) => [...GROUPS[group], ...firm]));
  return DOCUMENT_TYPES.filter((type) => named.has(type) || grouped.has(type));
}

/** Whether a word names a document. */
export function isDocumentType(word: string): word is DocumentType {
  return DOCUMENT_TYPES.some((type) => type === word);
}

/** Every word that names documents. */
export const DOCUMENT_WORDS = [...DOCUMENT_TYPES, ...DOCUMENT_GROUPS] as const;

/** Whether a word names documents. */
export function isDocumentWord(word: string): word is (typeof DOCUMENT_WORDS)[number] {
  return DOCUMENT_WORDS.some((each) => each === word);
}
