import type { Page } from '@playwright/test';
import { enter, fits, open, ready } from '../../support/screens/screen.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { begin, field, fillIn, price } from '../quote-form.ts';

// One host for the file: nothing here asks what other tests have left.
test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

/** What has the focus and lies behind something else; `end` where nothing has it. */
function coveredNow(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // What lost the focus goes away with the next frame.
    const goes = document.getAnimations().map(({ finished }) => finished);
    await Promise.allSettled(goes);
    const element = document.activeElement;
    if (element === null || element === document.body) return 'end';
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    // A choice is seen by the label around it.
    const whole = element.closest('label') ?? element;
    if (whole.contains(hit)) return '';
    const brief = (part: Element | null) => part?.outerHTML.slice(0, 100);
    return `${brief(element)} at ${top} lies behind ${brief(hit)}`;
  });
}

/** Goes through the page by Tab and back, and gives what was covered on the way. */
async function covered(page: Page): Promise<string[]> {
  const found: string[] = [];
  let stops = 0;
  for (let at = ''; at !== 'end' && stops < 150; stops += 1) {
    await page.keyboard.press('Tab');
    at = await coveredNow(page);
    found.push(at);
  }
  expect(stops).toBeGreaterThan(40);
  expect(found.pop()).toBe('end');
  for (let back = 1; back < stops; back += 1) {
    await page.keyboard.press('Shift+Tab');
    found.push(await coveredNow(page));
  }
  return found.filter(Boolean);
}

test('nothing that has the focus is hidden at 200 %', async ({ page }) => {
  // Some two hundred stops: a busy machine takes its time over them.
  test.setTimeout(240_000);
  await enter(page, 'training');
  for (const [width, height] of [
    [960, 540],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await begin(page);
    await fillIn(page);
    await page.getByText(/more answers/).press('Enter');
    await page.locator('a').first().focus();
    expect.soft(await covered(page), `at ${width}`).toEqual([]);
  }
});

test('the form needs no scrolling in a window of 1,920 by 1,080', { tag: '@quick' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await begin(page);
  await fillIn(page);
  await field(page, 'Eircode').fill('D02 X285');
  await expect(field(page, 'Town')).toHaveValue('Dublin 2');
  const room = await page.evaluate(() => innerHeight - document.documentElement.scrollHeight);
  expect(room).toBe(0);
  for (const last of ['No-claims bonus, years', 'Alarm or immobiliser']) {
    await expect(field(page, last)).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('button', { name: 'Save quote' })).toBeInViewport({ ratio: 1 });
});

test('price and button stay in sight in a small window, and nothing is wider than it', {
  tag: '@quick',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 640 });
  await begin(page);
  await fillIn(page);
  for (const label of ['Start of cover', 'No-claims bonus, years']) {
    await field(page, label).focus();
    await expect(price(page)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Save quote' })).toBeInViewport({ ratio: 1 });
  }
  for (const width of [2560, 1024, 900, 640, 360]) {
    await page.setViewportSize({ width, height: 640 });
    await fits(page, `A new quote at ${width}`);
  }
});

/** The cells of the list that show less than what stands in them. */
function cut(page: Page): Promise<string[]> {
  return page
    .getByRole('grid')
    .evaluate((grid) =>
      [...grid.querySelectorAll<HTMLElement>('[role="gridcell"], [role="columnheader"], button')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ innerText }) => innerText),
    );
}

test('a list uses the window, shows whole words, and keeps customer and premium in sight', async ({
  page,
}) => {
  await enter(page, 'training');
  const { value: settings } = await bridge(page, 'getSettings', {});
  for (const language of ['en', 'ga'] as const) {
    await bridge(page, 'saveSettings', { ...settings, language });
    await page.reload();
    await ready(page);
    await page.keyboard.press('F3');
    const grid = page.getByRole('grid');
    const row = grid.locator('[data-number="0"]');
    await expect(row).toContainText('€');
    for (const width of [900, 1280, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const box = await grid.boundingBox();
      expect.soft(width - (box?.x ?? 0) - (box?.width ?? 0), `room at ${width}`).toBeLessThan(50);
      const beyond = () =>
        grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      // Columns give way in the frame after.
      await expect.poll(beyond, { message: `${language} at ${width} needs no scrolling` }).toBe(0);
      expect.soft(await cut(page), `${language} at ${width}`).toEqual([]);
    }
    await page.setViewportSize({ width: 640, height: 800 });
    for (const left of [0, 1000]) {
      await grid.evaluate((element, to) => element.scrollTo({ left: to }), left);
      await expect.soft(row.locator('[data-pinned="start"]')).toBeInViewport({ ratio: 0.99 });
      await expect.soft(row.getByText('€')).toBeInViewport({ ratio: 0.99 });
    }
  }
  await bridge(page, 'saveSettings', settings);
});
