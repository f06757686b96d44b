import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from '../page.ts';
import { closed, dialogOf, openQuote } from '../quote-page.ts';

test('a dialog stays until what it does is done, and its answer closes no other', async () => {
  const page = await openPage();
  const { fill, hold, press } = page;
  await openQuote(page);
  // The head is there before the quote, whose keys do nothing until then.
  await screen.findByRole('toolbar', { name: 'What to do with the quote' });
  const answer = hold('overrideQuote');
  await press('Control+e');
  const dialog = within(await dialogOf());
  fill(await dialog.findByLabelText(/^Discount in percent/), '5');
  fill(dialog.getByLabelText(/^Reason/), 'loyal');
  await press('Control+Enter');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  await press('Escape');
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('loyal');
  expect(screen.getByRole('dialog')).toBeVisible();
  answer();
  await closed();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent('Discount of 5%'),
  );
});
