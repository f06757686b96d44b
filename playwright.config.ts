import { defineConfig } from '@playwright/test';

export default defineConfig({
  // One desk at a time: each test has a host, and the machine may be small.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: 'test-results',
  projects: [
    {
      name: 'browser',
      testDir: 'test/browser',
      use: {
        browserName: 'chromium',
        // What is looked at shall not be on its way to something else.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          // Root, as in a container, can't have Chromium's own sandbox.
          args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
        },
      },
    },
    { name: 'desktop', testDir: 'test/desktop' },
  ],
});
