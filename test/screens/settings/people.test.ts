import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { OperationName } from '../../../src/shared/contract/contract.ts';
import { openPage } from '../page.ts';
import {
  addPerson,
  dialogGone,
  dialogNamed,
  openSettings,
  PIN,
  signedIn,
  signIn,
} from '../people.ts';

test('anyone who may not sign in any more is told so, not only asked to sign in', async () => {
  const page = await openPage();
  await openSettings(page, 'People at the desk');
  await addPerson(page, 'Máire Byrne');
  const { userId } = await page.ask('addUser', {
    name: 'Pat Walsh',
    roles: ['administer'],
    pin: PIN,
  });
  await page.press('Control+Shift+K');
  await signIn(page, 'This desk is locked', 'Pat Walsh');
  // The page begins again for somebody else.
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Quotedesk' });
  await signedIn('Pat Walsh');
  await page.ask('changeUser', { userId, isDisabled: true });
  const alert = await within(await dialogNamed('Sign in')).findByRole('alert');
  expect(alert).toHaveTextContent('Pat Walsh can no longer sign in here');
  await signIn(page, 'Sign in', 'Máire Byrne');
  await signedIn('Máire Byrne');
});

/** What changes a PIN. */
const CHANGES: ReadonlySet<OperationName> = new Set(['addUser', 'setUserPin', 'changeOwnPin']);

test('a new PIN is typed twice, and a difference is said at the field and not sent', async () => {
  const page = await openPage();
  const { asked, fill, press } = page;
  const changes = () => asked.filter((operation) => CHANGES.has(operation));
  await openSettings(page, 'People at the desk');

  const typeTwice = async (title: string, label: RegExp, good = '804213') => {
    const dialog = within(await dialogNamed(title));
    const repeated = dialog.getByLabelText(/^Repeat PIN/);
    const pin = dialog.getByLabelText(label);
    const said = (text: string) =>
      waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`)));
    fill(pin, good);
    await press('Control+Enter');
    await said('Repeat the PIN');
    fill(repeated, '804231');
    await waitFor(() => expect(repeated).toHaveAttribute('aria-invalid', 'true'));
    expect(repeated).toHaveAccessibleDescription('The two PINs are not the same');
    await press('Control+Enter');
    await said('The two PINs are not the same');
    expect(changes()).toEqual([]);
    // What the host refuses is said at the field, and nowhere else.
    for (const field of [pin, repeated]) fill(field, '123456');
    await press('Control+Enter');
    await waitFor(() => expect(pin).toHaveAccessibleDescription(/choose another/));
    await waitFor(() => expect(pin).toHaveFocus());
    expect(dialog.queryByRole('alert')).toBeNull();
    fill(pin, good);
    await waitFor(() => expect(pin).not.toHaveAttribute('aria-invalid', 'true'));
    asked.length = 0;
    fill(repeated, good);
    await waitFor(() => expect(repeated).not.toHaveAttribute('aria-invalid', 'true'));
    await press('Control+Enter');
    await dialogGone(title);
    expect(changes()).toHaveLength(1);
    asked.length = 0;
  };
  const open = async (button: string) => {
    await press('Enter', await screen.findByRole('button', { name: button }));
    return within(await dialogNamed(button));
  };
  const [name] = (await open('Add a person')).getAllByRole('textbox', { name: /^Name/ });
  fill(name as HTMLElement, 'Pat');
  await typeTwice('Add a person', /^PIN/);
  await open('New PIN: Pat');
  await typeTwice('New PIN: Pat', /^PIN/);
  expect(await screen.findByText('The PIN of Pat is changed.')).toBeVisible();
  fill((await open('Change my PIN')).getByLabelText(/^Present PIN/), '804213');
  await typeTwice('Change my PIN', /^New PIN/, '570914');
  expect(await screen.findByText('Your PIN is changed.')).toBeVisible();
});

test('anyone who manages people is told while the desk does not lock itself', async () => {
  const page = await openPage();
  await openSettings(page, 'People at the desk');
  const warning = () => screen.queryByText('This desk does not lock itself');
  expect(await screen.findByText(/^No sign-in yet: anyone here can do everything/)).toBeVisible();
  expect(warning()).toBeNull();
  await addPerson(page, 'Máire Byrne');
  await waitFor(() => expect(warning()).toBeVisible());
  await page.click(screen.getByRole('link', { name: 'Set when it locks' }));
  const privacy = await screen.findByRole('heading', { name: 'Privacy' });
  await waitFor(() => expect(privacy).toHaveFocus());
  page.fill(screen.getByRole('textbox', { name: /^Hide screen after/ }), '5');
  await page.press('Enter');
  await screen.findByText('Saved');
  await openSettings(page, 'People at the desk');
  await screen.findByRole('button', { name: 'Add a person' });
  expect(warning()).toBeNull();
});
