import { fillChecklist } from '../../support/screens/fill-checklist.ts';
import { drawn, fits } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { acceptQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { DOCUMENT, desk, openDeskBeforeEach, opened } from '../quote-page.ts';

test.use({ hostOf: 'file' });

openDeskBeforeEach();

test('documents are read when they are asked for, and the head says that a policy was made', async ({
  page,
  host,
}) => {
  const readers: string[] = [];
  page.on('request', (request) => {
    if (/\/pdf/.test(request.url())) readers.push(request.url());
  });
  const { quoteId } = await opened(page);
  const dialog = page.getByRole('dialog');

  expect(readers).toEqual([]);
  await page.keyboard.press('Control+D');
  const preview = page.getByRole('region', { name: 'Schedule, Page 1 of 2' });
  await drawn(preview);
  await expect(preview.getByRole('heading', { name: 'Policy schedule' })).toBeAttached();
  await expect(preview.getByRole('rowheader', { name: 'Make and model' })).toBeAttached();
  expect(readers.some((url) => url.startsWith(`${host.url}/assets/pdf.worker`))).toBe(true);

  const saving = page.waitForEvent('download');
  await page.keyboard.press('Control+S');
  expect((await saving).suggestedFilename()).toMatch(/^[A-Za-z0-9-]+\.pdf$/);
  const mailing = page.waitForEvent('download');
  await page.keyboard.press('Control+Shift+E');
  await expect(dialog).toContainText('The statement of suitability is not confirmed');
  await expect(dialog.getByLabel('To', { exact: true })).toHaveValue('aoife@example.com');
  await page.keyboard.press('Control+Enter');
  expect((await mailing).suggestedFilename()).toBe(`${quoteId}.eml`);

  await page.keyboard.press('Control+Enter');
  await fillChecklist(page);
  await page.keyboard.type('DD-2027-1');
  await page.keyboard.press('Tab');
  await page.keyboard.press('d');
  await expect(dialog).toContainText('paid by direct debit');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('at the end of the page, and at a zoom of 200 %, premium and actions are in sight', async ({
  page,
}) => {
  // The desk binds one quote of a car.
  const Vehicle = { ...DOCUMENT.Vehicle, RegistrationNumber: '201-G-12345' };
  const { quoteId } = await opened(page, { ...DOCUMENT, Vehicle });
  await desk(page, 'addCover', { quoteId, addonType: 'breakdown' });
  const head = page.getByRole('region', { name: 'Cover', exact: true });
  await expect(head).toContainText('Breakdown assistance: In Ireland');
  for (const viewport of [page.viewportSize(), { width: 640, height: 400 }]) {
    await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
    await page.getByText('answers assumed').scrollIntoViewIfNeeded();
    await expect(page.getByTestId('premium')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Go on cover' })).toBeInViewport({ ratio: 1 });
    await fits(page, 'the quote');
  }
});

test('axe finds nothing on the page', async ({ page }) => {
  const Vehicle = { ...DOCUMENT.Vehicle, RegistrationNumber: '211-C-12345' };
  await opened(page, { ...DOCUMENT, Vehicle });
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.keyboard.press('Alt+2');
  await page.getByRole('button', { name: 'Show every row' }).click();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.keyboard.press('Alt+3');
  await page.getByRole('button', { name: 'Differences only' }).press('Enter');
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.keyboard.press('Alt+5');
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.keyboard.press('Control+D');
  await drawn(page.getByRole('region', { name: /^Schedule, Page/ }));
  expect(await violationsInEveryScheme(page)).toEqual({});
  // Side by side, with a menu open.
  await page.setViewportSize({ width: 2560, height: 1440 });
  await page.getByRole('button', { name: 'More' }).press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  expect(await violationsInEveryScheme(page)).toEqual({});
});

test('each section has an address and a key; back, a link and a reload land on it', async ({
  page,
}) => {
  const Vehicle = { ...DOCUMENT.Vehicle, RegistrationNumber: '212-D-12345' };
  const { quoteId } = await opened(page, { ...DOCUMENT, Vehicle });
  const current = page.getByRole('navigation', { name: 'Sections' }).locator('[aria-current]');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(current).toHaveText(/^Overview/);
  await expect(page.getByTestId('savings')).toContainText('€500 excess saves €');
  await page.keyboard.press('Alt+2');
  await expect(current).toHaveText(/^Premium/);
  await expect(page.getByRole('group', { name: 'Premium', exact: true })).toBeFocused();
  await expect(part('Premium breakdown')).toBeVisible();
  await expect(part('Cover')).toBeHidden();
  await page.keyboard.press('Alt+5');
  await expect(part('History')).toBeVisible();
  await page.goBack();
  await expect(part('Premium breakdown')).toBeVisible();
  await page.reload();
  await expect(part('Premium breakdown')).toBeVisible();
  await page.goto(`/#/quotes/${quoteId}?section=alternatives`);
  await expect(part('What would change the price')).toBeVisible();
  await page.getByRole('link', { name: /^Overview/ }).press('Enter');
  await page.getByTestId('savings').getByRole('link').press('Enter');
  await expect(part('What would change the price')).toBeVisible();

  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(part('Cover')).toBeVisible();
  await expect(part('History')).toBeHidden();
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect(part('History')).toBeVisible();
  await page.setViewportSize({ width: 900, height: 640 });
  await page.emulateMedia({ media: 'print' });
  const all = ['Cover', 'Premium breakdown', 'What would change the price', 'Documents', 'History'];
  for (const name of all) await expect(part(name)).toBeVisible();
});

test('the rest is in a menu that arrows, a letter and Escape move in; the overview fits one screen', async ({
  page,
}) => {
  const Vehicle = { ...DOCUMENT.Vehicle, RegistrationNumber: '211-D-12345' };
  const { quoteId } = await opened(page, { ...DOCUMENT, Vehicle });
  await page.setViewportSize({ width: 1280, height: 800 });
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const bar = page.getByRole('toolbar', { name: 'What to do with the quote' });
  const more = bar.getByRole('button', { name: 'More' });
  const item = (name: string) => page.getByRole('menuitem', { name });
  await expect.poll(height).toBe(800);
  await expect(bar.getByRole('button')).toHaveCount(5);
  await more.press('ArrowDown');
  await expect(item('Record the driver number')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Confirm suitability')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await more.press('Enter');
  await item('Mark as lost').press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(bar.getByRole('button', { name: 'More', includeHidden: true })).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  await acceptQuote(page, quoteId, 'PAY-MENU');
  // What another window did is said above it until then.
  await page.reload();
  await expect(page.getByRole('region', { name: 'Policy now' })).toContainText('To be paid');
  await expect.poll(height).toBe(800);
  await expect(page.getByTestId('next')).toContainText('Cover starts on');
  await expect(bar.getByRole('button').first()).toHaveText(/^Change/);
});
