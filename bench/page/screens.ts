import { type Browser, chromium, type Page } from '@playwright/test';
import { buildFresh } from '../../scripts/build-fresh.ts';
import { chromiumLaunch } from '../../scripts/chromium.ts';
import { serve } from '../../test/support/host/served.ts';

/** The screens in a page of Chromium, served by the built headless host. */
export interface OpenScreens {
  readonly url: string;
  readonly page: Page;
  readonly close: () => Promise<void>;
}

/** A Chromium without a window. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch(chromiumLaunch());
}

/** Opens the screens on a data folder, or on a new one. */
export async function openScreens(browser: Browser, dataFolder?: string): Promise<OpenScreens> {
  await buildFresh();
  const host = await serve(dataFolder === undefined ? {} : { dataFolder });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(host.link);
  await page.locator('h1').waitFor();
  const close = async () => {
    await page.close();
    await host.stop();
  };
  return { url: host.url, page, close };
}
