import type { Page } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { bridge, submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { begin, field } from '../quote-form.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Data protection' });

/** Opens the page of the one customer. @returns the name */
async function openCustomer(page: Page): Promise<string> {
  const [customer] = (await bridge(page, 'findCustomers', {})).value.customers;
  await page.goto(`/#/customers/${encodeURIComponent(customer?.key ?? '')}`);
  await expect(section(page)).toBeVisible();
  return customer?.name ?? '';
}

/** Makes a quote, and opens the page of its customer. @returns the name */
async function openQuoted(page: Page, link: string): Promise<string> {
  await open(page, link);
  await submitQuote(page, '191-D-12345');
  return openCustomer(page);
}

/** Erases the one customer, whose page is open. @param counted what the dialog says that goes */
async function erase(page: Page, name: string, counted: string): Promise<void> {
  await section(page).getByRole('button', { name: 'Erase the customer' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Erase ${name}` });
  await expect(dialog).toContainText(counted);
  await dialog.getByLabel('Type the name to confirm').fill(name);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('There are no customers yet')).toBeVisible();
}

test('axe finds nothing where a consent is recorded, and where it stands', async ({
  page,
  host,
}) => {
  await openQuoted(page, host.link);
  await section(page).getByRole('button', { name: 'Record a consent' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Record a consent' });
  await expect(dialog.getByLabel('Channel')).toBeFocused();
  expect(await violations(page)).toEqual({});
  await dialog.getByLabel('How the customer told you').fill('in a letter');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(section(page)).toContainText('in a letter');
  expect(await violations(page)).toEqual({});
});

test('a customer is exported, and axe finds nothing where one is erased', async ({
  page,
  host,
}) => {
  const name = await openQuoted(page, host.link);
  for (const [button, file] of [
    ['Export as PDF', 'personal-data.pdf'],
    ['Export as JSON', 'personal-data.json'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await section(page).getByRole('button', { name: button }).press('Enter');
    expect((await saved).suggestedFilename()).toBe(file);
  }
  await section(page).getByRole('button', { name: 'Erase the customer' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Erase ${name}` });
  await expect(dialog).toContainText('quotes: 1');
  expect(await violations(page)).toEqual({});
});

test('of an erased customer the browser keeps no draft, and no step back shows one', async ({
  page,
  host,
}) => {
  const name = await openQuoted(page, host.link);
  const place = page.url();
  // What the host can not take stays with the page.
  await page.route('**/saveDraft', (route) => route.abort());
  await begin(page);
  await field(page, 'First name').fill('Áine');
  await field(page, 'Surname').fill('Ní Bhriain');
  await field(page, 'Date of birth').fill('12/03/1985');
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
  await expect.poll(kept).toMatch(/Bhriain.*12\/03\/1985/);

  await page.goto(place);
  await erase(page, name, 'quotes: 1');
  await expect.poll(kept).not.toContain('Bhriain');

  await page.goBack();
  await expect(field(page, 'Surname')).toHaveValue('');
  expect(page.url()).not.toContain('bhriain');
  await expect.poll(kept).not.toContain('Bhriain');
});

test('what other pages show of a customer goes with the erasure', async ({ page, host }) => {
  const name = await openQuoted(page, host.link);
  const [quote] = (await bridge(page, 'listQuotes', {})).value.quotes;
  const ofQuote = await page.context().newPage();
  await open(ofQuote, `${host.url}/#/quotes/${quote?.quoteId}`);
  await expect(ofQuote).toHaveTitle(new RegExp(name));
  const ofDraft = await page.context().newPage();
  await open(ofDraft, page.url());
  await ofDraft.getByRole('link', { name: 'New quote for this customer' }).press('Enter');
  const surname = field(ofDraft, 'Surname');
  await expect(surname).not.toHaveValue('');
  const drafts = async () => (await bridge(page, 'listDrafts', {})).value.drafts;
  await expect.poll(drafts).toHaveLength(1);

  await erase(page, name, 'drafts: 1');

  await expect(ofDraft.getByText('The customer of this draft was erased')).toBeVisible();
  await expect(surname).toHaveValue('');
  await field(ofDraft, 'First name').fill('Máire');
  await expect(ofDraft.getByText('This draft is no longer there')).toBeHidden();
  await ofQuote.bringToFront();
  await expect(ofQuote.getByRole('heading', { level: 1 })).toHaveText('No such quote');
  await expect(ofQuote.getByText(name)).toHaveCount(0);
});
