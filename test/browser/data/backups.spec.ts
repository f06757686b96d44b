import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('a backup is made, looked at and restored by the next start, by keyboard', async ({
  page,
  host,
  startHost,
}) => {
  await open(page, host.link);
  await page.goto('/#/settings/backups');
  const section = page.getByRole('region', { name: 'Backups' });
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
  // Anyone who only quotes learns it on the first screen.
  await page.goto('/#/');
  await expect(waits).toBeVisible();

  expect(await host.stop()).toBe(0);
  const next = await startHost(host);
  await open(page, next.link);
  expect(await bridge(page, 'listQuotes', {})).toMatchObject({ value: { quotes: [] } });
  await page.goto('/#/settings/backups');
  await expect(section.getByRole('row', { name: /Before a restore/ })).toContainText(
    'This computer',
  );
  await expect(
    section.getByText(/^The data from before the restore of .* are in this list$/),
  ).toBeVisible();
});

test('axe finds nothing on the dashboard that says that a backup failed', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-drive-'));
  const saved = await bridge(page, 'saveBackupSettings', { passphrase: 'twelve and more', folder });
  expect(saved).toMatchObject({ ok: true });
  // As a drive that is unplugged.
  rmSync(folder, { recursive: true });
  expect(await bridge(page, 'makeBackup', {})).toMatchObject({ ok: false });
  await bridge(page, 'submitQuote', { source: 'json', document: RISK });
  await expect(page.getByText('The last backup failed')).toBeVisible(LONG);
  expect(await violationsInEveryScheme(page)).toEqual({});
});
