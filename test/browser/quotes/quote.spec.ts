import { fillChecklist } from '../../support/screens/fill-checklist.ts';
import { drawn, fits } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
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
  await dialog.getByRole('button', { name: 'Draft without it' }).press('Enter');
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
    await page.getByRole('region', { name: 'History' }).scrollIntoViewIfNeeded();
    await expect(page.getByTestId('premium')).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Go on cover' })).toBeInViewport({ ratio: 1 });
    await fits(page, 'the quote');
  }
});

test('axe finds nothing on the page', async ({ page }) => {
  const Vehicle = { ...DOCUMENT.Vehicle, RegistrationNumber: '211-C-12345' };
  await opened(page, { ...DOCUMENT, Vehicle });
  await page.getByRole('button', { name: 'Differences only' }).press('Enter');
  await page.keyboard.press('Control+D');
  await drawn(page.getByRole('region', { name: /^Schedule, Page/ }));
  await page.getByRole('button', { name: 'Show every row' }).click();
  expect(await violationsInEveryScheme(page)).toEqual({});
});
