import type { Page } from '@playwright/test';
import { everyPlace, type Place } from '../support/screens/places.ts';
import { open } from '../support/screens/screen.ts';
import { bridge } from './bridge.ts';
import { expect, test } from './fixture.ts';

/**
 * Opens the training before each test of a file, on a host that the file shares.
 * @returns what gives all its places, from the first test on
 */
export function openTrainingBeforeEach(): () => readonly Place[] {
  let places: readonly Place[] = [];

  test.beforeEach(async ({ page, host }) => {
    await page.addInitScript(() => sessionStorage.setItem('quotedesk-realm', 'training'));
    await open(page, host.link);
    if (places.length > 0) return;
    places = await everyPlace(
      async (operation, input) => (await bridge(page, operation, input, 'training')).value,
    );
  });

  return () => places;
}

/** Goes there, until nothing is on its way any more. */
export async function goTo(page: Page, { hash, mark }: Place): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(page.locator(mark).first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0);
}
