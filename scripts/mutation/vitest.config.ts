import { defineConfig } from 'vitest/config';
import { TAGS } from '../test/tags.ts';
import { quickestFirst } from './quickest-first.ts';
import { mutationSets, SET } from './sets.ts';

const chosen = mutationSets.filter(({ name }) => name === (process.env[SET] ?? name));
const include = chosen.flatMap(({ tests }) => tests);

export default defineConfig({
  test: {
    include,
    tags: TAGS,
    setupFiles: 'test/support/host/remove-folders.ts',
    sequence: { sequencer: quickestFirst(include) },
    // A mutant runs parts of many files: they load the sources once, not each for itself.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
