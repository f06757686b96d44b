import { open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { expect, test } from '../fixture.ts';
import { begin, field, fillIn, saved } from '../quote-form.ts';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
});

test('drivers are added, filled in and removed by keyboard alone', async ({ page }) => {
  await begin(page);
  await fillIn(page);
  const { keyboard } = page;
  const add = page.getByRole('button', { name: 'Add a driver' });
  const driver = (number: number) => page.getByRole('group', { name: `Driver ${number}` });
  await add.focus();
  await keyboard.press('Enter');
  await expect(driver(1).getByLabel('First name')).toBeFocused();
  await keyboard.type('Seán');
  await keyboard.press('Enter');
  await keyboard.type('Mac Giolla');
  await keyboard.press('Enter');
  await keyboard.type('3/2/15');
  await keyboard.press('Enter');
  await expect(driver(1).getByLabel('Date of birth')).toHaveAccessibleDescription(
    /younger than 17/,
  );
  await driver(1).getByLabel('Date of birth').fill('3/2/1990');
  expect(await violations(page)).toEqual({});

  await add.press('Enter');
  await expect(driver(2).getByLabel('First name')).toBeFocused();
  await keyboard.type('Áine');
  await driver(1).getByRole('button', { name: 'Remove driver 1' }).press('Enter');
  await expect(add).toBeFocused();
  await expect(driver(1).getByLabel('First name')).toHaveValue('Áine');
  await expect(driver(2)).toBeHidden();
  await keyboard.press('Control+z');
  await expect(driver(1).getByLabel('First name')).toHaveValue('Seán');
  await expect(driver(2).getByLabel('First name')).toHaveValue('Áine');
});

test('what is missing of a driver is said with the driver, and gone to', async ({ page }) => {
  await begin(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Add a driver' }).press('Enter');
  const missing = page.getByRole('region', { name: 'Still missing' });
  await missing.getByRole('button', { name: 'Driver 1: Surname' }).press('Enter');
  await expect(page.getByRole('group', { name: 'Driver 1' }).getByLabel('Surname')).toBeFocused();
});

test('a closed part opens by keyboard, and again with what a draft has in it', async ({ page }) => {
  await begin(page);
  await fillIn(page);
  const parking = field(page, 'Overnight parking');
  await expect(parking).toBeHidden();
  await page.getByText('More about the car').press('Enter');
  await parking.selectOption('Garage');
  expect(await violations(page)).toEqual({});
  await saved(page);
  await page.reload();
  await expect(parking).toHaveValue('Garage');
  await expect(field(page, 'Occupation')).toBeHidden();
});

test('the quote’s page and a copy have all that was given', async ({ page }) => {
  await begin(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Add a driver' }).press('Enter');
  const driver = page.getByRole('group', { name: 'Driver 1' });
  await driver.getByLabel('First name').fill('Seán');
  await driver.getByLabel('Surname').fill('Mac Giolla');
  await driver.getByLabel('Date of birth').fill('3/2/1990');
  await driver.getByLabel('Relation').selectOption('Brother or sister');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/#\/quotes\/Q-/);
  const customer = page.getByRole('region', { name: 'Policyholder' });
  await expect(customer).toContainText('Driver 1');
  await expect(customer).toContainText('Seán, Mac Giolla');
  await expect(customer).toContainText('Brother or sister');
  const [, id] = /quotes\/(Q-[^?]+)/.exec(page.url()) ?? [];
  await page.goto(`${page.url().split('#')[0]}#/new/from/${id}`);
  await expect(driver.getByLabel('Date of birth')).toHaveValue('03/02/1990');
  await expect(driver.getByLabel('Relation')).toHaveValue('Sibling');
});
