import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { SELLING } from '../../support/quotes/ready-for-cover.ts';
import { command } from '../command.ts';
import { openPage } from '../page.ts';
import { closed, dialogOf, openQuote, region, showQuote } from '../quote-page.ts';
import { submitQuote } from '../quotes-list.ts';

const item = (name: string) =>
  within(screen.getByRole('list', { name: 'Needed before cover' }))
    .getAllByRole('listitem')
    .find((each) => each.textContent?.startsWith(name));
const focused = (name: string | RegExp) =>
  waitFor(() => expect(screen.getByLabelText(name)).toHaveFocus());

test('a quote goes on cover by the keyboard alone, from the first item that is missing to the payment', async () => {
  const page = await openPage();
  const { press, type } = page;
  await page.ask('saveFirm', { selling: SELLING });
  const quoteId = await submitQuote(page, '191-D-12345');
  await showQuote(page, quoteId);
  await press('Control+Enter');
  const dialog = within(await dialogOf());
  const group = { name: 'Check these with the customer' };
  const facts = within(await dialog.findByRole('group', group)).getAllByRole('checkbox');
  await waitFor(() => expect(facts[0]).toHaveFocus());
  for (const what of ['Facts checked', 'Suitability', 'Driver numbers', 'Payment']) {
    expect(item(what)).toHaveTextContent(/: still needed$/);
  }

  // Asked too early: each part says what it lacks, and the first one has the focus.
  await press('Control+Enter');
  for (const text of [
    'Tick what you have checked with the customer, or re-quote to change it.',
    'Confirm why the quote suits the customer.',
    'The driver number is needed: by law no policy may issue without it.',
    'Give the customer the terms of business, then tick this.',
    'Type the name of the firm.',
    'The reference of the payment is needed.',
  ]) {
    expect(await dialog.findByText(text), text).toBeVisible();
  }
  await waitFor(() => expect(facts[0]).toHaveFocus());
  for (const _ of facts) await press('Space');
  expect(item('Facts checked')).toHaveTextContent(/: done$/);

  const suits = dialog.getByRole('button', { name: 'Confirm suitability' });
  await waitFor(() => expect(suits).toHaveFocus());
  await press('Enter');
  await screen.findByRole('dialog', { name: 'Confirm suitability' });
  await focused(/^What the customer asked for/);
  await press('Tab');
  await press('Space');
  const name = screen.getByLabelText(/^Confirmed by/);
  while (document.activeElement !== name) await press('Tab');
  await type('Niamh Byrne');
  await press('Control+Enter');

  // What was ticked is still there, and the next item has the focus.
  await screen.findByRole('dialog', { name: 'Go on cover' });
  await focused(/^Driver number/);
  expect(item('Facts checked')).toHaveTextContent(/: done$/);
  expect(item('Suitability')).toHaveTextContent(/: done$/);
  await type('123 456 789');
  expect(item('Driver numbers')).toHaveTextContent(/: done$/);
  await press('Tab');
  await focused(/^The customer has our terms of business/);
  await press('Space');
  await press('Tab');
  await press('Tab');
  await focused(/^Name of your firm/);
  await type('Byrne Insurances Ltd');
  await press('Tab');
  await focused(/^Payment reference/);
  await type('PAY-1');
  for (const what of ['Terms of business', 'Name of the firm', 'Payment']) {
    expect(item(what)).toHaveTextContent(/: done$/);
  }
  await press('Control+Enter');
  await closed();
  expect((await page.ask('getQuote', { id: quoteId })).status).toBe('accepted');
  expect((await page.ask('getFirm', {})).name).toBe('Byrne Insurances Ltd');
  const history = await region('History');
  await waitFor(() => expect(history).toHaveTextContent('terms of business given'));
});

test('a quote that waits for an underwriter is approved from the dialog first', async () => {
  const page = await openPage();
  const { quoteId } = await openQuote(page);
  await page.ask('referQuote', { quoteId, reason: 'The car is kept abroad' });
  await waitFor(() =>
    expect(screen.getByRole('main')).toHaveTextContent('Needs underwriter approval'),
  );
  await command(page, 'Go on cover');
  await screen.findByRole('dialog', { name: 'Go on cover' });
  expect(item('Underwriter approval')).toHaveTextContent(/: still needed$/);
  await page.press('Control+Enter');
  expect(await screen.findByText('Approve it before it goes on cover.')).toBeVisible();
  const approve = within(await dialogOf()).getByRole('button', { name: 'Approve' });
  await waitFor(() => expect(approve).toHaveFocus());
  await page.press('Enter');
  page.fill(await screen.findByLabelText(/^Note for the record/), 'Seen');
  await page.press('Control+Enter');
  await screen.findByRole('dialog', { name: 'Go on cover' });
  await waitFor(() => expect(item('Underwriter approval')).toHaveTextContent(/: done$/));
});
