import { isDocumentType } from '../../../shared/domain/quotes/document-type.ts';
import {
  type DocumentStore,
  type FileKey,
  isAttached,
  type KeptDocument,
  type KeptFile,
  type NewFile,
} from '../documents/document-store.ts';

/** Which document: the one of a state of a quote, the one with a code on its pages, or the one of these bytes; or an attached file. */
export type WhichDocument =
  | { readonly key: FileKey }
  | { readonly code: string }
  | { readonly sha256: string };

/** The documents of policies and attached files, which an office keeps for all its desks. */
export interface OfficeDocuments {
  /** What it has of some quotes. */
  readonly documentsOf: (quoteIds: readonly string[]) => Promise<readonly FileKey[]>;
  /** Keeps a document; of one state of a quote the first is kept. @returns false where it is not what it says */
  readonly keepDocument: (document: NewFile) => Promise<boolean>;
  readonly document: (which: WhichDocument) => Promise<{ readonly document: NewFile | null }>;
  /** Removes an attached file for good. */
  readonly removeDocument: (key: FileKey) => Promise<boolean>;
}

/** Whether a document has the bytes that it names: of a file of the firm it has none. */
export const isWholeDocument = (
  { bytes, sha256, version }: NewFile,
  digest: (bytes: Uint8Array) => string,
): boolean => version > 0 && (bytes.length === 0 || digest(bytes) === sha256);

/** The documents of an office. @param digest SHA-256, hexadecimal */
export function officeDocuments(
  store: DocumentStore,
  digest: (bytes: Uint8Array) => string,
): OfficeDocuments {
  const kept = (which: WhichDocument): Promise<KeptFile | undefined> => {
    if ('key' in which) return store.of(which.key);
    return 'code' in which ? store.byCode(which.code) : store.bySha256(which.sha256);
  };
  return {
    documentsOf: store.ofQuotes,
    keepDocument: async (document) => {
      if (!isWholeDocument(document, digest)) return false;
      await store.add([document]);
      return true;
    },
    document: async (which) => {
      const found = await kept(which);
      const content = found && (await store.find(found.id, found.type));
      return { document: content ? { ...found, ...content } : null };
    },
    removeDocument: async (key) => {
      // What was made stays, whatever a desk asks.
      if (!isAttached(key.type)) return false;
      await store.remove(key);
      return true;
    },
  };
}

/** How a desk reaches the documents of its office. */
export interface SharedDocuments {
  /** Nothing where it is out of reach, or has none. */
  readonly find: (which: WhichDocument) => Promise<NewFile | undefined>;
  /** Some were made here, which may be of policies. */
  readonly onMade: () => void;
}

/** The documents of a desk, and those that colleagues made: these are kept here, too, once they were asked for. */
export function withColleagues(
  own: DocumentStore,
  { find, onMade }: SharedDocuments,
): DocumentStore {
  const document = async (which: WhichDocument): Promise<KeptDocument | undefined> => {
    const found = await find(which);
    return found && isDocumentType(found.type) ? { ...found, type: found.type } : undefined;
  };
  return {
    ...own,
    of: async (key) => {
      const kept = await own.of(key);
      const found = kept ? undefined : await find({ key });
      return found ? (await own.add([{ ...found, ...key }])).at(0) : kept;
    },
    add: async (documents) => {
      const kept = await own.add(documents);
      onMade();
      return kept;
    },
    byCode: async (code) => (await own.byCode(code)) ?? document({ code }),
    bySha256: async (sha256) => (await own.bySha256(sha256)) ?? document({ sha256 }),
  };
}
