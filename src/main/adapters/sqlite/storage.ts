import { sql } from 'kysely';
import { isUnavailable } from '../../../shared/result/fault-error.ts';
import type { LevyTable } from '../../../shared/schemas/rate-books/levy-table.ts';
import type { RateBook } from '../../../shared/schemas/rate-books/rate-book.ts';
import type { DataVersions } from '../../core/data-state/data-version.ts';
import type { FirmFileStore } from '../../core/firm/firm-file-store.ts';
import type { Hash } from '../../core/hash.ts';
import type { OpenDatabase } from './connection/database.ts';
import type { Rows } from './connection/rows.ts';
import { datasetStore } from './datasets/dataset-store.ts';
import { importedCustomerStore } from './datasets/imported-customer-store.ts';
import { lookupStore } from './datasets/lookup-store.ts';
import { conflictStore } from './exchange/conflict-store.ts';
import { clientRows, clientStore, officeHolders } from './people/client-store.ts';
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
import { noticeStore } from './quotes/notice-store.ts';
import { quoteStore } from './quotes/quote-store.ts';
import { renewalStore } from './quotes/renewal-store.ts';
import {
  levyTableStore,
  rateBookStore,
  tableLifecycleStore,
} from './rate-books/table-lifecycle-store.ts';
import { noteStore } from './records/note-store.ts';
import { recordStore } from './records/record-store.ts';
import { firmFileStore } from './settings/firm-file-store.ts';
import { type SettingStore, settingStore } from './settings/setting-store.ts';

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

/** Where an office keeps what all its hosts must find the same. */
export interface OfficeRows extends Rows {
  /** Whether an error says that the office is out of reach. */
  readonly isAway: (error: unknown) => boolean;
}

/** The settings of an office, each kept here, too: the threads of a host read them, and a host without its office. */
function settingsOf(office: SettingStore, own: SettingStore): SettingStore {
  const keep = async (name: string, value: string): Promise<string> => {
    if ((await own.read(name)) !== value) await own.replace(name, value);
    return value;
  };
  return {
    read: async (name) => {
      try {
        const value = await office.read(name);
        return value === undefined ? undefined : await keep(name, value);
      } catch (error) {
        if (isUnavailable(error)) return own.read(name);
        throw error;
      }
    },
    once: async (name, make) => keep(name, await office.once(name, make)),
    change: async (name, to) => keep(name, await office.change(name, to)),
    replace: async (name, value) => {
      await office.replace(name, value);
      await keep(name, value);
    },
  };
}

/** The files of the firm in an office; what was read once is here, and never changes. */
const firmFilesOf = (office: FirmFileStore, own: FirmFileStore): FirmFileStore => ({
  add: office.add,
  find: async (sha256) => {
    const kept = await own.find(sha256);
    if (kept) return kept;
    const bytes = await office.find(sha256);
    if (bytes) await own.add({ sha256, bytes, createdAt: 0 });
    return bytes;
  },
});

/**
 * What the hosts of an office must find the same, in its rows.
 * @param made makes a store of those rows: its calls are tried again, or say that the office is away
 */
export function officeStorage(
  rows: OfficeRows,
  own: Pick<Storage, 'settings' | 'firmFiles'>,
  made: <T extends object>(store: T) => T,
) {
  const settings = settingsOf(made(settingStore(rows)), own.settings);
  return {
    settings,
    activeSince: async (hash: string, now: number) =>
      Number(await settings.once(`active ${hash}`, () => String(now))),
    clients: made(clientRows(rows, officeHolders(rows, rows.isAway))),
    usage: made(usageStore(rows)),
    refusals: made(refusalStore(rows)),
    firmFiles: firmFilesOf(made(firmFileStore(rows)), own.firmFiles),
    keptResponses: made(keptResponses(rows)),
    declined: made(declinedStore(rows, sql`at`)),
    letters: made(declinedLetterStore(rows)),
    documents: made(documentStore(rows)),
  };
}

/**
 * Puts every store on an open database.
 * @param hash of the chain of the history, of rate books and of levy tables
 * @param rows where declined risks and documents are kept: by default in the same database
 */
export function openStorage(database: OpenDatabase, hash: Hash, rows: Rows = database) {
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
    /** When a table that comes with the application became active. */
    activeSince: async (_hash: string, now: number) => now,
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
    notices: noticeStore(database),
    records: recordStore(database, hash, rows),
    notes: noteStore(database, hash),
    conflicts: conflictStore(database),
    versions: dataVersions(database, drafts.changes),
  };
}
