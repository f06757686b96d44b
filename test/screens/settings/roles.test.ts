import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Role } from '../../../src/shared/domain/role.ts';
import { openPage, type Page } from '../page.ts';
import { PIN } from '../people.ts';
import { QUOTE } from './quote.ts';

/** Has somebody with these roles at the desk, and no one else but an administrator. */
async function signInWith({ ask, reload }: Page, roles: Role[]): Promise<void> {
  await ask('addUser', { name: 'Máire Byrne', pin: PIN, roles: ['administer'] });
  const { userId } = await ask('addUser', { name: 'Pat Walsh', pin: PIN, roles });
  await ask('leaveDesk', {});
  await ask('signIn', { userId, pin: PIN });
  await reload();
  await waitFor(() => expect(navigation()).toHaveTextContent('Pat Walsh'));
}

const navigation = () => screen.getByRole('navigation', { name: 'Quotedesk' });
const main = () => within(screen.getByRole('main'));

/** Waits until a screen under a heading says which role it takes, and offers none of these buttons. */
async function takes(
  title: string | RegExp,
  role: string,
  to: 'change' | 'use',
  buttons: string[] = [],
): Promise<void> {
  await screen.findByRole('heading', { level: 1, name: title });
  const [said] = await main().findAllByText(`You need the role “${role}” to ${to} this.`, {
    exact: false,
  });
  expect(said).toBeVisible();
  for (const name of buttons) {
    expect(main().queryByRole('button', { name: new RegExp(name, 'i') }), name).toBeNull();
  }
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual([]);
}

/** Goes to the page of a quote, until what can be done there is offered. */
async function goToQuote({ goTo }: Page, quoteId: string, offered: string): Promise<void> {
  goTo(`/quotes/${quoteId}`);
  await waitFor(() => expect(main().getAllByText(quoteId, { selector: 'code' })[0]).toBeVisible());
  expect(await screen.findByRole('button', { name: offered })).toBeVisible();
}

test('anyone who may only quote is offered nothing that takes another role', async () => {
  const page = await openPage();
  const { ask, goTo, host } = page;
  await host.environments.live.listen(0);
  const { quoteId } = await ask('submitQuote', QUOTE);
  const { rateBooks } = await ask('listRateBooks', {});
  const { levyTables } = await ask('listLevyTables', {});
  const book = `/rate-books/${rateBooks[0]?.hash}`;
  await ask('saveFirm', { name: 'Byrne Brokers' });
  await signInWith(page, ['quote']);

  await goToQuote(page, quoteId, 'More');
  goTo(`/quotes/${quoteId}?section=alternatives`);
  const [add] = await screen.findAllByRole('cell', { name: /Add …/ });
  expect(add).toBeVisible();
  expect(screen.queryByRole('button', { name: /Adjust/ })).toBeNull();

  goTo('/rate-books');
  await takes('Rate books', 'Rate books', 'change', ['Import a file']);
  goTo(book);
  await screen.findByRole('heading', { level: 1, name: /^Demonstration/ });
  expect(await screen.findByRole('link', { name: 'Compare' })).toBeVisible();
  await takes(/^Demonstration/, 'Rate books', 'change', ['Withdraw']);
  expect(screen.queryByRole('link', { name: 'Edit a copy' })).toBeNull();
  goTo(`${book}/edit`);
  await takes('Edit a rate book', 'Rate books', 'use', ['Keep as a draft']);
  goTo('/rate-books/levies');
  await takes('Levies', 'Rate books', 'change', ['Import a file']);
  goTo(`/rate-books/levies/${levyTables[0]?.hash}`);
  await takes(/^Levies that/, 'Rate books', 'change', ['Withdraw']);

  goTo('/api-access');
  expect(await screen.findByRole('heading', { name: 'A first call' })).toBeVisible();
  await takes('API access', 'Administer', 'use', ['Create client', 'Try again']);

  goTo('/settings/firm');
  const firm = within(await screen.findByRole('region', { name: 'The firm' }));
  const name = await firm.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveValue('Byrne Brokers');
  expect(name).toHaveAttribute('readonly');
  await takes('Settings', 'Administer', 'change', ['Choose a file']);
  for (const [place, label] of [
    ['advanced', /^Port of the API/],
    ['privacy', /^Hide screen after/],
  ] as const) {
    goTo(`/settings/${place}`);
    expect(await screen.findByRole('textbox', { name: label })).toHaveAttribute('readonly');
  }
  expect(screen.queryByRole('link', { name: 'Vehicles, addresses and customers' })).toBeNull();
  goTo('/settings/datasets');
  await takes(/./, 'Administer', 'use', ['Import']);
  goTo('/help/about');
  await takes('Help', 'Administer', 'use');
});

test('anyone who only looks and accepts is offered no quote and no document', async () => {
  const page = await openPage();
  const { ask, fill, goTo, press } = page;
  const { quoteId } = await ask('submitQuote', QUOTE);
  const [customer] = (await ask('findCustomers', { limit: 1 })).customers;
  await signInWith(page, ['accept']);

  expect(within(navigation()).getByRole('link', { name: /^Quotes/ })).toBeVisible();
  for (const [name, place] of [
    ['New quote', '/new'],
    ['Quick price', '/price'],
  ] as const) {
    expect(within(navigation()).queryByRole('link', { name: new RegExp(name) }), name).toBeNull();
    goTo(place);
    await takes(name, 'Quote', 'use');
  }

  await goToQuote(page, quoteId, 'Go on cover');
  await takes(/191-D-12345/, 'Quote', 'use', [
    'Documents',
    'Re-quote',
    'Add cover',
    'Record',
    'Add …',
  ]);
  expect(screen.queryByRole('link', { name: 'Re-quote' })).toBeNull();
  await press('Control+k');
  fill(await screen.findByRole('textbox', { name: 'Find anything' }), 'quote');
  await waitFor(() => expect(screen.getAllByRole('button', { name: /Quotes/ })[0]).toBeVisible());
  for (const name of [/New quote/, /Re-quote/, /Practise/]) {
    expect(screen.queryByRole('button', { name }), name.source).toBeNull();
  }
  await press('Escape');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  goTo('/quotes');
  const line = await waitFor(() => {
    const shown = document.querySelector<HTMLElement>('[data-number="0"]');
    expect(shown).toHaveTextContent('Ní Bhriain');
    return shown as HTMLElement;
  });
  await press('l', line);
  await press('c', line);
  const [copied] = await screen.findAllByText(/copied/i);
  expect(copied).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();

  goTo(`/customers/${encodeURIComponent(customer?.key ?? '')}`);
  expect(await screen.findByRole('heading', { name: 'Vehicles' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'New quote for this customer' })).toBeNull();
});
