import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';

test('a quick price goes on as a full quote at the same premium, its usual answers confirmed by keyboard', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await expect(page.getByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  await page.keyboard.press('F9');
  await page.getByLabel('Start of cover').fill('1 Dec 2026');
  await page.getByLabel('Date of birth').fill('12/03/1985');
  const card = page.getByTestId('premium-Comprehensive');
  await expect(card).toContainText('€');
  const wide = await page.getByRole('row', { name: /^No-claims discount/ }).textContent();
  expect(wide).toMatch(/5 years.*0 years.*\+€/);
  await expect(page.getByRole('row', { name: /^Fuel/ })).toBeVisible();
  await page.getByLabel('Registration (optional)').fill('191-D-12345');
  await page.keyboard.press('Tab');
  await page.keyboard.type('D02 X285');
  await page.keyboard.press('Enter');
  await expect(
    page.locator('p, div, span').getByText('In the register', { exact: true }),
  ).not.toHaveCount(0);
  // What the registers know makes no difference any more.
  await expect(page.getByRole('row', { name: /^Fuel/ })).toHaveCount(0);
  await expect(page.getByRole('row', { name: /^Area/ })).toHaveCount(0);
  const premium = (await card.textContent()) ?? '';
  expect(await violationsInEveryScheme(page)).toEqual({});

  await page.keyboard.press('Control+Enter');
  const panel = page.getByRole('complementary', { name: 'Price' });
  await expect(panel).toContainText(premium);
  const unconfirmed = panel.getByRole('region', { name: 'To be confirmed with the customer' });
  await expect(unconfirmed.getByRole('button')).toHaveText([
    'Years licence held',
    'No-claims bonus, years',
    'Value, €',
    'Annual km',
    'Alarm or immobiliser',
  ]);
  expect(await violationsInEveryScheme(page)).toEqual({});
  await unconfirmed.getByRole('button', { name: 'Value, €' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Value, €')).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  // The next one to confirm has the keyboard; a changed answer is one of the customer.
  await expect(page.getByLabel('Annual km')).toBeFocused();
  await page.keyboard.type('9000');
  await expect(unconfirmed.getByRole('button')).toHaveText([
    'Years licence held',
    'No-claims bonus, years',
    'Alarm or immobiliser',
  ]);
  await page.getByLabel('First name').fill('Niamh');
  await page.getByLabel('Surname').fill('Walsh');
  await page.keyboard.press('Control+Enter');
  const marked = page.getByTestId('to-confirm');
  await expect(marked).toContainText('3 answers to be confirmed');
  await marked.getByText('3 answers to be confirmed').click();
  await expect(marked.getByRole('row', { name: /No-claims bonus, years/ })).toContainText(
    '5 years',
  );
  expect(await violationsInEveryScheme(page)).toEqual({});
});
