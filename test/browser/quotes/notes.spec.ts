import type { Page } from '@playwright/test';
import { fits, open, ready } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { clockedTest, expect } from '../fixture.ts';

const EVENING = Date.parse('2026-09-02T18:00:00Z');
/** To the next morning: a session ends after twelve hours. */
const NIGHT = 11 * 60 * 60 * 1000;

const test = clockedTest(EVENING);

const card = (page: Page) => page.getByRole('region', { name: 'Notes and files' });
const dialog = (page: Page) => page.getByRole('dialog');

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Drops a file on the card, as from a folder of the desk. */
async function drop(page: Page, name: string, bytes: Buffer): Promise<void> {
  const content = bytes.toString('base64');
  const transfer = await page.evaluateHandle(
    ({ name: called, content: text }) => {
      const data = new DataTransfer();
      const letters = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      data.items.add(new File([letters], called));
      return data;
    },
    { name, content },
  );
  await card(page).getByText('Or drop or paste').dispatchEvent('drop', { dataTransfer: transfer });
}

test('a note with a day comes back on the dashboard on it, and a file is shown again, by keyboard', async ({
  page,
  clock,
  desk,
}) => {
  await page.clock.install({ time: clock.now });
  await open(page, desk.link);
  const quoteId = await submitQuote(page, '191-D-12345');
  await page.goto(`${desk.url}/#/quotes/${quoteId}?section=history`);
  await expect(card(page)).toContainText('There is nothing yet');

  await card(page).getByRole('textbox', { name: 'Note' }).focus();
  await page.keyboard.type('Will send the bonus letter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('31/9/26');
  await expect(card(page).getByRole('button', { name: 'Keep note' })).toBeDisabled();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('3/9/26');
  await page.keyboard.press('Control+Enter');
  await expect(card(page)).toContainText('Follow up on 3 Sep 2026');
  await expect(card(page).getByRole('textbox', { name: 'Note' })).toHaveValue('');

  await card(page).getByLabel('What the file is').selectOption('Licence');
  await drop(page, 'letter.png', Buffer.from('<svg/>'));
  await expect(card(page).getByRole('alert')).toContainText('Only a PDF, a JPEG or a PNG');
  await drop(page, 'licence.png', PNG);
  await expect(card(page)).toContainText('Licence: licence.png');
  await expect(card(page).getByRole('alert')).toBeHidden();
  await card(page).getByRole('button', { name: 'licence.png', exact: true }).press('Enter');
  await expect(dialog(page).getByRole('img', { name: 'licence.png' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe('licence.png');
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Escape');
  await card(page).getByRole('button', { name: 'Remove: licence.png' }).press('Enter');
  await page.keyboard.press('Control+Enter');
  await expect(card(page)).toContainText('Removed: the desk');

  await page.goto(`${desk.url}/#/`);
  await ready(page);
  const followUps = page.getByRole('region', { name: 'To follow up' });
  await expect(page.getByRole('heading', { name: 'Expiring next' })).toBeVisible();
  await expect(followUps).toBeHidden();
  clock.now += NIGHT;
  await page.reload();
  await expect(followUps).toContainText('Will send the bonus letter');
  await expect(followUps.getByRole('link')).toHaveAttribute('href', `#/quotes/${quoteId}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual({});
  }
  await page.setViewportSize({ width: 900, height: 700 });
  await fits(page, 'the dashboard');
  await followUps.getByRole('button', { name: /^Done/ }).press('Enter');
  await expect(followUps).toBeHidden();
  const { value } = await bridge(page, 'getNotes', { quoteId });
  expect(value.notes).toMatchObject([{ followedUp: { by: 'desk' } }]);
});
