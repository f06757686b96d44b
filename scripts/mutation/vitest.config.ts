import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // A mutant runs parts of many files: they import the sources once, not each for itself.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
