import type { DocumentType } from '../../shared/shapes/document.ts';

/** Which document: a quote's, of a type, in the state after so many events. */
export interface DocumentKey {
  readonly quoteId: string;
  readonly type: DocumentType;
  readonly version: number;
}

/** A finished document. */
export interface NewDocument extends DocumentKey {
  /** Opaque: it says nothing of the quote. */
  readonly id: string;
  readonly bytes: Uint8Array;
  /** Of the bytes, hexadecimal. */
  readonly sha256: string;
  /** Epoch milliseconds. */
  readonly createdAt: number;
}

/** Where finished documents are kept. */
export interface DocumentStore {
  readonly idOf: (key: DocumentKey) => Promise<string | undefined>;
  /**
   * Keeps a document; of one key the first is kept.
   * @returns the id under which the key is kept
   */
  readonly add: (document: NewDocument) => Promise<string>;
  readonly find: (
    id: string,
    type: DocumentType,
  ) => Promise<{ readonly quoteId: string; readonly bytes: Uint8Array } | undefined>;
}
