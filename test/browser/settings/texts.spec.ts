import { fits } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { openDeskBeforeEach, opened } from '../quote-page.ts';

openDeskBeforeEach();

test('the firm words its e-mails, sees what becomes of them, and the next e-mail says it', async ({
  page,
}) => {
  await page.goto('/#/settings/texts');
  const texts = page.getByRole('region', { name: 'E-mails to customers' });
  const subject = texts.getByRole('textbox', { name: 'Subject' });
  await subject.fill('Your price for {{vehicle}}');
  await subject.press('Enter');
  await expect(texts.getByRole('figure')).toContainText('Your price for Toyota Corolla');
  await texts.getByRole('textbox', { name: 'Signature' }).fill('Byrne Brokers, 01 234 5678');
  await texts.getByRole('textbox', { name: 'Signature' }).press('Tab');
  await expect(texts.getByRole('figure')).toContainText('Byrne Brokers');
  await texts.getByRole('textbox', { name: 'Text' }).fill('Dear {{nobody}}');
  await texts.getByRole('textbox', { name: 'Text' }).press('Tab');
  await expect(texts.getByRole('textbox', { name: 'Text' })).toHaveAccessibleDescription(/nobody/);
  await texts.getByRole('textbox', { name: 'Text' }).fill('Dear {{name}},\n\n{{signature}}');
  await texts.getByRole('textbox', { name: 'Text' }).press('Tab');
  await expect(texts.getByRole('figure')).toContainText('Dear Aoife Byrne');
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.setViewportSize({ width: 900, height: 700 });
  await fits(page, 'the page of the texts');

  await opened(page);
  await page.keyboard.press('Control+Shift+E');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Subject')).toHaveValue(
    'Your price for BMW 5 Series (191-D-12345)',
  );
  await expect(dialog.getByLabel('Text')).toHaveValue(
    'Dear Aoife Ní Dhomhnaill,\n\nByrne Brokers, 01 234 5678',
  );
});
