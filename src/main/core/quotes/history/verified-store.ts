import { message } from '../../../../shared/domain/messages/message.ts';
import { DamagedData } from '../../data-state/damaged-data.ts';
import type { Digest } from '../document/sections-digest.ts';
import { columnsDiffer, factsOf } from './facts.ts';
import type { QuoteStore, QuoteWithHistory } from './store.ts';

/**
 * Quotes with the facts that their histories keep of them: written with each change, and held
 * against the quote whenever it is read. Reading one that is not as its history says throws
 * {@link DamagedData}.
 */
export function verifiedStore(store: QuoteStore, digest: Digest): QuoteStore {
  const isWhole = (found: QuoteWithHistory) => {
    return found.events[0]?.kind === 'submitted' && columnsDiffer(digest, found).length === 0;
  };
  const verified = (found: QuoteWithHistory | undefined) => {
    if (found && !isWhole(found)) {
      throw new DamagedData(message('quoteDamaged', { id: found.quote.id }));
    }
    return found;
  };
  return {
    ...store,
    add: (quote, events, along) => {
      const facts = factsOf(digest, quote);
      // Only the last of its first events is of the quote as it is kept.
      const last = events.length - 1;
      const stated = events.map((event, i) => (i === last ? { ...event, facts } : event));
      return store.add(quote, stated, along);
    },
    change: (quote, event, along) =>
      store.change(quote, { ...event, facts: factsOf(digest, quote) }, along),
    find: async (id) => verified(await store.find(id)),
    newest: async () => verified(await store.newest()),
    ofDraft: async (draftId) => verified(await store.ofDraft(draftId)),
  };
}
