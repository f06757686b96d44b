import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fits, open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { expect, test } from '../fixture.ts';

test.use({ hostOf: 'file' });

test.beforeEach(async ({ page, host }) => {
  await open(page, host.link);
  await page.goto('/#/settings/datasets');
});

/** Chooses a file where a button asks for one. */
async function choose(page: Page, button: string, name: string, content: string): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).press('Enter');
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await (await chooser).setFiles(file);
}

const CARS = `Reg;Make;Model;Year;Engine;Fuel;Colour
191-D-777;Škoda;Octavia;2019;1.6;Diesel;red
nonsense;A;B;2019;1.6;Diesel;red
`;

test('a register is chosen, what is refused of it is saved, and it is used', async ({ page }) => {
  await choose(page, 'Import: Vehicles', 'cars.csv', CARS);
  await expect(page.getByRole('heading', { name: 'cars.csv is checked' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).press('Enter');
  const refused = readFileSync(await (await saved).path(), 'utf8');
  expect(refused).toContain('3,Reg,"Is ""nonsense"", which is not an Irish registration mark');
  await page.getByRole('button', { name: 'Import 1 vehicle' }).press('Enter');
  await expect(page.getByRole('row', { name: /^Vehicles/ })).toContainText('cars.csv');
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'datasets');
});

const PEOPLE = `Client;Geb.;Renewal;Mobile
Seán Murphy;14/06/1985;01/12/2026;087 123 4567
Aoife;01/02/1990;01/12/2026;
`;

test('axe finds nothing in what is checked, nor in columns, which fit a small window', async ({
  page,
}) => {
  await choose(page, 'Import: Vehicles', 'cars.csv', CARS);
  await expect(page.getByRole('heading', { name: 'cars.csv is checked' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.getByRole('button', { name: 'Discard' }).press('Enter');

  await choose(page, 'Import: Customers', 'renewals.csv', PEOPLE);
  await expect(page.getByRole('heading', { name: 'The columns of renewals.csv' })).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  const born = page.getByRole('combobox', { name: 'Read Geb. as' });
  await born.selectOption({ label: 'Date of birth (required)' });
  await page.setViewportSize({ width: 640, height: 400 });
  await fits(page, 'columns');
});
