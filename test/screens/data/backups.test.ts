import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage } from '../page.ts';
import { closed, dialogOf } from '../quote-page.ts';

/** Milliseconds: a backup is opened and checked as a whole, which a busy machine needs long for. */
const LONG = { timeout: 120_000 };

/** Opens the backups in the settings. */
async function openBackups() {
  const page = await openPage({ place: '/settings/backups' });
  const element = await screen.findByRole('region', { name: 'Backups' });
  const section = within(element);
  const field = await section.findByLabelText('Folder');
  const says = (text: string | RegExp) => section.findByText(text, {}, LONG);
  const now = () => section.getByRole('button', { name: 'Back up now' });
  return { page, section, field, says, now };
}

/** The folder of a drive, which goes with the test. */
function newDrive(): string {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-drive-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('another folder needs a passphrase first, and what fails is said on the dashboard', {
  timeout: 5 * LONG.timeout,
}, async () => {
  const { page, section, field, says, now } = await openBackups();
  const { fill, press } = page;
  const folder = newDrive();
  const save = async (text: string) => {
    await press('Control+A', field);
    fill(field, text);
    await press('Enter', field);
  };
  await save(join(folder, 'absent'));
  expect(await section.findByRole('alert')).toHaveTextContent('is missing');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription(/is missing/);

  await press('Enter', section.getByRole('button', { name: 'Set a passphrase' }));
  const dialog = within(await dialogOf());
  const again = await dialog.findByLabelText(/^The same again/);
  fill(dialog.getByLabelText(/^Passphrase/), 'twelve and more');
  fill(again, 'twelve and more');
  await press('Enter', again);
  await closed();
  expect(await says(/only their passphrase opens them/)).toBeVisible();

  await save(folder);
  expect(await says('Saved')).toBeVisible();
  // What was made before is somewhere else.
  await press('Enter', now());
  expect(await section.findByRole('table', {}, LONG)).toBeVisible();
  await save('');
  expect(await says(/There is no backup in this folder yet/)).toBeVisible();
  expect(await says(`Backups from before: 1, in ${folder}`)).toBeVisible();
  await save(folder);
  expect(await section.findByRole('table')).toBeVisible();
  // As a drive that is unplugged.
  rmSync(folder, { recursive: true });
  await press('Enter', now());
  expect(await says(/^The backup of .* failed$/)).toBeVisible();
  page.goTo('/');
  await page.ask('submitQuote', { source: 'json', document: DOCUMENT });
  expect(await screen.findByText(/The last backup failed/)).toBeVisible();
  // A link follows Enter by the browser, which clicks it.
  await page.click(screen.getByRole('link', { name: 'Show the backups' }));
  const heading = await screen.findByRole('heading', { name: 'Backups' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('a backup never goes to another folder than the one that the field shows', {
  timeout: 5 * LONG.timeout,
}, async () => {
  const { page, section, field, says, now } = await openBackups();
  const started = () => page.asked.filter((operation) => operation === 'startJob').length;
  const isRefused = () => waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
  const folder = newDrive();
  await page.ask('saveBackupSettings', { passphrase: 'twelve and more' });

  // What is refused stops the backup, also by the very click that leaves the field.
  page.fill(field, join(folder, 'absent'));
  await page.click(now());
  await isRefused();
  await page.press('Enter', now());
  await waitFor(() => expect(field).toHaveFocus());
  expect(started()).toBe(0);

  // What is not saved yet is saved first.
  page.fill(field, folder);
  await page.click(now());
  expect(await says('The backup is made and checked.')).toBeVisible();
  expect(field).not.toHaveAttribute('aria-invalid', 'true');
  expect(started()).toBe(1);
  const list = await page.ask('listBackups', {});
  expect(list).toMatchObject({ folder, backups: [{ kind: 'manual' }], elsewhere: [] });

  // A refused folder that is taken back stops nothing.
  page.fill(field, join(folder, 'absent'));
  await page.press('Enter', field);
  await isRefused();
  page.fill(field, folder);
  // A backup has the name of its second: another one in the same second would take its place.
  const next = Date.parse(list.backups[0]?.at ?? '') + 1000;
  await waitFor(() => expect(Date.now()).toBeGreaterThan(next));
  await page.click(now());
  const made = () => section.getAllByRole('row', { name: /By hand/ });
  await waitFor(() => expect(made()).toHaveLength(2), LONG);
});
