/**
 * Sources that are mutated together, the tests that must notice, and how many of the mutants. A mutant of what runs
 * before the tests, such as a table or the start of a host, runs every test of its set: sets are small.
 */
export interface MutationSet {
  /** Its group and its part of it: `guards/bodies`. */
  readonly name: string;
  /** Globs of the mutated sources; one that begins with `!` takes files out again. */
  readonly sources: readonly string[];
  /** Globs of the tests that are for these sources, the quickest first: each mutant runs those that reach it. */
  readonly tests: readonly string[];
  /** The smallest share of the mutants that the tests must notice, in percent. */
  readonly goal: number;
}

/** The variable that names the set whose tests run; by default those of all sets. */
export const SET = 'QUOTEDESK_MUTATION_SET';

/** Some files of a folder. */
const files = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}.ts`);

/** Every source below a folder. */
const below = (folder: string) => `${folder}/**/*.ts`;

/** The same sources, not to be mutated. */
const without = (globs: readonly string[]) => globs.map((glob) => `!${glob}`);

/** Some tests of a folder, or all below it. */
const tests = (folder: string, ...names: string[]) =>
  files(`test/${folder}`, ...(names.length > 0 ? names : ['**/*']).map((name) => `${name}.test`));

const RATING = 'src/main/core/rating';
const QUOTES = 'src/main/core/quotes';
const HTTP = 'src/main/adapters/http';
const SQLITE = 'src/main/adapters/sqlite';

const rating: readonly MutationSet[] = [
  {
    name: 'rating/premium',
    sources: files(RATING, '*'),
    // Not what is about the numbers of the demonstration book: thousands of risks for each mutant.
    tests: tests('main/core/rating', '!(portfolio|silence)', 'oracle/*', 'decision-tables/*'),
    goal: 95,
  },
  {
    name: 'rating/examine',
    sources: [below(`${RATING}/examine`)],
    tests: tests('main/core/rating/examine'),
    goal: 95,
  },
  {
    name: 'rating/price',
    sources: [below(`${QUOTES}/price`)],
    tests: [...tests('main/core/quotes/price'), ...tests('main/core/quotes', 'preview')],
    goal: 95,
  },
  {
    name: 'rating/values',
    sources: files('src/shared/domain', 'money', 'date'),
    tests: tests('shared', 'date', 'read-moment', 'money'),
    goal: 95,
  },
];

const CHANGE = `${QUOTES}/change`;
const REFERRAL = files(CHANGE, 'refer', 'referral', 'keep-event');
const LOST = files(CHANGE, 'lose');
const BEFORE_COVER = files(CHANGE, 'accept', 'before-cover', 'driver-number', 'suitability');

const SUBMIT = `${QUOTES}/submit`;
const DRAFT = files(SUBMIT, 'draft-from-*', 'submit-draft', 'keep-new', 'renewal');

const quotes: readonly MutationSet[] = [
  {
    name: 'quotes/change',
    sources: [below(CHANGE), ...without([...REFERRAL, ...LOST, ...BEFORE_COVER])],
    tests: [
      ...tests('main/core/quotes/change'),
      ...tests('main/core/quotes/sale', 'add-on', 'start', 'withdraw-override'),
    ],
    goal: 85,
  },
  // Each with its own host: what they decide shows in several answers of the API.
  {
    name: 'quotes/referral',
    sources: REFERRAL,
    tests: tests('service', 'referral', 'referral-queue'),
    goal: 85,
  },
  {
    name: 'quotes/lost',
    sources: LOST,
    tests: tests('service', 'lost'),
    goal: 85,
  },
  {
    name: 'quotes/before-cover',
    sources: BEFORE_COVER,
    tests: [
      ...tests('service', 'suitability', 'ipid', 'lifecycle'),
      ...tests('main/core/quotes/change', 'accept'),
    ],
    goal: 85,
  },
  {
    name: 'quotes/submit',
    sources: [below(SUBMIT), ...without(DRAFT)],
    tests: [
      ...tests('main/core/quotes/submit', 'decide', 'submit', '!(decide|submit)'),
      ...tests('main/core/quotes/change', 'smallest-premium'),
      ...tests('main/core/quotes/sale', 'period', 'schemes'),
    ],
    goal: 85,
  },
  // Duplicates and drafts sent twice are asserted where a host has both.
  {
    name: 'quotes/draft',
    sources: DRAFT,
    tests: [
      ...tests('main/core/quotes/submit', 'submit', 'draft-from-*'),
      ...tests('main/core/quotes/sale', 'renewal'),
      ...tests('service', 'submit-draft', 'duplicates'),
    ],
    goal: 85,
  },
  {
    name: 'quotes/history',
    sources: [below(`${QUOTES}/history`)],
    tests: [
      ...['history', 'change'].flatMap((area) => tests(`main/core/quotes/${area}`)),
      ...tests('main/core/quotes/sale', 'withdraw-override'),
    ],
    goal: 85,
  },
  {
    name: 'quotes/document',
    sources: [below(`${QUOTES}/document`)],
    // Not the XML Schema, which is made once and not asked by a quote.
    tests: [...tests('main/core/quotes', '!(xsd|preview)'), ...tests('service', 'quote-faults')],
    goal: 85,
  },
];

const guards: readonly MutationSet[] = [
  {
    name: 'guards/entry',
    sources: files(HTTP, 'guard', 'bearer', 'screens/session'),
    tests: [
      ...tests('main/adapters/http', 'bearer', 'guard'),
      ...tests('main/adapters/bridge', 'session'),
    ],
    goal: 85,
  },
  {
    name: 'guards/token',
    sources: files(HTTP, 'token'),
    tests: tests('service', 'token'),
    goal: 85,
  },
  {
    name: 'guards/bodies',
    sources: files(HTTP, 'json-body', 'json-names', 'query'),
    tests: [
      ...tests('main/adapters/http', 'json-names', 'query'),
      ...tests('service', 'json-body', 'query'),
    ],
    goal: 85,
  },
  {
    name: 'guards/keys',
    sources: files(HTTP, 'idempotency', 'conditions'),
    tests: tests('service', 'etag', 'idempotency'),
    goal: 85,
  },
  {
    name: 'guards/dispatcher',
    sources: files('src/main/core', 'dispatcher'),
    tests: tests('main/core', 'dispatcher', 'data-state/data-guard'),
    goal: 85,
  },
];

const INDEX_SOURCES = files(
  SQLITE,
  'quote-index-*',
  'customer-store',
  'day-store',
  'full-text-query',
);
const QUOTE_SOURCES = [
  ...files(SQLITE, 'quote-store', 'quote-row', 'quotes-by-mark', 'kept-quotes', 'save-lost'),
  ...files(SQLITE, 'event-*', 'contents', '*-transaction', 'kept-response-store', 'declined-*'),
];
const STORES = ['client', 'document', 'draft', 'lookup', 'refusal', 'setting', 'usage'];
const STORE_SOURCES = files(SQLITE, ...STORES.map((name) => `${name}-store`));
const CHECK_SOURCES = [below(`${SQLITE}/integrity`), ...files(SQLITE, 'row-hash', 'tables')];

const storage: readonly MutationSet[] = [
  {
    name: 'storage/quotes',
    sources: QUOTE_SOURCES,
    tests: tests('main/adapters/sqlite', 'quote-store', 'kept-responses', 'shared-transaction'),
    goal: 85,
  },
  {
    name: 'storage/stores',
    sources: STORE_SOURCES,
    tests: tests('main/adapters/sqlite', ...STORES.map((name) => `${name}-store`)),
    goal: 85,
  },
  {
    name: 'storage/index',
    sources: INDEX_SOURCES,
    tests: [
      ...tests('main/adapters/sqlite', 'quote-index-batch', 'quote-store'),
      // The index, its customers and its days are asked through the dispatcher.
      ...tests('service', 'customers', 'dashboard', 'quote-index'),
    ],
    goal: 85,
  },
  {
    name: 'storage/checks',
    sources: CHECK_SOURCES,
    tests: tests(
      'main/adapters/sqlite',
      'integrity/*',
      'tables',
      'write-ahead-log',
      'token-holders',
    ),
    goal: 85,
  },
  {
    name: 'storage/files',
    // The text of a landed migration never changes; what runs them is among the sources.
    sources: [
      below(SQLITE),
      ...files(`!${SQLITE}/migrations`, '0*'),
      ...without([...INDEX_SOURCES, ...QUOTE_SOURCES, ...STORE_SOURCES, ...CHECK_SOURCES]),
    ],
    // Not what starts an application for each case: the head of the history has a test by itself.
    tests: tests('main/adapters/sqlite', '!(chain-head|projection|*-store)'),
    goal: 85,
  },
];

export const mutationSets = [...rating, ...quotes, ...guards, ...storage];
