import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { dearer, editionOf } from '../../support/rate-books/book-edition.ts';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage, type Page } from '../page.ts';
import { heading, region } from '../quote-page.ts';
import { button } from '../rate-books.ts';

/** Measured for thousands of risks: a busy machine takes its time over them. */
const LONG = { timeout: 240_000 };

/** Keeps the next edition as a draft. @returns its hash */
const imported = async ({ ask }: Page) =>
  (await ask('importRateBook', { rateBook: editionOf('2099.1', dearer), trust: true })).hash;

const resultSays = (words: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Impact' })).toHaveTextContent(words));

test('what differs, and what it does to kept quotes', LONG, async () => {
  const page = await openPage();
  const { ask, choose, click, fill, press } = page;
  await ask('submitQuote', { source: 'json', document: DOCUMENT });
  const draft = await imported(page);
  await press('Control+k');
  fill(await screen.findByRole('textbox', { name: 'Find anything' }), 'Compare rate books');
  await screen.findByRole('button', { name: /Compare rate books/ });
  await press('Enter');
  // The one in force and the draft of its scheme, and the address says so.
  await waitFor(() => expect(screen.getByLabelText('To')).toHaveValue(draft));
  await waitFor(() => expect(location.hash).toContain(`to=${draft}`));
  const changes = within(await region('Table of what differs'));
  const row = (name: RegExp) => changes.getByRole('row', { name });
  expect(row(/^17 /)).toHaveTextContent('×2.0000×2.1000+5%');
  expect(row(/^Value changed €25/)).toHaveTextContent('+20%');
  expect(row(/^Too young/)).toHaveTextContent('added');
  await press('Space', screen.getByLabelText('Only relativities'));
  expect(await screen.findByText('1 change')).toBeVisible();
  expect(changes.getAllByRole('row')).toHaveLength(3);

  await press('ArrowRight', screen.getByRole('tab', { name: 'What differs' }));
  await press('Enter', await button('Measure'));
  await resultSays('Newly declined1');
  const result = () => within(screen.getByRole('region', { name: 'Impact' }));
  expect(result().getByRole('row', { name: /Too young/ })).toHaveTextContent('Declined1');
  await press('Space', screen.getByRole('radio', { name: 'County' }));
  await press('Enter', await button(/^County/));
  await waitFor(() =>
    expect(screen.getByRole('columnheader', { name: /County/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    ),
  );

  await press('Space', screen.getByRole('radio', { name: 'Outcome' }));
  expect(result().getByRole('row', { name: /^Open / })).toHaveTextContent(/^Open1/);
  fill(screen.getByLabelText('Submitted since'), '1/1/2099');
  await press('Enter', await button('Measure'));
  expect(await screen.findByText('No quote was submitted since then')).toBeVisible();
  fill(screen.getByLabelText('Submitted since'), '');
  await press('Enter', await button('Measure'));
  await resultSays('Newly declined1');

  // The other way round the quote is declined no longer, and the address has both books still.
  await press('Enter', await button('Swap'));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Impact' })).not.toHaveTextContent('Newly declined'),
  );
  await click(screen.getByText('Invented portfolio'));
  await choose(await screen.findByLabelText('Size of the portfolio'), '1000');
  await press('Enter', await button('Measure'));
  await resultSays('Risks1,000');
  // Invented risks have no outcome.
  expect(screen.queryByRole('radio', { name: 'Outcome' })).toBeNull();
  expect(result().getByRole('heading', { name: 'Largest falls' })).toBeVisible();
});

test(
  'long work is cancelled while the desk is used, and what is wrong is said where it is',
  LONG,
  async () => {
    const page = await openPage();
    const { choose, click, goTo, press } = page;
    await imported(page);
    goTo('/rate-books/compare?view=impact');
    await press('Enter', await button('Measure'));
    expect(await screen.findByText(/There are no quotes yet/)).toBeVisible();
    await click(screen.getByText('Invented portfolio'));
    await choose(await screen.findByLabelText('Size of the portfolio'), '1000000');
    await press('Enter', await button('Measure'));
    const progress = () => screen.findByRole('progressbar', { name: 'Measuring the impact' });
    expect(await progress()).toBeVisible();
    // It goes on while another screen is shown.
    await press('F8');
    expect(await screen.findByRole('heading', { name: 'Welcome to Quotedesk' })).toBeVisible();
    history.back();
    expect(await progress()).toBeVisible();
    await press('Enter', await button('Cancel'));
    expect(await screen.findByRole('alert')).toHaveTextContent('It was cancelled');
    await waitFor(() => expect(heading()).toHaveFocus());

    goTo('/rate-books/compare?to=00000000');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('00000000'));
    expect(screen.getByLabelText('To')).toHaveTextContent('not kept here');
  },
);
