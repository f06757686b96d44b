import type { Page } from '@playwright/test';
import { fits } from '../../support/screens/screen.ts';
import { type SCHEMES, violationsIn } from '../axe.ts';
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

/** Whether axe finds nothing on a screen, and what else must be true of it in a scheme. */
async function looksWell(page: Page, place: string, scheme: keyof typeof SCHEMES): Promise<void> {
  expect.soft(await violationsIn(page, scheme), `${place} in ${scheme}`).toEqual({});
  // The focus has a colour of its own.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const found = scheme === 'forced colours' ? await unmarked(page) : await faintFields(page);
  expect.soft(found, `${place} in ${scheme}`).toEqual([]);
}

test('axe finds nothing on any screen, fields stand out 3 : 1, and nothing moves, in light', {
  tag: '@quick',
}, async ({ page }) => {
  for (const place of places()) {
    await goTo(page, place);
    await looksWell(page, place.name, 'light');
    expect.soft(await moving(page), `moving: ${place.name}`).toEqual([]);
  }
});

test('every screen is as good in dark and forced colours, and none is wider than a small window', async ({
  page,
}) => {
  for (const place of places()) {
    await goTo(page, place);
    await looksWell(page, place.name, 'dark');
    await looksWell(page, place.name, 'forced colours');
    for (const [width, height] of [
      [1024, 640],
      [640, 400],
      [1280, 800],
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
