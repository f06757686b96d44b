import { open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const HEAD = 'First name,Surname,DOB,Renewal,Reg,Phone,Insurer,Policy no,NCB\n';

test('a renewal is found on the dashboard, quoted, and said to be quoted', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const rows = [
    `Seán,Murphy,14/06/1985,${dayAfter(10)},191-D-12345,087 123 4567,Emerald,P-1,4\n`,
    `Aoife,Ní Bhriain,01/02/1990,${dayAfter(12)},,,,,\n`,
  ];
  const contentBase64 = Buffer.from(HEAD + rows.join('')).toString('base64');
  const { upload } = (await bridge(page, 'receiveFilePart', { contentBase64 })).value;
  const order = { kind: 'customers' as const, upload, fileName: 'renewals.csv' };
  expect((await bridge(page, 'importDataset', order)).value).toMatchObject({ taken: 2 });

  await page.goto('/#/customers/renewals');
  const row = page.getByRole('row', { name: /Seán Murphy/ });
  await expect(row).toContainText('To quote');
  await expect(row).toContainText('Emerald');
  await expect(row).toContainText('NCB: 4 years');
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.getByRole('combobox', { name: 'Due' }).selectOption({ index: 14 });
  await expect(page.getByText('No renewals are due in this period.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Due' }).selectOption({ index: 0 });
  await expect(page.getByText('2 renewals')).toBeVisible();

  await page.getByRole('link', { name: 'Quote: Seán Murphy' }).press('Enter');
  await expect(page.getByLabel('First name').first()).toHaveValue('Seán');
  await expect(page.getByLabel('Registration').first()).toHaveValue('191-D-12345');
  await expect(page.locator('#field-Vehicle-Make')).not.toHaveValue('');
  await expect(page.getByText('Proposed').first()).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByTestId('premium')).toBeVisible();

  await page.goto('/#/customers/renewals');
  await expect(row).toContainText('Quoted');
  await expect(page.getByRole('link', { name: 'Open quote: Seán Murphy' })).toBeVisible();
  await page.setViewportSize({ width: 900, height: 700 });
  await page.goto('/#/');
  // Until it is read that there is a quote now, the welcome lists the same renewals, and then goes.
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Seán Murphy.*follow up the quote/ })).toBeVisible();
  await page.getByRole('link', { name: /Aoife Ní Bhriain.*quote/ }).press('Enter');
  await expect(page.getByLabel('First name').first()).toHaveValue('Aoife');
});

test('an imported customer is found and has a page', async ({ page, host }) => {
  await open(page, host.link);
  const contentBase64 = Buffer.from(
    `${HEAD}Órla,Zulu,01/02/1990,${dayAfter(12)},,087 765 4321,,,\n`,
  ).toString('base64');
  const { upload } = (await bridge(page, 'receiveFilePart', { contentBase64 })).value;
  const order = { kind: 'customers' as const, upload, fileName: 'renewals.csv' };
  expect((await bridge(page, 'importDataset', order)).value).toMatchObject({ taken: 1 });
  await page.goto('/#/customers?search=zulu');
  await page.getByText('Órla').first().click();
  await expect(page.getByRole('heading', { name: 'Órla Zulu' })).toBeVisible();
  await expect(page.getByText('0877654321')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.getByRole('link', { name: 'Quote', exact: true }).press('Enter');
  await expect(page.getByLabel('First name').first()).toHaveValue('Órla');
});
