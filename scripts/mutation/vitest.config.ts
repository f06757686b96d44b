import { defineConfig } from 'vitest/config';
import { mutationSets, SET } from './sets.ts';

const chosen = mutationSets.filter(({ name }) => name === (process.env[SET] ?? name));

export default defineConfig({
  test: {
    include: chosen.flatMap(({ tests }) => tests),
    // A mutant runs parts of many files: they load the sources once, not each for itself.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
