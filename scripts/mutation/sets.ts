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

/** Every test of a folder. */
const testsIn = (folder: string) => `test/${folder}/**/*.test.ts`;

/** Tests against a listening host. */
const service = (...names: string[]) => `test/service/{${names.join(',')}}.test.ts`;

export const mutationSets: readonly MutationSet[] = [
  {
    name: 'rating',
    sources: [
      'src/main/core/rating/**/*.ts',
      'src/main/core/quotes/price/**/*.ts',
      'src/shared/domain/{money,date}.ts',
    ],
    tests: [
      // Not what is only about the prices of the demonstration book: twenty thousand risks.
      'test/main/core/rating/!(portfolio).test.ts',
      testsIn('main/core/quotes/price'),
      'test/main/core/quotes/preview.test.ts',
      'test/shared/{date,money}.test.ts',
    ],
    goal: 95,
  },
  {
    name: 'quotes',
    sources: [
      'src/main/core/quotes/{change,submit,history,document}/**/*.ts',
      'src/main/core/idempotency/**/*.ts',
    ],
    tests: [
      testsIn('main/core/quotes'),
      service('etag', 'lifecycle', 'retrieve', 'submit-draft', 'underwriting'),
    ],
    goal: 85,
  },
  {
    name: 'guards',
    sources: [
      'src/main/adapters/http/{guard,bearer,idempotency,token,conditions,json-body,query}.ts',
      'src/main/adapters/http/screens/session.ts',
      'src/main/core/dispatcher.ts',
    ],
    tests: [
      testsIn('main/adapters/http'),
      'test/main/adapters/bridge/http.test.ts',
      'test/main/core/dispatcher.test.ts',
      service('authorisation', 'document-links', 'etag', 'idempotency', 'json-body', 'query'),
      service('shell', 'token'),
    ],
    goal: 85,
  },
  {
    name: 'storage',
    // The text of a landed migration never changes; what runs them is among the sources.
    sources: ['src/main/adapters/sqlite/**/*.ts', '!src/main/adapters/sqlite/migrations/0*.ts'],
    tests: [
      testsIn('main/adapters/sqlite'),
      service('customers', 'drafts', 'idempotency', 'lifecycle', 'quote-index', 'token-life'),
    ],
    goal: 85,
  },
];
