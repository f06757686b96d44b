import type { Page } from '@playwright/test';
import { fits, open } from '../../support/screens/screen.ts';
import { violations } from '../axe.ts';
import { bridge } from '../bridge.ts';
import { expect, test } from '../fixture.ts';

const PIN = '804212';

const cover = (page: Page, name: string) => page.getByRole('dialog', { name });
const settings = (page: Page) =>
  page.evaluate(() => {
    location.hash = '#/settings/people';
  });
const people = (page: Page) => page.getByRole('heading', { name: 'People at the desk' });
/** The navigation, which names who is signed in. */
const shell = (page: Page) => page.getByRole('navigation', { name: 'Quotedesk' });

/** Adds somebody by the keyboard alone, in the settings. */
async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a person' }).press('Enter');
  const dialog = cover(page, 'Add a person');
  await expect(dialog.getByRole('textbox', { name: 'Name' }).first()).toBeFocused();
  await page.keyboard.type(name);
  await dialog.getByLabel(/^PIN/).fill(PIN);
  await dialog.getByLabel('Repeat PIN').fill(PIN);
  await page.keyboard.press('Control+Enter');
  await expect(dialog).toBeHidden();
}

async function signIn(page: Page, title: string, person?: string, pin = PIN): Promise<void> {
  const dialog = cover(page, title);
  await expect(dialog).toBeVisible();
  if (person) await dialog.getByLabel('Who you are').selectOption({ label: person });
  await dialog.getByLabel('PIN or passphrase').press('Control+A');
  await page.keyboard.type(pin);
  await page.keyboard.press('Enter');
}

test('people sign in, lock, unlock and take turns by the keyboard, each within the own role', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await settings(page);
  await expect(people(page)).toBeVisible();
  await expect(shell(page)).not.toContainText('Signed in');
  await add(page, 'Máire Byrne');
  await expect(shell(page)).toContainText('Signed in: Máire Byrne');
  await expect(page.getByRole('group', { name: 'The people at the desk' })).toContainText(
    'Máire Byrne',
  );
  await add(page, 'Pat Walsh');
  expect(await violations(page)).toEqual({});

  await page.keyboard.press('Control+Shift+K');
  await expect(cover(page, 'This desk is locked')).toBeVisible();
  // Nor does the title of the window show what lies below.
  await expect(page).toHaveTitle('Quotedesk');
  expect(await violations(page)).toEqual({});
  // A lock that is a lock: the host itself refuses, whatever the page shows.
  const refused = await bridge(page, 'listQuotes', {});
  expect(refused).toMatchObject({ ok: false, fault: { kind: 'locked' } });
  await signIn(page, 'This desk is locked', undefined, '999000');
  await expect(page.getByText('The PIN is wrong')).toBeVisible();
  await signIn(page, 'This desk is locked');
  await expect(cover(page, 'This desk is locked')).toBeHidden();
  await expect(page).toHaveTitle('Settings · Quotedesk');
  await expect(people(page)).toBeVisible();

  await page.keyboard.press('Control+Shift+K');
  await signIn(page, 'This desk is locked', 'Pat Walsh');
  await expect(cover(page, 'This desk is locked')).toBeHidden();
  await expect(shell(page)).toContainText('Signed in: Pat Walsh');
  await page.getByRole('link', { name: 'API access' }).click();
  await expect(page.getByText('need the role “Administer”').first()).toBeVisible();
  await settings(page);
  await expect(page.getByRole('button', { name: 'Change my PIN' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a person' })).toBeHidden();
});

test('a lock covers the other pages at once: they do not wait until they ask', async ({
  page,
  host,
  context,
}) => {
  await open(page, host.link);
  await settings(page);
  await add(page, 'Máire Byrne');
  const other = await context.newPage();
  // Pages ask every second for what changed: here they get no answer.
  await other.route(/dataVersion/, () => {});
  await other.goto('/');
  await expect(shell(other)).toContainText('Signed in: Máire Byrne');
  await page.bringToFront();
  await page.keyboard.press('Control+Shift+K');
  await expect(cover(other, 'This desk is locked')).toBeVisible();
  await signIn(page, 'This desk is locked');
  await expect(cover(other, 'This desk is locked')).toBeHidden();
});

test('axe finds nothing where the person who was signed in may not sign in any more', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await bridge(page, 'addUser', { name: 'Máire Byrne', roles: ['administer'], pin: PIN });
  const pat = await bridge(page, 'addUser', { name: 'Pat Walsh', roles: ['administer'], pin: PIN });
  const { userId } = pat.value;
  await bridge(page, 'leaveDesk', {});
  await bridge(page, 'signIn', { userId, pin: PIN });
  await page.reload();
  await expect(shell(page)).toContainText('Signed in: Pat Walsh');
  await bridge(page, 'changeUser', { userId, isDisabled: true });
  await expect(cover(page, 'Sign in').getByRole('alert')).toBeVisible();
  expect(await violations(page)).toEqual({});
});

test('windows of every width name who is signed in, and lock by a button', async ({
  page,
  host,
}) => {
  await open(page, host.link);
  await settings(page);
  const name = `Máire ${'Nic Giolla Phádraig '.repeat(4)}Byrne`;
  await add(page, name);
  const lock = page.getByRole('button', { name: 'Lock the desk', exact: true });
  for (const width of [1280, 900, 640, 360]) {
    await page.setViewportSize({ width, height: 640 });
    const isMiddle = width === 900;
    // Where only icons have room, the name is read out, and shown to who points at its letters.
    const shown = isMiddle ? page.getByTitle(name).getByText('MB') : page.getByText(name);
    await expect(shown.filter({ visible: true }).first()).toBeInViewport({ ratio: 1 });
    await expect(lock).toBeInViewport({ ratio: 1 });
    await fits(page, `the name at ${width}`);
    expect.soft(await violations(page), `at ${width}`).toEqual({});
  }
  await lock.press('Enter');
  await signIn(page, 'This desk is locked');
  await expect(lock).toBeFocused();
});

test('in forced colours the tick of a box stands out from the box', async ({ page, host }) => {
  // A light theme of high contrast: the tick is white where nothing says otherwise.
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  await open(page, host.link);
  await settings(page);
  await page.getByRole('button', { name: 'Add a person' }).press('Enter');
  const box = cover(page, 'Add a person').getByRole('checkbox', { name: 'Administer' });
  await expect(box).toBeChecked();
  const colours = await box.evaluate((input) => {
    const tick = input.parentElement?.querySelector('svg') ?? input;
    return [getComputedStyle(input).backgroundColor, getComputedStyle(tick).color];
  });
  expect(new Set(colours).size).toBe(2);
});
