/** Sources that are mutated together, the tests that must notice, and how many of the mutants. */
export interface MutationSet {
  readonly name: string;
  /** Globs of the mutated sources; one that begins with `!` takes files out again. */
  readonly sources: readonly string[];
  /** Globs of the tests that are for these sources: each mutant runs those that reach it. */
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

/** Some tests of a folder, or all below it. */
const tests = (folder: string, ...names: string[]) =>
  files(`test/${folder}`, ...(names.length > 0 ? names : ['**/*']).map((name) => `${name}.test`));

export const mutationSets: readonly MutationSet[] = [
  {
    name: 'rating',
    sources: [
      ...['src/main/core/rating', 'src/main/core/quotes/price'].map(below),
      ...files('src/shared/domain', 'money', 'date'),
    ],
    tests: [
      // Not what is only about the prices of the demonstration book: twenty thousand risks.
      ...tests('main/core/rating', '!(portfolio)'),
      ...tests('main/core/quotes/price'),
      ...tests('main/core/quotes', 'preview'),
      ...tests('shared', 'date', 'read-moment', 'money'),
    ],
    goal: 95,
  },
  {
    name: 'quotes',
    sources: ['change', 'submit', 'history', 'document'].map((area) =>
      below(`src/main/core/quotes/${area}`),
    ),
    tests: [
      ...['change', 'history', 'submit'].flatMap((area) => tests(`main/core/quotes/${area}`)),
      ...tests('main/core/quotes', '*'),
      ...tests('service', 'quote-faults'),
    ],
    goal: 85,
  },
  {
    name: 'guards',
    sources: [
      ...files('src/main/adapters/http', 'guard', 'bearer', 'idempotency', 'token', 'conditions'),
      ...files('src/main/adapters/http', 'json-body', 'json-names', 'query', 'screens/session'),
      ...files('src/main/core', 'dispatcher'),
    ],
    tests: [
      ...tests('main/adapters/http', 'bearer', 'guard', 'json-names', 'query'),
      ...tests('main/adapters/bridge', 'session'),
      ...tests('main/core', 'dispatcher', 'data-state/data-guard'),
      ...tests('service', 'etag', 'idempotency', 'json-body', 'query', 'shell', 'token'),
    ],
    goal: 85,
  },
  {
    name: 'storage',
    // The text of a landed migration never changes; what runs them is among the sources.
    sources: [
      below('src/main/adapters/sqlite'),
      ...files('!src/main/adapters/sqlite/migrations', '0*'),
    ],
    tests: [
      // Not what starts an application for each case: the head of the history has a test by itself.
      ...tests('main/adapters/sqlite', '!(chain-head)', 'integrity/*'),
      // The index, its customers and its days are asked through the dispatcher.
      ...tests('service', 'customers', 'dashboard', 'quote-index'),
    ],
    goal: 85,
  },
];
