import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage } from '../page.ts';
import { acceptQuote } from '../quotes-list.ts';

test('the re-quote of a policy is checked against the rule on price walking', async () => {
  const page = await openPage();
  const { ask, choose, click, fill } = page;
  const { quoteId: basedOn } = await ask('submitQuote', { source: 'json', document: DOCUMENT });
  await acceptQuote(page, basedOn);
  const { document: copied } = await ask('draftFromQuote', { quoteId: basedOn });
  const again = await ask('submitDraft', { document: copied, basedOn });
  page.goTo(`/quotes/${again.quoteId}`);
  const others = within(await screen.findByRole('region', { name: 'Other quotes of this risk' }));
  const seen = async (text: string | RegExp) =>
    waitFor(() => expect(others.getByText(text)).toBeVisible());
  // A DOM opens it by a click alone.
  await click(await others.findByText('Check the renewal price'));
  const group = async (name: string) => within(await others.findByRole('group', { name }));
  const first = await group('Equivalent first renewal today');
  const sale = others.getByLabelText(/^What last year was/);
  const missing = /Say what last year was/;
  await seen(missing);

  const now = await group(`Offered: ${again.quoteId}`);
  const price = now.getByLabelText(/^Price with levies/);
  // The policy fee is the insurer's.
  expect(price).toHaveValue(again.premium.toFixed(2));
  expect(now.getByLabelText(/^Broker’s fee/)).toHaveValue('0.00');
  // What no one typed follows the quote.
  const override = { overrideType: 'premium', value: 1234.5, reason: 'Agreed' } as const;
  await ask('overrideQuote', { quoteId: again.quoteId, ...override });
  await waitFor(() => expect(price).toHaveValue('1234.50'));
  await choose(sale, 'New business');
  await seen('Allowed');
  await choose(sale, 'Later renewal');
  await seen('Cannot tell');

  const firstPrice = first.getByLabelText(/^Price with levies/);
  const firstFee = first.getByLabelText(/^Broker’s fee/);
  fill(firstPrice, '100.001');
  await seen(missing);
  fill(firstFee, '20');
  expect(await first.findByText('Must have at most two decimal places')).toBeVisible();
  fill(firstPrice, '100');
  await seen('Breaks the rule on price walking');
  const limits = others
    .getAllByRole('listitem')
    .filter(({ textContent }) => /120\.00/.test(textContent));
  expect(limits).toHaveLength(1);
  expect(limits[0]).toHaveTextContent(
    /above the most that may be charged: €120\.00, as at an equivalent/,
  );

  fill(firstPrice, '');
  fill(firstFee, '');
  await choose(sale, 'First renewal');
  fill(price, '1');
  for (const same of ['Risk', 'Way of paying', 'Rates and levies']) {
    await seen('Cannot tell');
    await click(others.getByRole('checkbox', { name: new RegExp(same) }));
  }
  await seen('Allowed');
  fill(now.getByLabelText(/^Broker’s fee/), '99,999.99');
  await seen(/^Only the broker’s fee of €99,999\.99/);
});
