import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { bridge } from '../test/browser/bridge.ts';
import { serve } from '../test/support/served.ts';
import { ROOT } from './build-fresh.ts';
import { album, fileOf, type Picture, SCHEMES, schemesOf } from './pictures/album.ts';
import { screensPage } from './pictures/page.ts';
import { seed } from './pictures/seed.ts';
import { built } from './run-here.ts';

const KEPT = join(ROOT, 'docs/pictures');
/** Pictures only to look at: git ignores them. */
const REST = join(ROOT, 'test-results/pictures');

/** Of 100: text stays sharp, at less than half the size of a PNG. */
const QUALITY = 80;

/** Opens a new page for each picture, so that nothing remains from another. */
async function opened(context: BrowserContext, url: string, picture: Picture): Promise<Page> {
  const { environment = 'training', language = 'en' } = picture;
  const page = await context.newPage();
  await page.addInitScript(
    (entered) => sessionStorage.setItem('quotedesk-realm', entered),
    environment,
  );
  await page.goto(url);
  const { value: settings } = await bridge(page, 'getSettings', {});
  await bridge(page, 'saveSettings', { ...settings, language });
  await page.reload();
  return page;
}

async function take(page: Page, name: string, picture: Picture): Promise<void> {
  await picture.way(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme });
    await page.waitForLoadState('networkidle');
    const folder = schemesOf(picture).includes(colorScheme) ? KEPT : REST;
    const path = join(folder, fileOf(name, colorScheme));
    await page.screenshot({ path, quality: QUALITY, animations: 'disabled' });
  }
}

/** Takes a picture of every screen, from the built application; everything pictured is made up. */
await built();
const host = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // Root, as in a container, can't have Chromium's own sandbox.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  for (const folder of [KEPT, REST]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
  }
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  // It stays open, so that the others get the session's key from it.
  const first = await context.newPage();
  await first.goto(host.link);
  await seed(first, host);
  for (const [name, picture] of Object.entries(album)) {
    const page = await opened(context, host.url, picture);
    await take(page, name, picture);
    await page.close();
  }
  writeFileSync(join(ROOT, 'docs/screens.md'), screensPage());
} finally {
  await browser.close();
  await host.stop();
}
