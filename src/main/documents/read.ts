import { type Answer, done, failed } from '../../shared/fault.ts';
import type { DocumentFile, DocumentQuery } from '../../shared/shapes/document.ts';
import type { Context } from '../door.ts';
import { findMatter, type MakeParts, makeDocument } from './make.ts';
import { fileName } from './store.ts';

/** What handing out a file as data needs besides what makes it. */
export interface ReadParts extends MakeParts {
  readonly toBase64: (bytes: Uint8Array) => string;
}

/** Reads the document of a quote's present state, made where it is not there yet. */
export function readDocument(parts: ReadParts) {
  const { documents, toBase64 } = parts;
  return async (
    { quoteId, type }: DocumentQuery,
    { now }: Context,
  ): Promise<Answer<DocumentFile>> => {
    const matter = await findMatter(parts, quoteId);
    if (!matter.ok) return matter;
    const kept = await makeDocument(parts, matter.value, { type, createdAt: now });
    const found = await documents.find(kept.id, type);
    if (!found) return failed({ kind: 'notFound', message: 'Document not found' });
    return done({
      type,
      name: fileName(kept),
      contentBase64: toBase64(found.bytes),
      verificationCode: kept.code,
    });
  };
}
