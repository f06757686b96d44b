import { message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { DocumentFile, DocumentQuery } from '../../../shared/schemas/quotes/document.ts';
import type { Context } from '../dispatcher.ts';
import { findContent } from './content.ts';
import { fileName } from './document-store.ts';
import { findSource, type MakeParts, makeDocuments } from './make.ts';
import { pruneDocuments } from './prune.ts';

/** What handing out a file as data needs besides what makes it. */
export interface ReadParts extends MakeParts {
  readonly toBase64: (bytes: Uint8Array) => string;
}

/** Reads the document of a quote's present state, made where it is not there yet. */
export function readDocument(parts: ReadParts) {
  const { toBase64 } = parts;
  return async (query: DocumentQuery, context: Context): Promise<Result<DocumentFile>> => {
    const { type } = query;
    const source = await findSource(parts, query, context);
    if (!source.ok) return source;
    await pruneDocuments(parts, source.value.found, context.now);
    const made = await makeDocuments(parts, source.value, {
      types: [type],
      createdAt: context.now,
    });
    if (!made.ok) return made;
    const [kept] = made.value;
    const found = kept && (await findContent(parts, { id: kept.id, type }));
    if (!found) return failed({ kind: 'notFound', message: message('documentNotFound') });
    return done({
      type,
      name: fileName(kept),
      contentBase64: toBase64(found.bytes),
      verificationCode: kept.code,
    });
  };
}
