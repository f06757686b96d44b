import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Most files wait for a program that they started: no core is reserved for vitest.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/service/**'],
          testTimeout: 60_000,
          // A hook starts a host, too.
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          // Against a listening host: real SQLite, real loopback.
          name: 'service',
          include: ['test/service/**/*.test.ts'],
          testTimeout: 60_000,
          // A hook starts a host, too.
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
