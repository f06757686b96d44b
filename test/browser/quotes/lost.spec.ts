import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { desk, openDeskBeforeEach, opened } from '../quote-page.ts';

openDeskBeforeEach();

test('a quote is lost by one key, for another reason in words, and not lost after all', async ({
  page,
}) => {
  const { quoteId } = await opened(page);
  const lost = async () => (await desk(page, 'getQuote', { id: quoteId })).lost;
  const dialog = page.getByRole('dialog');
  const said = (reason: string) => page.getByText(`Marked as lost: ${reason}`, { exact: true });
  await page.getByRole('button', { name: 'Lost', exact: true }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Price' })).toBeFocused();
  await page.keyboard.press('3');
  await expect(dialog).toBeHidden();
  await expect(said('Went elsewhere').first()).toBeVisible();
  expect(await lost()).toMatchObject({ reason: 'wentElsewhere' });

  await page.getByRole('button', { name: 'Change the reason' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Went elsewhere', pressed: true })).toBeVisible();
  await page.keyboard.press('6');
  await expect(dialog.getByLabel('Note')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Say what the reason is.');
  await page.keyboard.type('Moved abroad');
  await page.keyboard.press('Enter');
  await expect(said('Another reason').first()).toBeVisible();
  await expect(page.getByText('Moved abroad').first()).toBeVisible();
  expect(await lost()).toMatchObject({ reason: 'other', note: 'Moved abroad' });

  await page.getByRole('button', { name: 'Not lost after all' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Lost', exact: true })).toBeVisible();
  await expect(page.getByText('No longer marked as lost')).toBeVisible();
  expect(await lost()).toBeUndefined();

  // In the list, L asks the same of the line with the keyboard.
  await page.keyboard.press('F3');
  const line = page.locator('[data-number="0"]');
  await line.press('l');
  await expect(dialog).toContainText(`Mark ${quoteId} as lost`);
  await page.keyboard.press('1');
  await expect(dialog).toBeHidden();
  await expect(line).toBeFocused();
  const query = { lostReason: 'price', limit: 1 } as const;
  expect((await bridge(page, 'listQuotes', query)).value.total).toBe(1);
});
