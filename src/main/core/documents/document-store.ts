import type { DocumentType } from '../../../shared/domain/quotes/document-type.ts';

/** Which document: a quote's, of a type, in the state after so many events. */
export interface DocumentKey {
  readonly quoteId: string;
  readonly type: DocumentType;
  readonly version: number;
}

/** What is known of a document besides its bytes. */
export interface KeptDocument extends DocumentKey {
  /** Opaque: it says nothing of the quote. */
  readonly id: string;
  /** The verification code on its pages; null on the firm's own file. */
  readonly code: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** A finished document. */
export interface NewDocument extends KeptDocument {
  /** None where it is a file of the firm, which is kept by itself under its hash. */
  readonly bytes: Uint8Array;
  /** Of the bytes, hexadecimal. */
  readonly sha256: string;
}

/** The oldest file of a quote. */
export type OldestFile = Pick<DocumentKey, 'quoteId' | 'version'>;

/** Where finished documents are kept. */
export interface DocumentStore {
  readonly of: (key: DocumentKey) => Promise<KeptDocument | undefined>;
  /** Those of some quotes, the oldest first. */
  readonly ofQuotes: (quoteIds: readonly string[]) => Promise<readonly KeptDocument[]>;
  /**
   * Keeps documents, all or none; of one key the first is kept.
   * @returns those that are kept, in the same order
   */
  readonly add: (documents: readonly NewDocument[]) => Promise<readonly KeptDocument[]>;
  readonly byCode: (code: string) => Promise<KeptDocument | undefined>;
  /** The document of exactly these bytes. */
  readonly bySha256: (sha256: string) => Promise<KeptDocument | undefined>;
  /** Drops the bytes of a quote's documents below a version, and keeps what else is known of them. */
  readonly prune: (quoteId: string, below: number) => Promise<void>;
  /** The quotes that have files, with the version of the oldest one. */
  readonly withFiles: () => Promise<readonly OldestFile[]>;
  /** The ids of those quotes, not of policies, whose oldest file is of an earlier state than their present one. */
  readonly superseded: (among: readonly OldestFile[]) => Promise<readonly string[]>;
  /** A document with its bytes: none where they were dropped. */
  readonly find: (
    id: string,
    type: DocumentType,
  ) => Promise<
    { readonly quoteId: string; readonly bytes: Uint8Array; readonly sha256: string } | undefined
  >;
}

/** The name of a document as a file: letters, digits, hyphens and one dot. */
export function fileName({ quoteId, type }: Pick<DocumentKey, 'quoteId' | 'type'>): string {
  return `${quoteId}-${type}.pdf`;
}
