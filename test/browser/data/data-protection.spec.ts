import type { Page } from '@playwright/test';
import { open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { acceptQuote, bridge, submitQuote } from '../bridge.ts';
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

test('a consent is recorded by the keyboard, and shown', async ({ page, host }) => {
  await openQuoted(page, host.link);
  await expect(section(page)).toContainText('No consent');
  await section(page).getByRole('button', { name: 'Record a consent' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Record a consent' });
  await expect(dialog.getByLabel('Channel')).toBeFocused();
  expect(await violations(page)).toEqual({});
  await dialog.getByLabel('Channel').selectOption({ label: 'Marketing by e-mail' });
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('Say how the customer said so.');
  await dialog.getByLabel('How the customer said so').fill('in a letter');
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(section(page)).toContainText('in a letter');
  expect(await violations(page)).toEqual({});
});

test('a customer is exported, and erased once the name is typed', async ({ page, host }) => {
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
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toContainText('Type the name as it is shown.');
  await dialog.getByLabel('Type the name to confirm').fill(name);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Customers');
  await expect(page.getByText('There are no customers yet')).toBeVisible();
});

test('the dialog counts what its choice erases, and it is said which policies stay', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const quoteId = await submitQuote(page, '191-D-12345');
  await submitQuote(page, '201-G-12345');
  const policyId = await acceptQuote(page, quoteId);
  const name = await openCustomer(page);
  await section(page).getByRole('button', { name: 'Erase the customer' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Erase ${name}` });
  const choice = dialog.getByLabel('Policies that must still be kept');
  await expect(dialog).toContainText('quotes: 1');
  await choice.selectOption({ label: 'Erase them, too' });
  await expect(dialog).toContainText('quotes: 2');
  await choice.selectOption({ label: 'Keep them, erase the rest' });
  await expect(dialog).toContainText('quotes: 1');
  await dialog.getByLabel('Type the name to confirm').fill(name);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(`must still be kept: ${policyId}`)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('the dialog of an erasure stays until it is done, though the customer is gone before', async ({
  page,
  host,
}) => {
  const name = await openQuoted(page, host.link);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/eraseCustomer/, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await section(page).getByRole('button', { name: 'Erase the customer' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: `Erase ${name}` });
  // Nothing is erased before it is counted.
  await expect(dialog).toContainText('quotes: 1');
  await dialog.getByLabel('Type the name to confirm').fill(name);
  const gone = Promise.all(
    [/getCustomer$/, /previewErasure$/].map((asked) =>
      page.waitForResponse(
        async (response) =>
          asked.test(response.url()) && (await response.text()).includes('"notFound"'),
      ),
    ),
  );
  await page.keyboard.press('Control+Enter');
  await gone;
  await expect(dialog).toContainText('quotes: 1');
  await expect(page.getByText('There is no such customer')).toHaveCount(0);
  answer();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('There are no customers yet')).toBeVisible();
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

test('how long records are kept is set, with a preview', async ({ page, host }) => {
  await open(page, host.link);
  await page.goto('/#/settings');
  const retention = page.getByRole('region', { name: 'How long records are kept' });
  await expect(retention.getByRole('row', { name: /^Now/ })).toHaveText('Now0000');
  const months = retention.getByLabel('Quotes without a policy, months');
  await expect(months).toHaveValue('24');
  await months.fill('18');
  await months.press('Enter');
  await retention.getByLabel('Erase them every day').press('Space');
  await expect(retention.getByLabel('Erase them every day')).toBeChecked();
  await expect
    .poll(async () => (await bridge(page, 'getRetention', {})).value)
    .toEqual({ isOn: true, unsoldMonths: 18, policyYears: 6 });
  expect(await violations(page)).toEqual({});
});
