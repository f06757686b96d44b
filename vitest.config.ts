import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/service/**'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          // Against a listening host: real SQLite, real loopback.
          name: 'service',
          include: ['test/service/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
