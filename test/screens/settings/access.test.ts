import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { contract } from '../../../src/shared/contract/contract.ts';
import { openPage, type Page } from '../page.ts';

const LOOKUP = contract.lookUpEircode.http.path;
const OPTIONS = '/applied/options';

/** The screen of a host that listens, whose client has a secret that the test knows. */
interface Access extends Page {
  readonly url: string;
  readonly client: { readonly id: string; readonly secret: string; readonly scope: string };
  /** Asks the API for something, with a token or without one. */
  readonly get: (address: string, token?: string) => Promise<number>;
  /** Asks the API for a token by a secret. */
  readonly askToken: (secret: string) => Promise<{ status: number; token: string }>;
}

/** The row of a client, or of requests without one. */
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });

async function openAccess(): Promise<Access> {
  const page = await openPage();
  const { environments } = page.host;
  const url = await environments.live.listen(0);
  const api = await environments.live.api();
  const [first] = (await page.ask('listClients', {})).clients;
  const { client_id, client_secret, scope } = await page.ask('rotateClient', {
    client_id: first?.client_id ?? '',
  });
  page.goTo('/api-access');
  await rowOf('First client');
  const { host } = new URL(url);
  return Object.assign(page, {
    url,
    client: { id: client_id, secret: client_secret, scope },
    get: async (address: string, token?: string) => {
      const headers = token === undefined ? { host } : { host, authorization: `Bearer ${token}` };
      return (await api.inject({ method: 'GET', url: address, headers })).statusCode;
    },
    askToken: async (secret: string) => {
      const payload = { grant_type: 'client_credentials', client_id, client_secret: secret, scope };
      const answer = await api.inject({
        method: 'POST',
        url: contract.issueToken.http.path,
        headers: { host, 'content-type': 'application/x-www-form-urlencoded' },
        payload: String(new URLSearchParams(payload)),
      });
      return { status: answer.statusCode, token: answer.json().access_token };
    },
  });
}

const dialogOf = async () => within(await screen.findByRole('dialog'));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a new secret gets a token, and the old one and its tokens end', async () => {
  const { askToken, client, click, get, press } = await openAccess();
  const { token } = await askToken(client.secret);
  await press('Enter', screen.getByRole('button', { name: 'New secret for First client' }));
  const dialog = await dialogOf();
  // Enter by itself changes nothing: the focus begins on the safe side.
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Keep' })).toHaveFocus());
  expect((await askToken(client.secret)).status).toBe(200);
  await press('Enter', dialog.getByRole('button', { name: 'Make a new secret' }));
  expect(await dialog.findByText('The secret is shown only now')).toBeVisible();
  const text = screen.getByRole('dialog').textContent ?? '';
  const secret = /client_secret([A-Za-z0-9_-]{43})/.exec(text)?.[1];
  expect(secret).toBeDefined();
  expect(secret).not.toBe(client.secret);

  expect((await askToken(secret ?? '')).status).toBe(200);
  expect((await askToken(client.secret)).status).toBe(401);
  expect(await get(OPTIONS, token)).toBe(401);

  await press('Escape');
  expect(screen.getByRole('dialog')).toBeVisible();
  await click(dialog.getByRole('button', { name: 'I have stored the secret' }));
  await closed();
  expect(document.documentElement.outerHTML).not.toContain(secret);
});

test('what a client does, and what is refused, is shown while it happens', async () => {
  const { askToken, client, get } = await openAccess();
  const row = await rowOf('First client');
  await waitFor(() => expect(row).toHaveTextContent('Never'));
  const { token } = await askToken(client.secret);
  for (const eircode of ['D02X285', 'A65F4E2', 'X99XXXX']) {
    await get(LOOKUP.replace(':eircode', eircode), token);
  }
  await get(OPTIONS);
  await waitFor(() => expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(/^3$/));
  expect(within(row).getAllByRole('cell')[2]).toHaveTextContent(/^3$/);
  expect(row).toHaveTextContent('1 for other reasons');
  expect(await rowOf('Without a valid token')).toHaveTextContent('1 without a valid token');
});

test('what the screens themselves are refused is no request of the API', async () => {
  const { answer, get } = await openAccess();
  expect(await answer('getQuote', { id: 'Q-0000-0000-0000' })).toMatchObject({ ok: false });
  await get(OPTIONS);
  const row = await rowOf('Without a valid token');
  await waitFor(() => expect(row).toHaveTextContent('1 without a valid token'));
  expect(row).not.toHaveTextContent('other reasons');
});

test('who was refused where is listed', async () => {
  const { get } = await openAccess();
  expect(await screen.findByText('Nothing was refused in the last 30 days.')).toBeVisible();
  for (let i = 0; i < 2; i += 1) await get(OPTIONS);
  const table = within(await screen.findByRole('region', { name: 'Table of refusals' }));
  await waitFor(() => {
    const row = table.getByRole('row', { name: /\/applied\/options/ });
    const [last, ...cells] = within(row).getAllByRole('cell');
    expect(last).toHaveTextContent(/:/);
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'Without a valid token',
      OPTIONS,
      '401',
      '2',
    ]);
  });
});

test('a client for its own quotes alone is issued and shown as such', async () => {
  const { click, fill } = await openAccess();
  await click(screen.getByRole('button', { name: 'Create client' }));
  const dialog = await dialogOf();
  const ticked = (await dialog.findAllByRole('checkbox', { checked: true })) as HTMLInputElement[];
  // In the order of the dialog.
  expect(ticked.map(({ value }) => value)).toEqual([
    'price',
    'lookup',
    'quote:read',
    'quote:write',
  ]);
  fill(dialog.getByRole('textbox', { name: /^Name/ }), 'Partner');
  const own = dialog.getByRole('checkbox', { name: /^Its own quotes only/ });
  await click(own);
  expect(own).toBeChecked();
  await click(dialog.getByRole('button', { name: 'Create client' }));
  await click(await dialog.findByRole('button', { name: 'I have stored the secret' }));
  await waitFor(async () =>
    expect(await rowOf('Partner')).toHaveTextContent('its own quotes only'),
  );
  expect(await rowOf('First client')).not.toHaveTextContent('its own quotes only');
});

test('a revoked client is shown as such, and can do no more', async () => {
  const { askToken, click, client } = await openAccess();
  await click(screen.getByRole('button', { name: 'Revoke First client' }));
  await click((await dialogOf()).getByRole('button', { name: 'Revoke client' }));
  const row = await rowOf('First client');
  await waitFor(() => expect(row).toHaveTextContent('Revoked 2'));
  expect(within(row).queryByRole('button')).toBeNull();
  expect((await askToken(client.secret)).status).toBe(401);
});

test('the documentation is a link, and each program can be copied', async () => {
  const { click, client, url } = await openAccess();
  const docs = await screen.findByRole('link', { name: `${url}/docs` });
  expect(docs).toHaveAttribute('href', `${url}/docs`);
  for (const [language, part] of Object.entries({
    curl: '#!/bin/sh',
    JavaScript: 'await fetch(',
    'C#': 'new HttpClient',
    Python: 'urlopen(',
  })) {
    await click(screen.getByRole('tab', { name: language }));
    await click(await screen.findByRole('button', { name: `Copy ${language} program` }));
    for (const each of [part, url, client.scope]) {
      await waitFor(async () => expect(await navigator.clipboard.readText()).toContain(each));
    }
  }
});
