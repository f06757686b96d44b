import { defineConfig } from 'vitest/config';
import { TAGS } from './scripts/test/tags.ts';

/** Milliseconds. They end what hangs; on a busy machine all else has the time that it takes. */
const TEST_TIMEOUT = 240_000;
/** A hook starts a host, and the first one of a run may build it. */
const HOOK_TIMEOUT = 300_000;

/** What every file of tests leaves is removed after it. */
const REMOVE_FOLDERS = 'test/support/host/remove-folders.ts';

/** The words that a page has after its first screen. */
const LATER_WORDS = 'src/renderer/i18n/screen-words/later.ts';

const BENCH = 'test/scripts/bench.test.ts';

const SIMULATION = 'test/simulation/simulation.test.ts';

export default defineConfig({
  test: {
    // Most files wait for a program that they started: no core is reserved for vitest.
    maxWorkers: '100%',
    globalSetup: 'test/support/host/quick-starts.ts',
    tags: TAGS,
    // Without isolation: files change nothing outside their tests, and share the modules that one loaded.
    projects: [
      {
        test: {
          // By itself: it makes so many large buffers that a heap full of modules slows it down.
          name: 'simulation',
          include: [SIMULATION],
          testTimeout: TEST_TIMEOUT,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/service/**', 'test/screens/**', BENCH, SIMULATION],
          setupFiles: [REMOVE_FOLDERS, LATER_WORDS],
          isolate: false,
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
        },
      },
      {
        test: {
          // Against a listening host: real SQLite, real loopback.
          name: 'service',
          // The benchmarks are the longest file: at the end of all it would run alone.
          include: ['test/service/**/*.test.ts', BENCH],
          setupFiles: REMOVE_FOLDERS,
          isolate: false,
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
        },
      },
      {
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          // The screens in a DOM without a browser, over the desktop's bridge and a real host.
          name: 'screens',
          include: ['test/screens/**/*.test.ts'],
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { settings: { disableComputedStyleRendering: true } } },
          env: { NODE_ENV: 'production' },
          setupFiles: ['test/screens/setup.ts', REMOVE_FOLDERS],
          isolate: false,
          css: false,
          testTimeout: TEST_TIMEOUT,
          hookTimeout: HOOK_TIMEOUT,
        },
      },
    ],
  },
});
