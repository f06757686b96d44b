import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hostOfFile, openPage, type Page } from '../page.ts';
import { field, has, isAt, price, priced } from '../quote-form.ts';
import { region } from '../quote-page.ts';
import { place } from '../quotes-list.ts';

const host = hostOfFile();

/** Opens the screens at the quick price, as a broker on the telephone does. */
async function openPrice(): Promise<Page> {
  const page = await openPage({ host: host() });
  expect(await screen.findByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
  await page.press('F9');
  expect(await screen.findByRole('heading', { name: 'Quick price' })).toBeVisible();
  await isAt('Date of birth');
  return page;
}

function fill(page: Page, inception: string, birth: string): void {
  page.fill(field('Start of cover'), inception);
  page.fill(field('Date of birth'), birth);
}

test('a quick price begins at the date of birth, and goes on as a full quote', async () => {
  const page = await openPrice();
  await page.type('12/3/85');
  await page.click(screen.getByRole('radio', { name: /^Third party only/ }));
  const { value: start } = field('Start of cover') as HTMLInputElement;
  const asked = (await priced('ThirdParty')).split('up to')[0] ?? '';
  await page.press('Control+Enter');
  expect(await screen.findByRole('heading', { name: 'New quote' })).toBeVisible();
  await isAt('Registration');
  await has('Start of cover', start);
  await has('Date of birth', '12/3/85');
  await has('Cover', 'ThirdParty');
  // At the same premium: what was taken as usual is an answer, and to be confirmed.
  await waitFor(() => expect(price('ThirdParty')).toHaveTextContent(asked));
  await has('No-claims bonus, years', '5');
  const unconfirmed = within(await region('To be confirmed with the customer'));
  expect(unconfirmed.getByRole('button', { name: 'No-claims bonus, years' })).toBeVisible();
  expect(field('No-claims bonus, years')).toHaveAccessibleDescription(
    /To be confirmed with the customer/,
  );
  // The address says nothing of anybody.
  expect(place()).toMatch(/^\/new\/[\da-f-]{36}$/);
  // The next quote begins with nothing of it.
  await page.press('F2');
  await has('Date of birth', '');
});

test('every insurer stands next to the price, and the chosen one makes the quote', async () => {
  const page = await openPrice();
  fill(page, '1 Dec 2026', '12/03/2002');
  const insurers = within(await region('Insurers'));
  const rows = () => insurers.getAllByRole('row').slice(1);
  await waitFor(() => expect(rows()).toHaveLength(3));
  // The cheapest first, and who declines says why at the end.
  expect(rows().at(-1)).toHaveTextContent('Declined');
  const [asked = ''] = insurers
    .getByTestId('young-driver-Comprehensive')
    .textContent.split('up to');
  await page.press('Space', insurers.getByRole('radio', { name: /Young driver/ }));
  await waitFor(() => expect(price().textContent).toBe(asked));
  // Like for like: it sells no excess as low as that of the others.
  const row = insurers.getByRole('row', { name: /Young driver/ });
  expect(row).toHaveTextContent('Excess €500, not €300: the least that this scheme sells');
  await page.press('Control+Enter');
  const choice = within(await screen.findByRole('group', { name: 'Insurers' }));
  // The very premium goes on.
  expect(await screen.findByRole('heading', { name: 'New quote' })).toBeVisible();
  await waitFor(() => expect(price().textContent).toBe(asked));
  await waitFor(() => expect(choice.getByRole('radio', { name: /Young driver/ })).toBeChecked());
});

test('a driver who is too young is declined in words, and the next price comes', async () => {
  const page = await openPrice();
  fill(page, '1 Dec 2026', '1 Jan 2015');
  const [declined] = await screen.findAllByText(/declined/i);
  expect(declined).toBeVisible();
  page.fill(field('Date of birth'), '12/03/1985');
  await priced();
});
