import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { fits, open } from '../../support/screens/screen.ts';
import { violationsInEveryScheme } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

/** Milliseconds: a backup is opened and checked as a whole, which a busy machine needs long for. */
const LONG = { timeout: 120_000 };

test.setTimeout(5 * LONG.timeout);

const RISK = {
  Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Áine', Surname: 'Ní Bhriain', DateOfBirth: '1985-03-12' },
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus' },
};

/** Opens the backups in the settings. @returns their section, and the field of their folder */
async function openBackups(page: Page, link: string) {
  await open(page, link);
  await page.goto('/#/settings');
  const section = page.getByRole('region', { name: 'Backups' });
  return { section, field: section.getByLabel('Folder', { exact: true }) };
}

test('a backup is made, looked at and restored by the next start, by keyboard', async ({
  page,
  host,
  startHost,
}) => {
  const { section } = await openBackups(page, host.link);
  await expect(section.getByText('There is no backup yet')).toBeVisible();
  await section.getByRole('button', { name: 'Back up now' }).press('Enter');
  await expect(section.getByText('The backup is made and checked.')).toBeVisible(LONG);
  const row = section.getByRole('row', { name: /By hand/ });
  await expect(row).toContainText('Not encrypted');
  expect(await bridge(page, 'submitQuote', { source: 'json', document: RISK })).toMatchObject({
    ok: true,
  });

  await row.getByRole('button', { name: /^Restore/ }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Show what would change' }).press('Enter');
  await expect(dialog.getByText('1 lost, 0 come back').first()).toBeVisible(LONG);
  expect(await violationsInEveryScheme(page)).toEqual({});
  await dialog.getByRole('button', { name: 'Restore at the next start' }).press('Enter');
  await expect(dialog).toBeHidden();
  const waits = page.getByText(/^The data of .* are restored at the next start$/);
  await expect(waits).toBeVisible();
  await page.setViewportSize({ width: 900, height: 700 });
  await fits(page, 'backups');
  // Whoever only quotes learns it on the first screen.
  await page.goto('/#/');
  await expect(waits).toBeVisible();

  expect(await host.stop()).toBe(0);
  const next = await startHost(host);
  await open(page, next.link);
  expect(await bridge(page, 'listQuotes', {})).toMatchObject({ value: { quotes: [] } });
  await page.goto('/#/settings');
  await expect(section.getByRole('row', { name: /Before a restore/ })).toContainText(
    'This computer',
  );
  await expect(
    section.getByText(/^The data that were here before .* are in this list$/),
  ).toBeVisible();
});

test('another folder needs a passphrase first, and what fails is said on the dashboard', async ({
  page,
  host,
}) => {
  const { section, field } = await openBackups(page, host.link);
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-drive-'));
  await field.fill(join(folder, 'absent'));
  await field.press('Enter');
  await expect(section.getByRole('alert')).toContainText('is not there');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/is not there/);

  await section.getByRole('button', { name: 'Set a passphrase' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Passphrase').fill('twelve and more');
  await dialog.getByLabel('The same again').fill('twelve and more');
  await dialog.getByLabel('The same again').press('Enter');
  await expect(dialog).toBeHidden();
  await expect(section.getByText('only their passphrase opens them')).toBeVisible();

  await field.fill(folder);
  await field.press('Enter');
  await expect(section.getByText('Saved', { exact: true })).toBeVisible();
  // What was made before is somewhere else.
  await section.getByRole('button', { name: 'Back up now' }).press('Enter');
  await expect(section.getByRole('table')).toBeVisible(LONG);
  await field.fill('');
  await field.press('Enter');
  await expect(section.getByText('There is no backup in this folder yet')).toBeVisible();
  await expect(section.getByText(`Backups from before: 1, in ${folder}`)).toBeVisible();
  await field.fill(folder);
  await field.press('Enter');
  await expect(section.getByRole('table')).toBeVisible();
  // As a drive that is unplugged.
  rmSync(folder, { recursive: true });
  await section.getByRole('button', { name: 'Back up now' }).press('Enter');
  await expect(section.getByText(/^The backup of .* failed$/)).toBeVisible(LONG);
  await page.goto('/#/');
  await bridge(page, 'submitQuote', { source: 'json', document: RISK });
  await expect(page.getByText('The last backup failed')).toBeVisible();
  expect(await violationsInEveryScheme(page)).toEqual({});
  await page.getByRole('link', { name: 'Show the backups' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Backups', exact: true })).toBeFocused();
});

test('a backup never goes to another folder than the one that the field shows', async ({
  page,
  host,
}) => {
  const { section, field } = await openBackups(page, host.link);
  const now = section.getByRole('button', { name: 'Back up now' });
  const isMade = section.getByText('The backup is made and checked.');
  let started = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('makeBackup')) started += 1;
  });
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-drive-'));
  const passphrase = 'twelve and more';
  await bridge(page, 'saveBackupSettings', { passphrase });

  // What is refused stops the backup, also by the very click that leaves the field: where it is refused
  // between the two halves of the click, its message has moved the button away, and there is no click.
  await field.fill(join(folder, 'absent'));
  await now.click();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await now.press('Enter');
  await expect(field).toBeFocused();
  expect(started).toBe(0);

  // What is not saved yet is saved first.
  await field.fill(folder);
  await now.click();
  await expect(isMade).toBeVisible(LONG);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  expect(started).toBe(1);
  const { value: list } = await bridge(page, 'listBackups', {});
  expect(list).toMatchObject({ folder, backups: [{ kind: 'manual' }], elsewhere: [] });

  // A refused folder that is taken back stops nothing.
  await field.fill(join(folder, 'absent'));
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.fill(folder);
  await now.click();
  await expect(section.getByRole('row', { name: /By hand/ })).toHaveCount(2, LONG);
  rmSync(folder, { recursive: true });
});
