import type { Page } from '@playwright/test';
import { confirmFacts } from '../../support/screens/confirm-facts.ts';
import { open, showsQuote } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { acceptQuote, bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

/** Makes a quote and opens its page. */
async function opened(page: Page, mark: string): Promise<string> {
  const quoteId = await submitQuote(page, mark);
  await page.goto(`/#/quotes/${quoteId}`);
  await showsQuote(page, quoteId);
  return quoteId;
}

const customer = (page: Page) => page.getByRole('region', { name: 'Policyholder' });

test('a driver number is typed off the licence where the quote is accepted', async ({ page }) => {
  await opened(page, '191-D-12345');
  await expect(customer(page)).toContainText('Not recorded');
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Control+Enter');
  await confirmFacts(page);
  await dialog.getByLabel('Payment reference').fill('PAY-1');
  await dialog.getByLabel('Driver number').fill('123 456');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('A driver number has nine digits');
  await dialog.getByLabel('Driver number').fill('123 456 789');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(customer(page)).toContainText('123456789');
  await expect(page.getByText('Somebody else changed')).toBeHidden();
  // What was confirmed with it is no open question of the policy any more.
  const assumed = page.getByTestId('assumed');
  await assumed.locator('summary').press('Enter');
  await expect(assumed.locator('summary')).toContainText(/\d answers assumed, \d confirmed before/);
  await expect(assumed.getByRole('row', { name: 'Value' })).toContainText('confirmed before cover');
});

test('every named driver has a number, at acceptance or later, in the form of the licence', async ({
  page,
}) => {
  const named = (FirstName: string, LicenceType: string) => ({
    ...{ FirstName, LicenceType, Surname: 'Byrne', DateOfBirth: '1990-05-01' },
  });
  const document = {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Áine', Surname: 'Byrne', DateOfBirth: '1985-03-12' },
    Vehicle: { RegistrationNumber: '192-G-777', Make: 'Ford', Model: 'Focus' },
    Drivers: { Driver: [named('Seán', 'Full Irish'), named('Emma', 'UK full')] },
  };
  const { value } = await bridge(page, 'submitQuote', { source: 'json', document });
  await page.goto(`/#/quotes/${value.quoteId}`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Go on cover' }).click();
  await confirmFacts(page);
  await dialog.getByLabel('Payment reference').fill('PAY-2');
  const sean = dialog.getByLabel(/^Driver number of .*Seán Byrne/);
  await sean.fill('12345678');
  await dialog.getByLabel('Driver number', { exact: true }).fill('123456789');
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('A driver number has nine digits');
  await sean.fill('987 654 321');
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(customer(page)).toContainText('Driver 1, number987654321');
  await expect(customer(page)).toContainText('Driver 2, numberNot recorded');

  await page.getByRole('button', { name: 'Record the driver number of Driver 2' }).press('Enter');
  const emma = dialog.getByLabel(/^Driver number of .*Emma Byrne/);
  await expect(emma).toBeFocused();
  await emma.fill('123456789');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('United Kingdom licence has 16');
  await emma.fill('BYRNE 905010 E99XX');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(customer(page)).toContainText('Driver 2, numberBYRNE905010E99XX');
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Driver number of driver 2 recorded',
  );
});

test('one that comes after the policy is recorded on its page, and corrected', async ({ page }) => {
  await acceptQuote(page, await opened(page, '191-D-777'));
  await page.reload();
  const record = page.getByRole('button', { name: /^(Record|Correct) the driver number$/ });
  const dialog = page.getByRole('dialog');
  for (const number of ['123456789', '123456780']) {
    await record.press('Enter');
    await expect(dialog.getByLabel('Driver number')).toBeFocused();
    expect(await violations(page)).toEqual({});
    await dialog.getByLabel('Driver number').fill(number);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(customer(page)).toContainText(number);
    await expect(record).toBeFocused();
  }
  await expect(page.getByRole('region', { name: 'History' })).toContainText(
    'Driver number recorded',
  );
});
