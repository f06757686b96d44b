import { below, files, type MutationSet, tests, without } from './set.ts';

const SQLITE = 'src/main/adapters/sqlite';

const folder = (name: string) => below(`${SQLITE}/${name}`);
/** Tests of a folder of stores, all or some. */
const stores = (name: string, ...some: string[]) => tests(`main/adapters/sqlite/${name}`, ...some);

/** What carries each change to the drive, and the chain of events, are for quotes above all. */
const OF_QUOTES = [
  ...files(`${SQLITE}/history`, 'event-*'),
  ...files(`${SQLITE}/connection`, '*-transaction'),
];

export const storage: readonly MutationSet[] = [
  {
    name: 'storage/quotes',
    sources: [folder('quotes'), ...OF_QUOTES],
    tests: [
      ...stores('quotes'),
      ...stores('history', 'event-chain'),
      ...stores('quote-index', 'batch'),
      ...stores('connection', 'shared-transaction'),
      // What is left of an erased quote is read after an erasure.
      ...tests('service', 'records/erasure', 'quotes/renewals'),
    ],
    goal: 85,
  },
  // These are asked through the dispatcher, too.
  {
    name: 'storage/people',
    sources: [folder('people'), folder('settings')],
    tests: [
      ...stores('people'),
      ...tests('main/core/access', 'users'),
      ...tests('service/documents', 'firm'),
    ],
    goal: 85,
  },
  {
    name: 'storage/index',
    sources: [folder('quote-index')],
    tests: [
      ...stores('quote-index'),
      ...stores('background', 'background-work'),
      // Filters are asked through the dispatcher, and that a list stays quick shows in SQLite's plans.
      ...tests('service/quotes', 'quote-index', 'dashboard', 'requoted', 'lost'),
      ...tests('service/quotes', 'quote-search', 'referral-queue'),
      ...tests('service/data', 'query-plans', 'locked-database'),
      ...tests('service/datasets', 'customers'),
    ],
    goal: 85,
  },
  {
    name: 'storage/records',
    sources: [folder('records')],
    tests: tests('service/records', 'erasure', 'erasure-imported'),
    goal: 85,
  },
  {
    name: 'storage/books',
    sources: [folder('rate-books')],
    tests: tests('service/rate-books', 'rate-book-life', 'levy-table-life'),
    goal: 85,
  },
  {
    name: 'storage/datasets',
    sources: [folder('datasets')],
    tests: [
      // By their stores: an import runs in a thread of its own, where no mutant is active.
      ...stores('datasets'),
      ...tests('main/core/datasets', 'columns'),
      ...tests('service/datasets', 'datasets', 'import-customers'),
      ...tests('service/records', 'erasure-imported'),
    ],
    goal: 85,
  },
  {
    name: 'storage/checks',
    sources: [folder('integrity'), ...files(`${SQLITE}/schema`, 'tables')],
    tests: [
      ...stores('integrity'),
      ...stores('schema', 'tables'),
      ...stores('datasets', 'imported-customers'),
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
    // Not what starts an application for each case.
    tests: [
      ...['background', 'connection', 'files', 'schema'].flatMap((name) => stores(name)),
      ...stores('history', 'chain-head-file'),
      ...stores('integrity', 'start-check'),
      ...tests('main/adapters/sqlite', 'open'),
    ],
    goal: 85,
  },
];
