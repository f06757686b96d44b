import { join } from 'node:path';
import { readyForCover, SELLING } from '../../support/quotes/ready-for-cover.ts';
import { fillChecklist } from '../../support/screens/fill-checklist.ts';
import { drawn, open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { acceptQuote, askOf, bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { begin, field } from '../quote-form.ts';

const LOGO = join(import.meta.dirname, '../../fixtures/logo.jpg');

// A host, two screens and a check of accessibility in each test.
test.slow();

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

test('the firm is set in the settings and stands on the next document', async ({ page }) => {
  await page.goto('/#/settings/firm');
  const firm = page.getByRole('region', { name: 'The firm' });
  await firm.getByLabel('Name').fill('Byrne Insurances Ltd');
  await firm.getByLabel('Name').press('Enter');
  await expect(firm.getByRole('status')).toHaveText('Saved');
  const files = firm.locator('input[type=file]');
  await files.first().setInputFiles(LOGO);
  await expect(firm.getByAltText('The logo as it is kept')).toBeVisible();
  await files.last().setInputFiles(LOGO);
  await expect(firm.getByRole('alert')).toContainText('not a whole PDF');
  const large = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.alloc(600 * 1024) };
  await files.first().setInputFiles(large);
  await expect(firm.getByText('larger than 512 KiB')).toBeVisible();
  expect(await violations(page)).toEqual({});
  const id = await submitQuote(page, '191-D-12345');
  await page.goto(`/#/quotes/${id}?section=documents`);
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: /^Schedule/ }).click();
  const sheet = page.getByRole('region', { name: /^Schedule, Page 1/ });
  await drawn(sheet);
  await expect(sheet).toContainText('Byrne Insurances Ltd');
});

test('suitability is confirmed by keyboard alone, and the statement is no draft then', async ({
  page,
}) => {
  await bridge(page, 'saveFirm', { selling: SELLING });
  const id = await submitQuote(page, '191-D-12345');
  await page.goto(`/#/quotes/${id}?section=documents`);
  const documents = page.getByRole('region', { name: 'Documents' });
  await documents.getByRole('button', { name: /^Suitability/ }).press('Enter');
  await expect(documents.getByText('This is a draft')).toBeVisible();
  await documents.getByRole('button', { name: 'Confirm …' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('What the customer asked for')).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(dialog.getByRole('alert')).toContainText('Pick a reason');
  await page.keyboard.type('A low excess');
  await dialog.getByLabel('It is the widest cover').press('Space');
  await dialog.getByLabel('Confirmed by').fill('Aoife Byrne');
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(documents.getByText('This is a draft')).toBeHidden();
  await page.keyboard.press('Alt+5');
  await expect(page.getByText('Suitability confirmed by Aoife Byrne')).toBeVisible();
});

test('a car that is quoted already: axe finds nothing in the form, and what the dialog misses is in sight', async ({
  page,
}) => {
  const [other, quoteId] = [
    await submitQuote(page, '201-G-12345'),
    await submitQuote(page, '201-G-12345'),
  ];
  await acceptQuote(page, other);
  await begin(page);
  await field(page, 'Registration').fill('201-G-12345');
  await field(page, 'Start of cover').fill('01/03/2027');
  await field(page, 'Start of cover').press('Enter');
  const links = page.getByRole('link', { name: 'has a policy for some of the same days' });
  await expect(links).toHaveCount(2);
  expect(await violations(page)).toEqual({});

  await readyForCover(askOf(page), quoteId);
  await page.goto(`/#/quotes/${quoteId}`);
  await page.getByRole('button', { name: 'Go on cover' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Why it goes on cover')).toBeFocused();
  await page.keyboard.press('Tab');
  await fillChecklist(page);
  await dialog.getByLabel('Payment reference').fill('PAY-2');
  await page.setViewportSize({ width: 1024, height: 480 });
  await dialog.getByLabel('Payment reference').focus();
  await page.keyboard.press('Control+Enter');
  // Above the part of a long dialog that shows.
  await expect(dialog.getByLabel('Why it goes on cover')).toBeFocused();
  await expect(dialog.getByText(/^A reason is needed/)).toBeInViewport({ ratio: 1 });
});

test('the letter about a declined risk is saved from the list', async ({ page }) => {
  await bridge(page, 'submitQuote', {
    source: 'json',
    document: {
      Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
      Customer: { FirstName: 'Áine', Surname: 'Byrne', DateOfBirth: '1985-03-12' },
      Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus' },
      ClaimsHistory: { NumberOfClaims: 9 },
    },
  });
  await page.goto('/#/quotes/declined');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Save letter about D-/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^D-.*-refusal\.pdf$/);
});
