import { enter, open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

// What one test leaves in the training, or at the desk, is no matter to another.
test.use({ hostOf: 'file' });

test('training is entered, looks unlike the real desk, keeps its data apart and is left', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const strip = page.getByRole('region', { name: 'Training' });
  await submitQuote(page, '191-D-12345');
  await page.goto('/#/settings/training');
  await page.getByRole('button', { name: 'Start training', exact: true }).click();
  await expect(strip).toContainText('nothing here is real');
  expect(await violationsInEveryScheme(page)).toEqual({});

  // Only the real desk has this one; the training has many.
  await page.keyboard.press('Control+k');
  const field = page.getByRole('textbox', { name: 'Find anything' });
  await expect(field).toBeFocused();
  await expect(page.getByRole('group', { name: 'Newest quotes' })).toBeVisible();
  await field.fill('Ní Bhriain 191-D-12345');
  await expect(page.getByRole('dialog')).toContainText('Nothing found');
  await page.keyboard.press('Escape');

  await page.reload();
  await expect(strip).toBeVisible();
  const left = page.waitForEvent('load');
  await strip.getByRole('button', { name: 'Leave training' }).click();
  await left;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(strip).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field).toBeFocused();
  await page.keyboard.type('191-D-12345');
  await expect(page.getByRole('button', { name: /Áine Ní Bhriain.*191-D-12345/ })).toBeVisible();
});

test('what is opened from training in another tab is training, too', async ({
  page,
  context,
  host,
}) => {
  await open(page, host.link);
  await enter(page, 'training');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'New quote' }).click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await expect(other.getByRole('heading', { level: 1, name: 'New quote' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Training' })).toBeVisible();
});

test('what a key leads to stands below the bar of the training', async ({ page, host }) => {
  await open(page, host.link);
  await enter(page, 'training');
  await page.keyboard.press('F3');
  await page.locator('[data-number="0"]').press('Enter');
  await expect(page.getByTestId('premium')).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('region', { name: /^Schedule, Page 1/ })).toBeVisible();
  const heading = page.getByRole('heading', { name: 'Documents', exact: true });
  await expect(heading).toBeInViewport();
  const bar = await page.getByRole('region', { name: 'Training' }).boundingBox();
  const { y } = (await heading.boundingBox()) ?? { y: 0 };
  expect(y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});
