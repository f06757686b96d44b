import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from './scripts/chromium.ts';

/** A test leaves its page before the code that V8 would make for speed pays: a tenth of all work. */
const NO_OPTIMIZING = '--js-flags=--no-maglev --no-opt';

/** No screen needs one, and to stand in for it takes a twentieth of all work. */
const NO_GPU = '--disable-gpu';

const chromium = chromiumLaunch();

export default defineConfig({
  // Each test has a host and a browser of its own; files run in parallel, as cores allow.
  workers: '100%',
  // Limits against a hang, not measures: a busy machine keeps them, too.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // Under CI a failed test gets one more try. One that needs it is named as flaky, and is a bug.
  retries: process.env.CI === 'true' ? 1 : 0,
  reporter: [['list']],
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFileDir}/{testFileName}-snapshots/{arg}{ext}',
  projects: [
    // One at a time: windows share a display, its focus and its clipboard. First, so that they end before the others.
    { name: 'desktop', testDir: 'test/desktop', workers: 1 },
    {
      name: 'browser',
      testDir: 'test/browser',
      use: {
        browserName: 'chromium',
        // No animation: tests see the final state.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { ...chromium, args: [...(chromium.args ?? []), NO_OPTIMIZING, NO_GPU] },
      },
    },
  ],
});
