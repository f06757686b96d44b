import { expect, test } from '@playwright/test';
import { contract, type OutputOf } from '../../src/shared/contract/contract.ts';
import { coverOfRater } from '../../src/shared/domain/quotes/cover.ts';
import type { Result } from '../../src/shared/result/result.ts';
import { type Desk, openDesk } from './desk.ts';
import { needsElectron } from './electron.ts';
import { CLIENT } from './started-folder.ts';

needsElectron();

let desk: Desk;
test.beforeEach(async () => {
  desk = await openDesk();
});
test.afterEach(async () => {
  await desk?.close();
});

async function post(url: string, body: unknown, token?: string): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  expect(response.status).toBe(200);
  return response.json();
}

test('the window shows the premiums that the API answers', async () => {
  const { page } = desk;
  await page.getByRole('link', { name: 'Quick price' }).first().click();
  await page.getByLabel('Start of cover').fill('01/12/2026');
  await page.getByLabel('Date of birth').fill('12/03/1985');

  const status = (await desk.call('serviceStatus', {})) as Result<OutputOf<'serviceStatus'>>;
  if (!status.ok || !status.value.api.url) throw new Error('The API does not listen');
  const { scope, api } = status.value;
  const token = await post(`${api.url}${contract.issueToken.http.path}`, {
    grant_type: 'client_credentials',
    client_id: CLIENT.id,
    client_secret: CLIENT.secret,
    scope,
  });

  for (const [raterCover, cover] of Object.entries(coverOfRater)) {
    const data = {
      'in_policy.dateInception': '2026-12-01T00:00:00+00:00',
      'in_customer.dateOfBirth': '1985-03-12',
      'in_dts.raterCover': raterCover,
    };
    const price = await post(
      `${api.url}${contract.priceQuote.http.path}`,
      { data },
      String(token.access_token),
    );
    const euro = Number(price['rater.Comp.PremAfterPolFee']);
    expect(euro).toBeGreaterThan(0);
    const shown = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });
    await expect(page.getByTestId(`premium-${cover}`)).toContainText(shown.format(euro));
  }
});
