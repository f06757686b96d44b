import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { acceptQuote } from '../bridge.ts';
import { command } from '../command.ts';
import { expect, test } from '../fixture.ts';
import { desk, openDeskBeforeEach, opened } from '../quote-page.ts';

openDeskBeforeEach();

const section = (page: Page) => page.getByRole('region', { name: 'Payments', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Sells a quote as another window of the desk would, and answers its policy. */
async function sold(page: Page): Promise<string> {
  const { quoteId } = await opened(page);
  const policyId = await acceptQuote(page, quoteId);
  await page.keyboard.press('Alt+2');
  await expect(section(page)).toContainText('No payment is recorded yet');
  return policyId;
}

test('a policy is planned, paid, missed and settled by the keyboard alone, each seen before', async ({
  page,
}) => {
  const policyId = await sold(page);
  await command(page, 'Plan how the policy is paid');
  await expect(dialog(page)).toContainText('10 × €');
  await expect(dialog(page)).toContainText('Instalment 10');
  await dialog(page).getByRole('textbox', { name: 'Direct debit mandate' }).fill('QD-20817');
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page)).toContainText('Direct debit mandate QD-20817');

  await command(page, 'Record a missed payment');
  await page.keyboard.type('The bank returned it');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page)).toContainText('missed once');

  await command(page, 'Record a payment received');
  await expect(dialog(page).getByRole('combobox', { name: 'How' })).toHaveValue('direct_debit');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toContainText('Give an amount and a reference.');
  await dialog(page).getByRole('textbox', { name: 'Reference' }).fill('4111 1111 1111 1111');
  await expect(dialog(page)).toContainText('Looks like the number of a card');
  await dialog(page).getByRole('textbox', { name: 'Reference' }).fill('DD-1');
  await expect(dialog(page)).toContainText('Balance after: €');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page)).toContainText('Direct debit, DD-1');

  const withdraw = section(page).getByRole('button', { name: 'Withdraw line 4: Payment received' });
  await withdraw.press('Enter');
  await page.keyboard.type('Meant for another policy');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page)).toContainText('withdrawn by line 5');

  const { balance } = await desk(page, 'getPolicyAccount', { policyId });
  const received = { amount: balance, method: 'bank_transfer', reference: 'TR-1' } as const;
  await desk(page, 'recordPayment', { policyId, received });
  const cancel = { policyId, ending: 'customer', hasClaim: false, reason: 'Sold' } as const;
  await desk(page, 'cancelPolicy', cancel);
  await expect(section(page)).toContainText('To be paid back');
  await command(page, 'Record a rebate paid back');
  await dialog(page).getByRole('textbox', { name: 'Reference' }).fill('TR-2');
  await page.keyboard.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(section(page)).toContainText('Settled');
  await section(page).getByRole('button', { name: 'Receipt' }).press('Enter');
  await expect(page.getByRole('button', { name: /^Receipt/, pressed: true })).toBeVisible();

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual({});
  }
  await page.setViewportSize({ width: 900, height: 700 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(wide).toBe(false);
});
