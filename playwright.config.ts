import { defineConfig } from '@playwright/test';

export default defineConfig({
  // Each test has a host and a browser of its own; files run in parallel, as cores allow.
  workers: '100%',
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
        // No animation: tests see the final state.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
          // Root, as in a container, can't have Chromium's own sandbox.
          args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
        },
      },
    },
    // One at a time: windows share a display, its focus and its clipboard.
    { name: 'desktop', testDir: 'test/desktop', workers: 1 },
  ],
});
