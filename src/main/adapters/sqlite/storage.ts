import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { DataVersions } from '../../core/data-state/data-version.ts';
import type { Hash } from '../../core/hash.ts';
import type { OpenDatabase } from './connection/database.ts';
import { datasetStore } from './datasets/dataset-store.ts';
import { importedCustomerStore } from './datasets/imported-customer-store.ts';
import { lookupStore } from './datasets/lookup-store.ts';
import { clientStore } from './people/client-store.ts';
import { refusalStore } from './people/refusal-store.ts';
import { usageStore } from './people/usage-store.ts';
import { userStore } from './people/user-store.ts';
import { customerStore } from './quote-index/customer-store.ts';
import { dayStore } from './quote-index/day-store.ts';
import { quoteIndexStore } from './quote-index/quote-index-store.ts';
import { declinedLetterStore } from './quotes/declined-letter-store.ts';
import { declinedStore } from './quotes/declined-store.ts';
import { documentStore } from './quotes/document-store.ts';
import { draftStore } from './quotes/draft-store.ts';
import { keptResponses } from './quotes/kept-response-store.ts';
import { quoteStore } from './quotes/quote-store.ts';
import { renewalStore } from './quotes/renewal-store.ts';
import {
  levyTableStore,
  rateBookStore,
  tableLifecycleStore,
} from './rate-books/table-lifecycle-store.ts';
import { recordStore } from './records/record-store.ts';
import { firmFileStore } from './settings/firm-file-store.ts';
import { settingStore } from './settings/setting-store.ts';

/**
 * Numbers that change with every change of the data, by this connection (`total_changes`) or by
 * another (`data_version`). Each part of the sum only grows, so that no two changes cancel each
 * other out; the history's length tells two starts of a host apart. The quote index catches up
 * first, so that catching up later does not count as a second change.
 * @param draftChanges how many of this connection's changes are of drafts: what another connection
 * changes of them counts as a change of the rest
 */
export function dataVersions(
  { sqlite, projection }: Pick<OpenDatabase, 'sqlite' | 'projection'>,
  draftChanges: () => number,
): () => Promise<DataVersions> {
  const others = sqlite.prepare<[], number>('pragma data_version').pluck();
  const own = sqlite
    .prepare<[], number>(
      'select total_changes() + coalesce((select max(sequence) from quote_event), 0)',
    )
    .pluck();
  return async () => {
    await projection.catchUp();
    const drafts = draftChanges();
    return { version: (others.get() ?? 0) + (own.get() ?? 0) - drafts, drafts };
  };
}

/** Everything that an application keeps. */
export type Storage = ReturnType<typeof openStorage>;

/**
 * Puts every store on an open database.
 * @param hash of the chain of the history, of rate books and of levy tables
 */
export function openStorage(database: OpenDatabase, hash: Hash) {
  const drafts = draftStore(database);
  return {
    clients: clientStore(database),
    users: userStore(database, hash),
    usage: usageStore(database),
    refusals: refusalStore(database),
    settings: settingStore(database),
    firmFiles: firmFileStore(database),
    lookups: lookupStore(database),
    datasets: datasetStore(database),
    importedCustomers: importedCustomerStore(database),
    rateBooks: rateBookStore(database),
    rateBookLives: tableLifecycleStore<RateBook>(database, hash, 'rateBook'),
    levyTables: levyTableStore(database),
    levyLives: tableLifecycleStore<LevyTable>(database, hash, 'levyTable'),
    quotes: quoteStore(database, hash),
    keptResponses: keptResponses(database),
    drafts,
    declined: declinedStore(database),
    letters: declinedLetterStore(database),
    documents: documentStore(database),
    quoteIndex: quoteIndexStore(database),
    customers: customerStore(database),
    days: dayStore(database),
    renewals: renewalStore(database),
    records: recordStore(database, hash),
    versions: dataVersions(database, drafts.changes),
  };
}
