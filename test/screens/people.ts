import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Page } from './page.ts';

/** The PIN of everybody in these tests. */
export const PIN = '804212';

/** A dialog, or what covers the window, by its title, once it is there. */
export const dialogNamed = (name: string) => screen.findByRole('dialog', { name });

/** Waits until no dialog of this title is there any more. */
export const dialogGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull());

/** Waits until the navigation names who is signed in. */
export const signedIn = (name: string) =>
  waitFor(() =>
    expect(screen.getByRole('navigation', { name: 'Quotedesk' })).toHaveTextContent(
      `Signed in: ${name}`,
    ),
  );

/** Opens the settings by their key, and the page of them that has this title. */
export async function openSettings({ click, press }: Page, title: string): Promise<void> {
  await press('Control+,');
  const list = await screen.findByRole('navigation', { name: 'Pages of the settings' });
  await click(within(list).getByRole('link', { name: title }));
  await screen.findByRole('heading', { level: 2, name: title });
}

/** Adds somebody in the settings, by the keyboard alone. */
export async function addPerson({ fill, press }: Page, name: string): Promise<void> {
  await press('Enter', await screen.findByRole('button', { name: 'Add a person' }));
  const dialog = within(await dialogNamed('Add a person'));
  const [field] = dialog.getAllByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(field).toHaveFocus());
  fill(field as HTMLElement, name);
  fill(dialog.getByLabelText(/^PIN/), PIN);
  fill(dialog.getByLabelText(/^Repeat PIN/), PIN);
  await press('Control+Enter');
  await dialogGone('Add a person');
}

/** Signs in where the window is covered under a title. @param person by default anyone who is chosen already */
export async function signIn(
  { choose, fill, press }: Page,
  title: string,
  person?: string,
): Promise<void> {
  const dialog = within(await dialogNamed(title));
  const pin = await dialog.findByLabelText(/^PIN or passphrase/);
  if (person) await choose(dialog.getByLabelText('Who you are'), person);
  fill(pin, PIN);
  await press('Enter');
}
