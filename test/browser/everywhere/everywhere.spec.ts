import type { Page } from '@playwright/test';
import { fits } from '../../support/screens/screen.ts';
import { SCHEMES, violations } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { faintFields, moving, unmarked } from '../looks.ts';
import { goTo, openTrainingBeforeEach } from '../places.ts';
import { tabStops } from '../tab-stops.ts';

let faults: string[];

test.use({ hostOf: 'file' });

test.beforeEach(({ page }) => {
  faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', ({ message }) => faults.push(message));
});

const places = openTrainingBeforeEach();

test.afterEach(() => {
  // Also: nothing that the content security policy had to refuse.
  expect(faults).toEqual([]);
});

/** Whether axe finds nothing on any screen, and what else must be true of one in a scheme. */
async function looksWell(page: Page, scheme: keyof typeof SCHEMES): Promise<void> {
  await page.emulateMedia({ ...SCHEMES[scheme], reducedMotion: 'reduce' });
  for (const place of places()) {
    await goTo(page, place);
    expect.soft(await violations(page), place.name).toEqual({});
    // The focus has a colour of its own.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const isForced = scheme === 'forced colours';
    const found = isForced ? await unmarked(page) : await faintFields(page);
    expect.soft(found, place.name).toEqual([]);
    if (scheme === 'light') expect.soft(await moving(page), `moving: ${place.name}`).toEqual([]);
  }
}

test('axe finds nothing on any screen, fields stand out 3 : 1, and nothing moves, in light', {
  tag: '@quick',
}, async ({ page }) => {
  await looksWell(page, 'light');
});

test('axe finds nothing on any screen, and fields stand out 3 : 1, in dark', async ({ page }) => {
  await looksWell(page, 'dark');
});

test('axe finds nothing on any screen in forced colours, links are underlined, and what is chosen has a line', async ({
  page,
}) => {
  await looksWell(page, 'forced colours');
});

test('nothing is wider than the window, at 200 % of a small screen either', async ({ page }) => {
  for (const place of places()) {
    await goTo(page, place);
    for (const [width, height] of [
      [1280, 800],
      [1024, 640],
      [640, 400],
    ] as const) {
      await page.setViewportSize({ width, height });
      await fits(page, `${place.name} at ${width}`);
    }
  }
});

test('Tab goes through every screen as one reads it, and the focus is seen', async ({ page }) => {
  for (const place of places()) {
    await goTo(page, place);
    const stops = await tabStops(page, 15);
    expect.soft(stops.length, place.name).toBeGreaterThanOrEqual(9);
    const unseen = stops.filter(({ isSeen }) => !isSeen);
    expect.soft(unseen, `unseen at ${place.name}`).toEqual([]);
    const before = stops.filter(({ isBefore }) => isBefore);
    expect.soft(before, `out of order at ${place.name}`).toEqual([]);
  }
});
