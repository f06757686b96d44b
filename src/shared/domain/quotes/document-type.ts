/** The documents that a customer gets of every quote, in the order in which they are listed. */
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

/** How the premium came about, row by row: for customers who ask. */
export const CALCULATION = 'premium-calculation';

/** The receipt of the last payment that was received for a policy. */
export const RECEIPT = 'receipt';

/** The documents of a policy after its sale; each applies to some policies only, as `policyDocuments` says. */
export const POLICY_DOCUMENTS = [
  'endorsement',
  'cancellation-letter',
  'no-claims-proof',
  'confirmation-of-cover',
  'renewal-invitation',
  'lapse-letter',
] as const;
export type PolicyDocument = (typeof POLICY_DOCUMENTS)[number];

/** Whether a document is one of a policy after its sale. */
export const isPolicyDocument = (type: DocumentType): type is PolicyDocument =>
  POLICY_DOCUMENTS.some((each) => each === type);

/** A document that is written from a quote or its policy, not a file of the firm. */
export type PrintedDocument =
  | WrittenDocument
  | PolicyDocument
  | typeof CALCULATION
  | typeof REFUSAL_LETTER
  | typeof RECEIPT;

/** The firm's own file, which goes with the documents of a quote as it is. */
export const TERMS_OF_BUSINESS = 'terms-of-business';

/** The documents that a quote can have, in the order in which they are listed. */
export const DOCUMENT_TYPES = [
  ...WRITTEN_DOCUMENTS,
  CALCULATION,
  REFUSAL_LETTER,
  RECEIPT,
  ...POLICY_DOCUMENTS,
  TERMS_OF_BUSINESS,
] as const;
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
