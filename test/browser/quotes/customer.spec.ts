import { fits, open, ready } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { acceptQuote, askOf, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test('how a customer is reached is changed by keyboard, and all that happened stands in one line', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const policyId = await acceptQuote(page, await submitQuote(page, '191-D-12345'));
  const quoteId = await submitQuote(page, '201-D-777');
  const ask = askOf(page);
  const [{ key = '' } = {}] = (await ask('findCustomers', {})).customers;
  await ask('addCustomerNote', { key, text: 'Rings in the evening' });
  await page.goto(`/#/customers/${encodeURIComponent(key)}`);
  await ready(page);

  const part = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(part('Policies').getByRole('row', { name: policyId })).toContainText('191-D-12345');
  await expect(part('Quotes').getByRole('row')).toHaveCount(2);
  await expect(part('Quotes').getByRole('link', { name: quoteId })).toBeVisible();

  const details = part('Contact and licence');
  await details.getByRole('button', { name: 'Change' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change contact details' });
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  await page.keyboard.type('none');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('not a phone number');
  await expect(dialog.getByRole('textbox', { name: 'Phone' })).toBeFocused();
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Control+A');
  await page.keyboard.type('087 123 4567');
  await page.keyboard.press('Tab');
  await page.keyboard.type('aine@new.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Unit 3, Quay Street\nGalway');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(details.getByRole('link', { name: '087 123 4567' })).toHaveAttribute(
    'href',
    'tel:0871234567',
  );
  await expect(details.getByRole('link', { name: 'aine@new.example' })).toHaveAttribute(
    'href',
    'mailto:aine@new.example',
  );
  await expect(details).toContainText('Unit 3, Quay Street, Galway');

  const happened = part('What happened').getByRole('listitem');
  await expect(happened.nth(0)).toContainText('Contact details changed');
  await expect(happened.nth(1)).toContainText('Rings in the evening');
  await expect(happened.nth(2)).toContainText('Quoted');
  await expect(happened.nth(3)).toContainText(`On cover as policy ${policyId}`);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual({});
  }
  await page.setViewportSize({ width: 900, height: 700 });
  await fits(page, 'the page of a customer');
  await happened.nth(3).getByRole('link').press('Enter');
  await expect(page.getByRole('region', { name: 'Policy now' })).toBeVisible();
});
