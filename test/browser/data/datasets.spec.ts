import { readFileSync } from 'node:fs';
import { enter, fits, open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

const CARS = `Reg;Make;Model;Year;Engine;Fuel;Colour
191-D-777;Škoda;Octavia;2019;1.6;Diesel;red
nonsense;A;B;2019;1.6;Diesel;red
`;

test('a register is chosen, checked, used and removed by keyboard', async ({ page, host }) => {
  await open(page, host.link);
  await page.goto('/#/settings');
  await page.getByRole('link', { name: 'Show and import' }).press('Enter');
  const row = page.getByRole('row', { name: /^Vehicles/ });
  await expect(row).toContainText('Demonstration, made up');
  expect(await violationsInEveryScheme(page)).toEqual({});

  const choose = async (content: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import: Vehicles' }).press('Enter');
    const file = { name: 'cars.csv', mimeType: 'text/csv', buffer: Buffer.from(content) };
    await (await chooser).setFiles(file);
  };
  await choose('Reg;Make\n');
  await expect(page.getByRole('alert')).toContainText('no column for “Model”, “Year”');

  await choose(CARS);
  await expect(page.getByRole('heading', { name: 'cars.csv is checked' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(
    /Rows that can be imported: 1 of 2\. They replace all [\d,]+ rows in use \(Demonstration/,
  );
  await expect(page.getByRole('row', { name: /^3 Reg/ })).toContainText(
    'Is "nonsense", which is no Irish registration mark such as 191-D-12345',
  );
  // Nothing has changed before it was said.
  await expect(row).toContainText('Demonstration, made up');
  expect(await violationsInEveryScheme(page)).toEqual({});
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).press('Enter');
  const refused = readFileSync(await (await saved).path(), 'utf8');
  expect(refused).toContain('3,Reg,"Is ""nonsense"", which is no Irish registration mark');

  await page.getByRole('button', { name: 'Use these rows' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'cars.csv is in use' })).toBeVisible();
  await expect(row).toContainText('cars.csv');
  expect(await bridge(page, 'lookUpVehicle', { vrm: '191d777' })).toMatchObject({
    value: { make: 'Škoda', engineSize: 1600 },
  });
  await page.goto('/#/new?registration=191-D-777');
  await expect(page.getByText('191-D-777 is in cars.csv').first()).toBeVisible();
  await page.goto('/#/settings/datasets');
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'datasets');

  await page.getByRole('button', { name: 'Remove: Vehicles' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
  await expect(row).toContainText('Demonstration, made up');
});

test('a file that is discarded leaves nothing', async ({ page, host }) => {
  await open(page, host.link);
  await page.goto('/#/settings/datasets');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Import: Addresses' }).press('Enter');
  const content = 'Eircode,Street,Town,County\nnonsense,a,b,Dublin\n';
  await (await chooser).setFiles({
    ...{ name: 'homes.csv', mimeType: 'text/csv', buffer: Buffer.from(content) },
  });
  await expect(page.getByRole('alert')).toContainText('No row can be imported');
  await expect(page.getByRole('button', { name: 'Use these rows' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const PEOPLE = `Client;Geb.;Renewal;Mobile
Seán Murphy;14/06/1985;01/12/2026;087 123 4567
Aoife;01/02/1990;01/12/2026;
`;

test('the columns of customers are named by keyboard, and remembered', async ({ page, host }) => {
  await open(page, host.link);
  await page.goto('/#/settings/datasets');
  const choose = async (name: string) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import: Customers' }).press('Enter');
    await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(PEOPLE) });
  };
  await choose('renewals.csv');
  await expect(page.getByRole('heading', { name: 'The columns of renewals.csv' })).toBeVisible();
  const check = page.getByRole('button', { name: 'Check the rows' });
  await expect(check).toBeDisabled();
  await expect(page.getByText('Choose a column for: Date of birth')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Geb\./ })).toContainText('14/06/1985');
  expect(await violationsInEveryScheme(page)).toEqual({});
  const born = page.getByRole('combobox', { name: 'Read Geb. as' });
  await born.selectOption({ label: 'Date of birth (required)' });
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'columns');
  await check.press('Enter');
  await expect(page.getByRole('heading', { name: 'renewals.csv is checked' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(
    'Rows that can be imported: 1 of 2. No rows are in use yet.',
  );
  await page.getByRole('button', { name: 'Use these rows' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'renewals.csv is in use' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Customers/ })).toContainText('renewals.csv');

  await choose('others.csv');
  await expect(page.getByText('As chosen for renewals.csv.')).toBeVisible();
  await expect(born).toHaveValue('dateOfBirth');
  await expect(check).toBeEnabled();
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(check).toHaveCount(0);
});

test('in training it is said that an import changes the real data', async ({ page, host }) => {
  await open(page, host.link);
  await enter(page, 'training');
  await page.goto('/?realm=training#/settings/datasets');
  await expect(page.getByText('These files are real, in training too')).toBeVisible();
});
