import { firstScreen } from './page/first-screen.ts';
import { keyToPremium } from './page/keys.ts';
import { quotesList } from './page/lists.ts';
import { openBrowser } from './page/screens.ts';
import type { BenchResult } from './result.ts';

/** What a broker waits for at the screens, in Chromium, compared with the least possible time. */
export async function run(): Promise<BenchResult[]> {
  const browser = await openBrowser();
  try {
    return [
      ...(await keyToPremium(browser)),
      ...(await quotesList(browser)),
      ...(await firstScreen(browser)),
    ];
  } finally {
    await browser.close();
  }
}
