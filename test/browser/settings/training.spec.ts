import { enter, open } from '../../support/screens/screen.ts';
import { violations, violationsInEveryScheme } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test('training is entered, looks unlike the real desk, keeps its data apart and is left', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const strip = page.getByRole('region', { name: 'Training' });
  await submitQuote(page, '191-D-12345');
  await page.keyboard.press('Control+,');
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

test('training starts again after a question, with the demonstration and nothing else', async ({
  page,
  host,
}) => {
  const quotes = async () =>
    (await bridge(page, 'listQuotes', { limit: 1000 }, 'training')).value.quotes as object[];
  await open(page, host.link);
  await page.keyboard.press('Control+,');
  await page.getByRole('button', { name: 'Start training', exact: true }).click();
  const strip = page.getByRole('region', { name: 'Training' });
  await expect(strip).toBeVisible();
  const before = (await quotes()).length;
  await submitQuote(page, '191-D-12345', 'Ní Bhriain', 'training');
  expect(await quotes()).toHaveLength(before + 1);

  await strip.getByRole('button', { name: 'Reset training' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('thrown away');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(await quotes()).toHaveLength(before + 1);

  await strip.getByRole('button', { name: 'Reset training' }).click();
  await dialog.getByRole('button', { name: 'Reset training' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await quotes()).length).toBe(before);
  await expect(strip).toBeVisible();
});

test('a first start offers training without being in the way, once', async ({ page, host }) => {
  await open(page, host.link);
  const offer = page.getByRole('complementary', { name: 'Your first time here?' });
  await page.goto('/?first-start#/');
  await expect(offer).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await violations(page)).toEqual({});
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(async () => (await bridge(page, 'getSettings', {})).value.tourDone).toBe(true);
  await expect(offer).toBeHidden();
});

test('the guide ticks itself off next to the form, and closes', async ({ page, host }) => {
  await open(page, host.link);
  await enter(page, 'training');
  await page.goto('/?first-start&realm=training#/');
  const guide = page.getByRole('complementary', { name: 'Your first quote' });
  const steps = guide.getByRole('listitem');
  const ticked = guide.getByText('(done)', { exact: true });
  await expect(steps).toHaveCount(5);
  await expect(ticked).toHaveCount(0);
  await page.keyboard.press('F2');
  await expect(ticked).toHaveCount(1);
  const title = page.getByRole('heading', { level: 1, name: 'New quote' });
  const { y } = (await title.boundingBox()) ?? { y: 0 };
  await expect(page.getByLabel('Registration')).toBeFocused();
  await page.keyboard.type('191-D-12345');
  await page.keyboard.press('Tab');
  await expect(ticked).toHaveCount(2);
  await page.getByLabel('Eircode').fill('D02 X285');
  await page.keyboard.press('Tab');
  await expect(ticked).toHaveCount(3);
  await page.getByLabel('First name').fill('Áine');
  await page.getByLabel('Surname').fill('Ní Bhriain');
  await page.getByLabel('Date of birth').first().fill('12/3/85');
  await page.keyboard.press('Tab');
  await expect(ticked).toHaveCount(4);
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(guide.getByRole('status')).toContainText('That is your first quote');
  await expect(ticked).toHaveCount(5);
  await page.keyboard.press('F2');
  await expect(guide).toBeHidden();
  // Nothing moved where it stood.
  await expect(title).toBeVisible();
  expect((await title.boundingBox())?.y).toBe(y);
  await expect.poll(async () => (await bridge(page, 'getSettings', {})).value.tourDone).toBe(true);
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
