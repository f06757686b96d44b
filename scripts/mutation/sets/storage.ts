import { below, files, type MutationSet, tests, without } from './set.ts';

const SQLITE = 'src/main/adapters/sqlite';

const INDEX_SOURCES = files(
  SQLITE,
  'quote-index-*',
  'customer-store',
  'day-store',
  'full-text-query',
);
const QUOTE_SOURCES = [
  ...files(SQLITE, 'quote-store', 'quote-row', 'quotes-by-mark', 'kept-quotes'),
  ...files(SQLITE, 'event-*', '*-transaction', 'kept-response-store', 'declined-*'),
];
const STORES = ['client', 'document', 'draft', 'lookup', 'refusal', 'setting', 'usage'];
const STORE_SOURCES = files(SQLITE, ...STORES.map((name) => `${name}-store`));
const RECORD_SOURCES = [
  below(`${SQLITE}/records`),
  ...files(SQLITE, 'imported-customer-store', 'user-store', 'firm-file-store'),
];
const BOOK_SOURCES = files(SQLITE, 'table-*store', 'challenger-store', 'renewal-store');
const DATASET_SOURCES = files(
  SQLITE,
  'dataset-*',
  'imported-customer-rows',
  'staged-rows',
  'column-mapping-store',
);
const FILE_TESTS = [
  ...['failure-report', 'schema', 'storage-failure-of', 'data-files', 'data-keys-file'],
  ...['migrate', 'first-forms', 'lock-wait', 'open', 'chain-head-file', 'stand-in', 'copies'],
  ...['open-to-read', 'start-check', 'database-key', 'shared-transaction'],
  ...['interrupted-migration', 'background-work', 'log-size'],
];
const CHECK_SOURCES = [below(`${SQLITE}/integrity`), ...files(SQLITE, 'row-hash', 'tables')];

export const storage: readonly MutationSet[] = [
  {
    name: 'storage/quotes',
    sources: QUOTE_SOURCES,
    tests: [
      ...tests('main/adapters/sqlite', 'quotes-by-mark', 'declined-store', 'quote-store'),
      ...tests('main/adapters/sqlite', 'kept-responses', 'event-chain', 'quote-index-batch'),
      ...tests('main/adapters/sqlite', 'shared-transaction'),
      // What is left of an erased quote is read after an erasure.
      ...tests('service', 'erasure'),
    ],
    goal: 85,
  },
  {
    name: 'storage/stores',
    sources: STORE_SOURCES,
    tests: tests('main/adapters/sqlite', ...STORES.map((name) => `${name}-store`), 'token-holders'),
    goal: 85,
  },
  {
    name: 'storage/index',
    sources: INDEX_SOURCES,
    tests: [
      ...tests('main/adapters/sqlite', 'quote-index-batch', 'day-store', 'customer-store'),
      ...tests('main/adapters/sqlite', 'quote-index-store', 'quote-index-rebuild'),
      // Filters are asked through the dispatcher, and that a list stays quick shows in SQLite's plans.
      ...tests('service', 'quote-index', 'customers', 'dashboard', 'requoted', 'query-plans'),
    ],
    goal: 85,
  },
  // These ask other stores, too, and are asked through the dispatcher.
  {
    name: 'storage/records',
    sources: RECORD_SOURCES,
    tests: [
      ...tests('main/core/people', 'users'),
      ...tests('service', 'firm', 'erasure', 'erasure-imported'),
    ],
    goal: 85,
  },
  {
    name: 'storage/books',
    sources: BOOK_SOURCES,
    tests: [
      ...tests('main/adapters/sqlite', 'challenger-store'),
      ...tests('service', 'rate-book-life', 'levy-table-life', 'renewals', 'challenger'),
    ],
    goal: 85,
  },
  {
    name: 'storage/datasets',
    sources: DATASET_SOURCES,
    tests: [
      ...tests('main/adapters/sqlite', 'dataset-writer', 'imported-customers'),
      ...tests('main/core/datasets', 'customers'),
      ...tests('service', 'datasets', 'import-customers'),
    ],
    goal: 85,
  },
  {
    name: 'storage/checks',
    sources: CHECK_SOURCES,
    tests: [
      ...tests('main/adapters/sqlite', 'integrity/files-and-sums', 'imported-customers'),
      ...tests('main/adapters/sqlite', 'challenger-store', 'write-ahead-log', 'tables'),
      ...tests('main/adapters/sqlite', 'integrity/integrity'),
    ],
    goal: 85,
  },
  {
    name: 'storage/files',
    // The text of a landed migration never changes; what runs them is among the sources.
    sources: [
      below(SQLITE),
      ...files(`!${SQLITE}/migrations`, '0*'),
      ...without([...INDEX_SOURCES, ...QUOTE_SOURCES, ...STORE_SOURCES, ...CHECK_SOURCES]),
      ...without([...RECORD_SOURCES, ...BOOK_SOURCES, ...DATASET_SOURCES]),
    ],
    // Not what starts an application for each case. By name: a glob that begins with `!(chain-head` leaves
    // chain-head-file out, too.
    tests: tests('main/adapters/sqlite', ...FILE_TESTS),
    goal: 85,
  },
];
