import { open } from '../../support/screens/screen.ts';
import { violations, violationsInEveryScheme } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

const DAY = 24 * 60 * 60 * 1000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

const HEAD = 'First name,Surname,DOB,Renewal,Reg,Phone,Insurer,Policy no,NCB\n';

test('axe finds nothing from the renewals of imported customers to a quote with proposals', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const row = `Órla,Zulu,14/06/1985,${dayAfter(10)},191-D-12345,087 765 4321,Emerald,P-1,4\n`;
  const contentBase64 = Buffer.from(HEAD + row).toString('base64');
  const { upload } = (await bridge(page, 'receiveFilePart', { contentBase64 })).value;
  const order = { kind: 'customers' as const, upload, fileName: 'renewals.csv' };
  expect((await bridge(page, 'importDataset', order)).value).toMatchObject({ taken: 1 });

  await page.goto('/#/renewals');
  await expect(page.getByRole('row', { name: /Órla Zulu/ })).toContainText('Not quoted yet');
  expect(await violationsInEveryScheme(page)).toEqual({});

  await page.goto('/#/customers?search=zulu');
  await page.getByText('Órla').first().click();
  await expect(page.getByRole('heading', { name: 'Órla Zulu' })).toBeVisible();
  await expect(page.getByText('0877654321')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});

  await page.getByRole('link', { name: 'Quote', exact: true }).press('Enter');
  await expect(page.getByText('From policy').first()).toBeVisible();
  expect(await violations(page)).toEqual({});
});
