import type { DocumentType } from '../../../../shared/domain/quotes/document-type.ts';
import { useDocuments } from './documents-store.ts';

/** Where the list of documents is, for anyone who jumps to it. */
export const DOCUMENTS = 'quote-documents';

/** Brings the documents into view and the keyboard to them. @param type to show; else what was */
export function showDocument(type?: DocumentType): void {
  const { choose, chosen } = useDocuments.getState();
  const list = document.getElementById(DOCUMENTS);
  list?.closest('section')?.scrollIntoView({ block: 'start' });
  const shown = type ?? chosen;
  const first =
    (shown && list?.querySelector(`[data-type="${shown}"]`)) ?? list?.querySelector('button');
  if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  if (type !== undefined || !chosen) choose(type ?? 'schedule');
}
