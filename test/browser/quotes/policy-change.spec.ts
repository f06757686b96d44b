import type { Page } from '@playwright/test';
import { daysLater } from '../../../src/shared/domain/date.ts';
import { violations } from '../axe.ts';
import { acceptQuote } from '../bridge.ts';
import { expect, test } from '../fixture.ts';
import { field } from '../quote-form.ts';
import { coverFor, DOCUMENT, desk, openDeskBeforeEach } from '../quote-page.ts';

openDeskBeforeEach();

const due = (page: Page) => page.getByTestId('due');
const policyCard = (page: Page) => page.getByRole('region', { name: 'Policy', exact: true });
const CHANGE = { name: 'Change the policy', level: 1 } as const;

/** Sells a quote as another window of the desk would, and answers its policy. */
async function sold(page: Page): Promise<string> {
  const { quoteId } = await desk(page, 'submitQuote', { source: 'json', document: DOCUMENT });
  return acceptQuote(page, quoteId);
}

/** A keyboard that counts its keys. */
function counting(page: Page) {
  let count = 0;
  return {
    count: () => count,
    async press(key: string) {
      count += 1;
      await page.keyboard.press(key);
    },
    async type(text: string) {
      count += text.length;
      await page.keyboard.type(text);
    },
  };
}

/** Opens the change of a policy by its address. */
async function change(page: Page, policyId: string): Promise<void> {
  await page.goto(`/#/quotes/policy/${policyId}/change`);
  await expect(field(page, 'Registration')).toBeFocused();
}

test('another car takes at most 25 keys from the dashboard', { tag: '@quick' }, async ({
  page,
}) => {
  const policyId = await sold(page);
  const keys = counting(page);
  await keys.press('Control+K');
  await keys.type('Aoife');
  await expect(page.getByRole('button', { name: /Aoife/ }).first()).toBeVisible();
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeVisible();
  await keys.press('Control+J');
  await expect(page.getByRole('heading', CHANGE)).toBeVisible();
  await expect(field(page, 'Registration')).toBeFocused();
  await expect(field(page, 'Start of cover')).toBeDisabled();
  await expect(field(page, 'Date of birth')).toBeDisabled();
  await keys.type('151-D-3625');
  await keys.press('Enter');
  // The value was that of the other car.
  await expect(field(page, 'Value, €')).toBeFocused();
  await keys.type('18500');
  await expect(due(page)).toContainText('€');
  await keys.press('Control+Enter');
  await expect(page.getByText(/^Policy changed from .*: €[\d.,]+ (due|returned)$/)).toBeVisible();
  await expect(policyCard(page)).toContainText('Changed: Vehicle');
  await expect(page.getByText(/^Somebody else changed/)).toBeHidden();
  expect(keys.count()).toBeLessThanOrEqual(25);
  const { vehicle } = await desk(page, 'getPolicy', { policyId, day: '2027-03-01' });
  expect(vehicle).toMatchObject({ registrationNumber: '151-D-3625', value: 18500 });
});

test('a named driver for 30 days, with what that costs line by line', async ({ page }) => {
  const policyId = await sold(page);
  await change(page, policyId);
  await expect(due(page)).toContainText('Nothing is changed yet.');
  await field(page, 'Until').focus();
  await page.keyboard.type('30');
  await expect(page.getByText('30 Mar 2027, 30 days')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('A friend drives to Galway');
  await page.getByRole('button', { name: 'Add a driver' }).press('Enter');
  const driver = page.getByRole('group', { name: 'Driver 1' });
  await expect(driver.getByLabel('First name')).toBeFocused();
  await page.keyboard.type('Niamh');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Byrne');
  await page.keyboard.press('Tab');
  await page.keyboard.type('31/2/1990');
  await page.keyboard.press('Control+Enter');
  // What can not be read stops it, at its field.
  await expect(driver.getByLabel('Date of birth')).toBeFocused();
  await expect(driver).toContainText('There is no 31 Feb in 1990');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('1/2/1990');
  await driver.getByLabel('Licence', { exact: true }).selectOption('Full');
  await expect(due(page)).toContainText('Due today');
  const panel = page.getByRole('complementary', { name: 'What it does' });
  await expect(panel).toContainText('Driver 1: First name: – → Niamh');
  await expect(panel).toContainText('Driver 1: Date of birth: – → 1 Feb 1990');
  await panel.getByText('How it was calculated').press('Enter');
  await expect(panel).toContainText('30 of 366 days');
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(policyCard(page)).toContainText('A friend drives to Galway');
  await expect(policyCard(page)).toContainText('until 30 Mar 2027');
  const { drivers } = await desk(page, 'getPolicy', { policyId, day: '2027-04-01' });
  expect(drivers).toBeUndefined();
});

test('a change that underwriting refers says why, and is made with a note', async ({ page }) => {
  const policyId = await sold(page);
  await change(page, policyId);
  await field(page, 'Value, €').fill('90000');
  const panel = page.getByRole('complementary', { name: 'What it does' });
  await expect(panel).toContainText('Needs underwriter approval');
  await page.keyboard.press('Control+Enter');
  const note = panel.getByLabel('Why it is made all the same');
  await expect(note).toBeFocused();
  await page.keyboard.type('Agreed with Mary by telephone');
  await page.keyboard.press('Control+Enter');
  await expect(policyCard(page)).toContainText('Changed: Vehicle');
});

test('it is read at every width, in the dark and in Irish', async ({ page }) => {
  const policyId = await sold(page);
  await change(page, policyId);
  await field(page, 'Value, €').fill('90000');
  await expect(due(page)).toContainText('Due today');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page)).toEqual({});
  }
  for (const width of [1280, 900, 640]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > window.innerWidth,
    );
    expect(wide, `${width}`).toBe(false);
  }
});

test('a renewal with other answers begins with those of the next period', async ({ page }) => {
  const today = new Date().toISOString().slice(0, 10);
  const document = coverFor(20, today);
  const { quoteId } = await desk(page, 'submitQuote', { source: 'json', document });
  const policyId = await acceptQuote(page, quoteId);
  await desk(page, 'inviteRenewal', { policyId });
  await page.goto(`/#/quotes/${quoteId}?renew`);
  await expect(page.getByRole('dialog')).toContainText('This is the first renewal');
  await page.keyboard.press('Control+J');
  await expect(
    page.getByRole('heading', { name: 'Renew with other answers', level: 1 }),
  ).toBeVisible();
  await expect(field(page, 'Registration')).toBeFocused();
  await expect(field(page, 'Start of cover')).toBeDisabled();
  // As it was offered, before anything is typed.
  await expect(due(page)).toContainText('The next period costs');
  // Its days are not given back.
  await expect(page.getByText('From policy')).toHaveCount(0);
  const offered = await due(page).textContent();
  await field(page, 'Value, €').fill('31000');
  await expect(due(page)).not.toHaveText(offered ?? '');
  const panel = page.getByRole('complementary', { name: 'What it does' });
  await expect(panel).toContainText('Value');
  expect(await violations(page)).toEqual({});
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Policy renewed from .*: €[\d.,]+$/)).toBeVisible();
  await expect(policyCard(page)).toContainText('Changed: Vehicle');
  const next = daysLater(today, 21);
  const { vehicle, period } = await desk(page, 'getPolicy', { policyId, day: next });
  expect(vehicle.value).toBe(31_000);
  expect(period.from).toBe(next);
});
