import type { DocumentType } from '../../../shared/domain/quotes/document-type.ts';

const ATTACHED = 'attached ';

/** What a file that somebody attached to a quote is called here, by its id: next to the documents that were made of it. */
export type AttachedType = `${typeof ATTACHED}${string}`;

export const attachedType = (id: string): AttachedType => `${ATTACHED}${id}`;

export const isAttached = (type: string): type is AttachedType => type.startsWith(ATTACHED);

/** What is kept with a quote: a document that was made of it, or a file that was attached to it. */
export type FileType = DocumentType | AttachedType;

/** What a file is of: a document of a quote in one state, by how many events it had; of what was attached it is 1. */
export interface FileKey<T extends FileType = FileType> {
  readonly quoteId: string;
  readonly type: T;
  readonly version: number;
}

export type DocumentKey = FileKey<DocumentType>;

/** What is known of a file besides its bytes. */
export interface KeptFile<T extends FileType = FileType> extends FileKey<T> {
  /** Opaque: it says nothing of the quote. */
  readonly id: string;
  /** The verification code on its pages; null on the firm's own file, and on what was attached. */
  readonly code: string | null;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

export type KeptDocument = KeptFile<DocumentType>;

/** A file with its bytes. */
export interface NewFile<T extends FileType = FileType> extends KeptFile<T> {
  /** None where it is a file of the firm, which is kept by itself under its hash. */
  readonly bytes: Uint8Array;
  /** Of the bytes, hexadecimal. */
  readonly sha256: string;
}

/** A finished document. */
export type NewDocument = NewFile<DocumentType>;

/** The oldest file of a quote. */
export type OldestFile = Pick<DocumentKey, 'quoteId' | 'version'>;

/** Where finished documents and attached files are kept. */
export interface DocumentStore {
  readonly of: <T extends FileType>(key: FileKey<T>) => Promise<KeptFile<T> | undefined>;
  /** Those of some quotes, the oldest first. */
  readonly ofQuotes: (quoteIds: readonly string[]) => Promise<readonly KeptFile[]>;
  /**
   * Keeps files, all or none; of one key the first is kept.
   * @returns those that are kept, in the same order
   */
  readonly add: <T extends FileType>(
    files: readonly NewFile<T>[],
  ) => Promise<readonly KeptFile<T>[]>;
  readonly byCode: (code: string) => Promise<KeptDocument | undefined>;
  /** The document of exactly these bytes. */
  readonly bySha256: (sha256: string) => Promise<KeptDocument | undefined>;
  /** Removes an attached file for good; it is no fault where it is not there. */
  readonly remove: (key: FileKey) => Promise<void>;
  /** Drops the bytes of a quote's documents below a version, and keeps what else is known of them. */
  readonly prune: (quoteId: string, below: number) => Promise<void>;
  /** The quotes that have documents with bytes, with the version of the oldest one. */
  readonly withFiles: () => Promise<readonly OldestFile[]>;
  /** The ids of those quotes, not of policies, whose oldest file is of an earlier state than their present one. */
  readonly superseded: (among: readonly OldestFile[]) => Promise<readonly string[]>;
  /** A file with its bytes: none where they were dropped. */
  readonly find: (
    id: string,
    type: FileType,
  ) => Promise<
    { readonly quoteId: string; readonly bytes: Uint8Array; readonly sha256: string } | undefined
  >;
}

/** The name of a document as a file: letters, digits, hyphens and one dot. */
export function fileName({ quoteId, type }: Pick<DocumentKey, 'quoteId' | 'type'>): string {
  return `${quoteId}-${type}.pdf`;
}
