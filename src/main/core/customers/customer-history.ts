import { utcText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type {
  CustomerEntry,
  CustomerHistory,
  CustomerHistoryQuery,
} from '../../../shared/schemas/people/customer.ts';
import type { NoteEvent, NoteStore } from '../quotes/history/note-store.ts';
import type { QuoteStore } from '../quotes/history/quote-store.ts';
import { entry } from '../quotes/sale/retrieve.ts';
import { isKnown } from './consents.ts';
import type { CustomerStore } from './customer-store.ts';
import type { ImportedCustomerStore } from './imported-customer-store.ts';
import type { ConsentEvent, RecordStore } from './record-store.ts';

interface HistoryParts {
  readonly quotes: Pick<QuoteStore, 'find'>;
  readonly notes: Pick<NoteStore, 'ofCustomer' | 'ofQuotes'>;
  readonly records: Pick<RecordStore, 'quotesOf' | 'consentsOf'>;
  readonly customers: Pick<CustomerStore, 'find'>;
  readonly importedCustomers: Pick<ImportedCustomerStore, 'ofCustomer'>;
}

/** How many entries are answered by default. */
const USUAL = 50;

/** What was said beside quotes, for a reader. */
export function beside(
  event: NoteEvent | (ConsentEvent & { kind: 'recordConsent' }),
): CustomerEntry {
  const { kind, at, by, user, detail } = event;
  const on = 'quoteId' in event ? { quoteId: event.quoteId } : {};
  const actor = user === undefined ? {} : { user };
  return { kind, at: utcText(at), by, ...actor, detail: { ...detail }, ...on };
}

/** Answers what happened with a customer, the newest first: to all quotes and policies, and beside them. */
export function getCustomerHistory(parts: HistoryParts) {
  const { quotes, notes, records } = parts;
  return async ({ key, limit = USUAL }: CustomerHistoryQuery): Promise<Result<CustomerHistory>> => {
    const ids = (await records.quotesOf(key)).map(({ id }) => id);
    const found = await Promise.all(ids.map((id) => quotes.find(id)));
    const said = [...(await notes.ofCustomer(key)), ...(await notes.ofQuotes(ids))];
    const consents = await records.consentsOf(key);
    const all: CustomerEntry[] = [
      ...found.flatMap((one) =>
        (one?.events ?? []).map((event) => ({ ...entry(event), quoteId: event.quoteId })),
      ),
      ...said.map(beside),
      ...consents.map((event) => beside({ ...event, kind: 'recordConsent' })),
    ];
    if (all.length === 0 && !(await isKnown(key, parts))) {
      return failed({ kind: 'notFound', message: message('customerNotFound') });
    }
    // What happened at the same moment stays in its order.
    const entries = all.sort((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0));
    return done({ entries: entries.reverse().slice(0, limit), total: entries.length });
  };
}
