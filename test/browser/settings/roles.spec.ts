import type { Page } from '@playwright/test';
import type { Role } from '../../../src/shared/domain/role.ts';
import { open, ready, showsQuote } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { submitQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { desk } from '../quote-page.ts';

const PIN = '804212';

/** Has somebody with these roles at the desk, and nobody else but an administrator. */
async function signInWith(page: Page, roles: Role[]): Promise<void> {
  await desk(page, 'addUser', { name: 'Máire Byrne', pin: PIN, roles: ['administer'] });
  const { userId } = await desk(page, 'addUser', { name: 'Pat Walsh', pin: PIN, roles });
  await desk(page, 'leaveDesk', {});
  await desk(page, 'signIn', { userId, pin: PIN });
  await page.reload();
  await ready(page);
  await expect(page.getByRole('navigation', { name: 'Quotedesk' })).toContainText('Pat Walsh');
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Waits until a screen says which role it takes, and offers none of these buttons. */
async function takes(page: Page, role: string, to: 'change' | 'use', buttons: string[] = []) {
  const main = page.getByRole('main');
  await expect(main.getByText(`It takes the role “${role}” to ${to} this.`).first()).toBeVisible();
  for (const name of buttons) {
    await expect(main.getByRole('button', { name }), name).toHaveCount(0);
  }
  await expect(page.getByRole('alert')).toHaveCount(0);
}

test('whoever may only quote is offered nothing that takes another role', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const quoteId = await submitQuote(page, '191-D-12345');
  const { rateBooks } = await desk(page, 'listRateBooks', {});
  const { levyTables } = await desk(page, 'listLevyTables', {});
  const book = `/#/rate-books/${rateBooks[0]?.hash}`;
  await desk(page, 'saveFirm', { name: 'Byrne Brokers' });
  await signInWith(page, ['quote']);

  await page.goto(`/#/quotes/${quoteId}`);
  await showsQuote(page, quoteId);
  await expect(button(page, 'Re-quote')).toBeVisible();
  await expect(page.getByRole('cell', { name: /Add …/ }).first()).toBeVisible();
  await expect(button(page, /Adjust/)).toHaveCount(0);

  await page.goto('/#/rate-books');
  await takes(page, 'Rate books', 'change', ['Import a file']);
  await page.goto(book);
  await expect(page.getByRole('link', { name: 'Compare' })).toBeVisible();
  await takes(page, 'Rate books', 'change', ['Withdraw']);
  await expect(page.getByRole('link', { name: 'Edit a copy' })).toHaveCount(0);
  await page.goto(`${book}/edit`);
  await takes(page, 'Rate books', 'use', ['Keep as a draft']);
  await page.goto('/#/rate-books/levies');
  await takes(page, 'Rate books', 'change', ['Import a file']);
  await page.goto(`/#/rate-books/levies/${levyTables[0]?.hash}`);
  await takes(page, 'Rate books', 'change', ['Withdraw']);

  await page.goto('/#/api-access');
  await expect(page.getByRole('heading', { name: 'A first call' })).toBeVisible();
  await takes(page, 'Administer', 'use', ['Create client', 'Try again']);

  await page.goto('/#/settings');
  const firm = page.getByRole('region', { name: 'The firm' });
  await expect(firm.getByLabel('Name', { exact: true })).toHaveValue('Byrne Brokers');
  await expect(firm.getByLabel('Name', { exact: true })).not.toBeEditable();
  await takes(page, 'Administer', 'change', ['Choose a file']);
  for (const label of ['Port of the API', 'Hide screen after']) {
    await expect(page.getByLabel(label), label).not.toBeEditable();
  }
  await expect(page.getByRole('link', { name: 'Show and import' })).toHaveCount(0);
  expect(await violations(page)).toEqual({});
  await page.goto('/#/settings/datasets');
  await takes(page, 'Administer', 'use', ['Import']);
  await page.goto('/#/help/about');
  await takes(page, 'Administer', 'use');
});

test('whoever only looks and accepts is offered no quote and no document', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const quoteId = await submitQuote(page, '191-D-12345');
  const [customer] = (await desk(page, 'findCustomers', { limit: 1 })).customers;
  await signInWith(page, ['accept']);

  const navigation = page.getByRole('navigation', { name: 'Quotedesk' });
  await expect(navigation.getByRole('link', { name: 'Quotes' })).toBeVisible();
  for (const [name, hash] of [
    ['New quote', '/#/new'],
    ['Quick price', '/#/price'],
  ] as const) {
    await expect(navigation.getByRole('link', { name }), name).toHaveCount(0);
    await page.goto(hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await takes(page, 'Quote', 'use');
  }
  expect(await violations(page)).toEqual({});

  await page.goto(`/#/quotes/${quoteId}`);
  await showsQuote(page, quoteId);
  await expect(button(page, 'Go on cover')).toBeVisible();
  await takes(page, 'Quote', 'use', ['Documents', 'Re-quote', 'Add cover', 'Record', 'Add …']);
  await expect(page.getByRole('link', { name: 'Re-quote' })).toHaveCount(0);
  await page.keyboard.press('Control+K');
  await page.getByRole('textbox', { name: 'Find anything' }).fill('quote');
  await expect(button(page, /Quotes/).first()).toBeVisible();
  for (const name of ['New quote', 'Re-quote', 'Practise']) {
    await expect(button(page, name), name).toHaveCount(0);
  }
  await page.keyboard.press('Escape');

  await page.goto('/#/quotes');
  const line = page.locator('[data-number="0"]');
  await line.press('l');
  await line.press('c');
  await expect(page.getByText(/copied/i).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto(`/#/customers/${encodeURIComponent(customer?.key ?? '')}`);
  await expect(page.getByRole('heading', { name: 'Vehicles' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'New quote for this customer' })).toHaveCount(0);
});
