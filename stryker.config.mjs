/** What every set of `npm run mutation` shares; the sets are in scripts/mutation/sets.ts. */
export default {
  testRunner: 'vitest',
  plugins: [
    '@stryker-mutator/vitest-runner',
    '@stryker-mutator/typescript-checker',
    './scripts/mutation/sample-checker.ts',
  ],
  // A set names its tests: nearly all are related, because the dispatcher reaches everything. They are
  // named by vitest's own configuration, because with Stryker's `testFiles` no mutant of a constant is
  // ever active.
  vitest: { related: false, configFile: 'scripts/mutation/vitest.config.ts' },
  tsconfigFile: 'scripts/mutation/tsconfig.json',
  reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
  clearTextReporter: { logTests: false, reportTests: false },
  // A mutant that runs out of time counts as noticed. Endless loops end early, by how often they pass a mutant; all else
  // has time enough on a busy machine.
  timeoutMS: 600_000,
  dryRunTimeoutMinutes: 15,
  ignorePatterns: ['out', 'dist', 'docs', 'test-results', 'playwright-report'],
};
