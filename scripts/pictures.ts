import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { serve } from '../test/support/served.ts';
import { ROOT } from './build-fresh.ts';
import { built } from './run-here.ts';

const FOLDER = join(ROOT, 'docs/pictures');
const SCHEMES = ['light', 'dark'] as const;

/** Takes the page from its start to what the picture shows. */
type Way = (page: Page, url: string) => Promise<void>;

const go =
  (path: string, there: string): Way =>
  async (page, url) => {
    await page.goto(`${url}/#${path}`);
    await page.locator(there).first().waitFor();
  };

const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);

async function newQuote(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/new?registration=191-D-12345`);
  await page.getByText('191-D-12345 is in the register').first().waitFor();
  await fill(page, 'Value, €', '14500');
  await fill(page, 'First name', 'Aoife');
  await fill(page, 'Surname', 'Ní Dhomhnaill');
  await fill(page, 'Date of birth', '15/6/1985');
  await fill(page, 'Eircode', 'D02 X285');
  await page.getByText('D02 X285 is in the register').first().waitFor();
  await page.getByTestId('premium-Comprehensive').getByText('€').waitFor();
  await page.getByText('Draft saved').waitFor();
  await fill(page, 'Value, €', '14500');
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -5000);
}

async function quote(page: Page, url: string): Promise<void> {
  await go('/quotes?status=quoted', '[data-number="3"]')(page, url);
  await page.locator('[data-number="3"]').focus();
  await page.keyboard.press('Enter');
  const premium = page.getByRole('region', { name: 'Premium step by step' });
  await premium.waitFor();
}

async function price(page: Page, url: string): Promise<void> {
  await go('/price', 'h1')(page, url);
  await fill(page, 'Date of birth', '15/6/1985');
  await page.locator('main').getByText('€').first().waitFor();
}

/** Each picture with the way to it. */
const PICTURES: Readonly<Record<string, Way>> = {
  dashboard: go('/', 'svg, [data-today]'),
  'new-quote': newQuote,
  quote,
  quotes: go('/quotes', '[data-number="8"]'),
  price,
};

async function take(browser: Browser, link: string, url: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(link);
  // Everything pictured is made up.
  await page.addInitScript({ content: "sessionStorage.setItem('quotedesk-realm', 'training')" });
  await page.reload();
  for (const [name, way] of Object.entries(PICTURES)) {
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      await way(page, url);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}.png`) });
    }
  }
}

/** Takes the pictures of the README anew, from the built application with its training data. */
await built();
const host = await serve();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  // Root, as in a container, can't have Chromium's own sandbox.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  await take(browser, host.link, host.url);
} finally {
  await browser.close();
  await host.stop();
}
