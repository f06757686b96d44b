import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import type { Context } from '../dispatcher.ts';
import type { QuoteStore, QuoteWithHistory } from '../quotes/history/quote-store.ts';
import type { DocumentStore } from './document-store.ts';
import { LINK_LIFETIME } from './links.ts';
import type { MakeParts } from './make.ts';

/**
 * Drops the files of a quote's superseded versions, once no link to them can be good any more: a day
 * after the change that superseded them, because links lead to the present version only. A policy
 * keeps all of its files. What a file was stays known, so that its code can still be verified.
 * @param now epoch milliseconds
 */
export async function pruneDocuments(
  { documents }: Pick<MakeParts, 'documents'>,
  { quote, events }: Pick<QuoteWithHistory, 'quote' | 'events'>,
  now: number,
): Promise<void> {
  if (STATUSES[quote.status].keepsDocuments) return;
  // A file has the number of events before it: the next one superseded it.
  const oldest = events.filter(({ at }) => at + LINK_LIFETIME <= now).length;
  await documents.prune(quote.id, oldest);
}

interface PruneParts {
  readonly documents: DocumentStore;
  readonly quotes: Pick<QuoteStore, 'find'>;
  /** Lets other work have its turn. */
  readonly pause: () => Promise<unknown>;
}

/** Does the same for quotes whose documents no one asks for any more. @param now epoch milliseconds */
export async function pruneQuotes(
  { documents, quotes, pause }: PruneParts,
  ids: readonly string[],
  { now, isCancelled }: Pick<Context, 'now' | 'isCancelled'>,
): Promise<void> {
  for (const id of ids) {
    if (isCancelled?.()) return;
    const found = await quotes.find(id);
    if (found) await pruneDocuments({ documents }, found, now);
    await pause();
  }
}
