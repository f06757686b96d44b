import { below, files, type MutationSet, tests, without } from './set.ts';

const SQLITE = 'src/main/adapters/sqlite';

const folder = (name: string) => below(`${SQLITE}/${name}`);
/** What carries each change to the drive, and the chain of events, are for quotes above all. */
const OF_QUOTES = [
  ...files(`${SQLITE}/history`, 'event-*'),
  ...files(`${SQLITE}/connection`, '*-transaction'),
];

const FILE_TESTS = [
  ...['failure-report', 'schema', 'storage-failure-of', 'data-files', 'data-keys-file'],
  ...[
    'migrate',
    'first-forms',
    'lock-wait',
    'open',
    'open-hosts',
    'chain-head-file',
    'stand-in',
    'copies',
  ],
  ...['open-to-read', 'start-check', 'database-key', 'shared-transaction'],
  ...['interrupted-migration', 'background-work', 'log-size'],
];

export const storage: readonly MutationSet[] = [
  {
    name: 'storage/quotes',
    sources: [folder('quotes'), ...OF_QUOTES],
    tests: [
      ...tests('main/adapters/sqlite', 'declined-store', 'document-store', 'draft-store'),
      ...tests('main/adapters/sqlite', 'quote-store', 'kept-responses', 'event-chain'),
      ...tests('main/adapters/sqlite', 'quote-index-batch', 'shared-transaction'),
      // What is left of an erased quote is read after an erasure.
      ...tests('service', 'erasure', 'renewals'),
    ],
    goal: 85,
  },
  // These are asked through the dispatcher, too.
  {
    name: 'storage/people',
    sources: [folder('people'), folder('settings')],
    tests: [
      ...tests('main/adapters/sqlite', 'client-store', 'refusal-store', 'usage-store'),
      ...tests('main/adapters/sqlite', 'setting-store', 'token-holders'),
      ...tests('main/core/people', 'users'),
      ...tests('service', 'firm'),
    ],
    goal: 85,
  },
  {
    name: 'storage/index',
    sources: [folder('quote-index')],
    tests: [
      ...tests('main/adapters/sqlite', 'quote-index-batch', 'day-store', 'customer-store'),
      ...tests('main/adapters/sqlite', 'quote-index-store', 'quote-index-rebuild'),
      ...tests('main/adapters/sqlite', 'quotes-by-mark', 'rebuild-quote-index'),
      // Filters are asked through the dispatcher, and that a list stays quick shows in SQLite's plans.
      ...tests('service', 'quote-index', 'customers', 'dashboard', 'requoted', 'query-plans'),
      ...tests('service', 'quote-search', 'referral-queue', 'lost', 'locked-database'),
      ...tests('main/adapters/sqlite', 'projection', 'projection-failures', 'background-work'),
      ...tests('main/adapters/sqlite', 'quote-index-plans'),
    ],
    goal: 85,
  },
  {
    name: 'storage/records',
    sources: [folder('records')],
    tests: tests('service', 'erasure', 'erasure-imported'),
    goal: 85,
  },
  {
    name: 'storage/books',
    sources: [folder('rate-books')],
    tests: [
      ...tests('main/adapters/sqlite', 'challenger-store'),
      ...tests('service', 'rate-book-life', 'levy-table-life', 'challenger'),
    ],
    goal: 85,
  },
  {
    name: 'storage/datasets',
    sources: [folder('datasets')],
    tests: [
      // By their stores: an import runs in a thread of its own, where no mutant is active.
      ...tests('main/adapters/sqlite', 'staged-rows', 'column-mapping-store'),
      ...tests('main/adapters/sqlite', 'dataset-writer', 'imported-customers', 'lookup-store'),
      ...tests('main/adapters/sqlite', 'imported-customer-store'),
      ...tests('main/core/datasets', 'customers'),
      ...tests('service', 'datasets', 'import-customers', 'erasure-imported'),
    ],
    goal: 85,
  },
  {
    name: 'storage/checks',
    sources: [folder('integrity'), ...files(`${SQLITE}/schema`, 'tables')],
    tests: [
      ...tests('main/adapters/sqlite', 'integrity/files-and-sums', 'integrity/damaged-pages'),
      ...tests('main/adapters/sqlite', 'integrity/row-hash', 'imported-customers'),
      ...tests('main/adapters/sqlite', 'challenger-store', 'write-ahead-log', 'tables'),
      ...tests('main/adapters/sqlite', 'integrity/integrity', 'start-check'),
    ],
    goal: 85,
  },
  {
    name: 'storage/files',
    sources: [
      ...files(SQLITE, 'open'),
      ...['background', 'connection', 'files', 'history', 'schema'].map(folder),
      // The text of a landed migration never changes; what runs them is among the sources.
      ...without(files(`${SQLITE}/schema/migrations`, '0*')),
      ...without([...OF_QUOTES, ...files(`${SQLITE}/schema`, 'tables')]),
    ],
    // Not what starts an application for each case. By name: a glob that begins with `!(chain-head` leaves
    // chain-head-file out, too.
    tests: tests('main/adapters/sqlite', ...FILE_TESTS),
    goal: 85,
  },
];
