import {
  type DocumentType,
  TERMS_OF_BUSINESS,
} from '../../../shared/domain/quotes/document-type.ts';
import type { FirmPapers } from '../firm/papers.ts';
import type { DocumentStore } from './document-store.ts';

/** What reading kept documents needs. */
export interface ContentParts {
  readonly documents: Pick<DocumentStore, 'find'>;
  readonly firm: Pick<FirmPapers, 'file'>;
}

/** A kept document with its bytes: none where they were dropped. A file of the firm is never dropped. */
export async function findContent(
  { documents, firm }: ContentParts,
  { id, type }: { readonly id: string; readonly type: DocumentType },
): Promise<{ readonly quoteId: string; readonly bytes: Uint8Array } | undefined> {
  const found = await documents.find(id, type);
  if (!found || type !== TERMS_OF_BUSINESS) return found;
  const bytes = await firm.file(found.sha256);
  return bytes && { ...found, bytes };
}
