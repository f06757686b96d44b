import { expect, type Locator, type Page } from '@playwright/test';
import type { Environment } from '../../../src/shared/domain/desk/environment.ts';

/** Waits until the screens are ready: nothing hears earlier keys. */
export async function ready(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Waits until the page of a quote is there. */
export async function showsQuote(page: Page, quoteId: string): Promise<void> {
  await expect(page.getByRole('main').locator('code', { hasText: quoteId })).toBeVisible();
}

/** Opens an address and waits until the screens are ready. */
export async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await ready(page);
}

/** Takes this page to an environment, without a click. */
export async function enter(page: Page, environment: Environment): Promise<void> {
  // Before that, the page may not have its session yet.
  await ready(page);
  await page.evaluate((entered) => sessionStorage.setItem('quotedesk-realm', entered), environment);
  await page.reload();
  await ready(page);
}

/** Waits until nothing is wider than the window; floating parts may take a moment. */
export async function fits(page: Page, what: string): Promise<void> {
  const beyond = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(beyond, { message: `${what} fits the window` }).toBe(0);
}

/** How many different colours a canvas shows along a line from its top to its bottom. */
function colours(canvas: Locator): Promise<number> {
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const line = element.getContext('2d')?.getImageData(element.width / 4, 0, 1, element.height);
    return new Set(new Uint32Array(line?.data.buffer ?? new ArrayBuffer(0))).size;
  });
}

/**
 * Waits until a page of a document is drawn: more than one colour.
 * @param sheet the region of the page, which is drawn again when its width changes
 */
export async function drawn(sheet: Locator): Promise<void> {
  await expect(sheet).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => colours(sheet.locator('canvas'))).toBeGreaterThan(5);
}
