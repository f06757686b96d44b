import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { editionOf } from '../../support/rate-books/book-edition.ts';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage } from '../page.ts';
import { dialogOf, heading } from '../quote-page.ts';
import { button, confirmDialog } from '../rate-books.ts';

test('an approved book is tried on live quotes, and its report says what it would do', async () => {
  const page = await openPage();
  const { ask, fill, goTo, press } = page;
  const rateBook = editionOf('2099.1', (book) => {
    book.policyFeeCents += 500;
  });
  const { hash } = await ask('importRateBook', { rateBook });
  await ask('approveRateBook', { hash, reason: 'Filed', ownDraft: true });
  goTo(`/rate-books/${hash}`);
  await press('Enter', await button('Start as challenger'));
  const dialog = await dialogOf();
  expect(dialog).toHaveTextContent('No customer sees its premiums');
  await press('Control+Enter');
  expect(await within(dialog).findByText('Give the reason.')).toBeVisible();
  fill(within(dialog).getByLabelText(/^Reason/), 'A new fee');
  await confirmDialog(page);
  expect(await screen.findByText(/Started as challenger/)).toBeVisible();
  expect(screen.getByText('Challenger')).toBeVisible();

  await press('Enter', await screen.findByRole('link', { name: 'Challenger report' }));
  await waitFor(() =>
    expect(heading()).toHaveTextContent(/^Demonstration private motor 2099.1 as challenger$/),
  );
  expect(await screen.findByText(/Nothing to compare yet/)).toBeVisible();
  await ask('submitQuote', { source: 'json', document: DOCUMENT });
  const dearer = await screen.findByRole('row', { name: /^is dearer/ });
  expect(dearer).toHaveTextContent(/^is dearer100%$/);
  expect(screen.getByRole('row', { name: /^Comprehensive|^40 to 49/ })).toHaveTextContent('+');
  fill(screen.getByLabelText('Up to'), '1/1/2001');
  await press('Enter');
  expect(await screen.findByText('Nothing was submitted on these days.')).toBeVisible();

  await press('Enter', screen.getByRole('link', { name: 'To the rate book' }));
  await press('Enter', await button('End the trial'));
  fill(await screen.findByLabelText(/^Reason/), 'Seen enough');
  await confirmDialog(page);
  expect(await screen.findByText(/Trial as challenger ended/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Challenger')).toBeNull());
  expect(await button('Start as challenger')).toBeVisible();
});
