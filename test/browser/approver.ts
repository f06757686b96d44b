import type { Page } from '@playwright/test';
import { contract } from '../../src/shared/contract/contract.ts';
import { bridge } from './bridge.ts';
import { expect } from './fixture.ts';

/**
 * Issues a client that may approve rate books, as somebody else than who drafts at the desk.
 * @param scope of the tokens of this installation
 * @returns what approves a rate book by the API, with the reason `Filed by pricing`
 */
export async function approver(
  page: Page,
  scope: string,
): Promise<(hash: string) => Promise<void>> {
  const { value: client } = await bridge(page, 'createClient', {
    name: 'Head of pricing',
    permissions: ['ratebook:approve'],
  });
  const { client_id, client_secret } = client;
  const form = { grant_type: 'client_credentials', client_id, client_secret, scope };
  return async (hash) => {
    const { origin } = new URL(page.url());
    const token = await page.request.post(origin + contract.issueToken.http.path, { form });
    const { access_token } = await token.json();
    const approved = await page.request.post(origin + contract.approveRateBook.http.path, {
      headers: { authorization: `Bearer ${access_token}` },
      data: { hash, reason: 'Filed by pricing' },
    });
    expect(approved.status()).toBe(200);
  };
}
