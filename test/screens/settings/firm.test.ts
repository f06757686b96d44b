import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { readyForCover } from '../../support/quotes/ready-for-cover.ts';
import { openPage } from '../page.ts';
import { closed, dialogOf, fillChecklist, heading } from '../quote-page.ts';
import { QUOTE } from './quote.ts';

test('a car that is quoted already is named in the form, and stops the desk at acceptance', async () => {
  const page = await openPage();
  const { ask, fill, press } = page;
  const { quoteId: other } = await ask('submitQuote', QUOTE);
  const payment = { paymentMethod: 'card', paymentReference: 'PAY-1' } as const;
  await ask('acceptQuote', { quoteId: other, ...(await readyForCover(ask, other)), ...payment });
  await press('F2');
  const field = (label: string | RegExp) => screen.getByLabelText(label);
  await waitFor(() => expect(field('Registration')).toHaveFocus());
  fill(field('Registration'), '191-D-12345');
  await press('Tab');
  await waitFor(() => expect(field('Make')).toHaveValue('BMW'));
  fill(field('First name'), 'Aoife');
  fill(field('Surname'), 'Byrne');
  fill(field('Date of birth'), '12/03/1985');
  fill(field('Start of cover'), '01/03/2027');
  await press('Enter');
  // Under the registration for the mouse, and in the panel for the keys.
  const named = { name: /has a policy for some of the same days/ };
  await waitFor(() => expect(screen.getAllByRole('link', named)).toHaveLength(2));
  for (const link of screen.getAllByRole('link', named))
    expect(link).toHaveAttribute('href', expect.stringContaining(other));
  await waitFor(() => expect(screen.getByTestId('premium-Comprehensive')).toHaveTextContent('€'));
  await press('Control+Enter');
  await waitFor(() => expect(heading()).toHaveTextContent(' · '));
  await press('Enter', await screen.findByRole('button', { name: 'Go on cover' }));
  let dialog = within(await dialogOf());
  expect(await dialog.findByText('This car may be insured twice')).toBeVisible();
  const reason = () => dialog.getByLabelText(/^Why it goes on cover/);
  await waitFor(() => expect(reason()).toHaveFocus());
  await press('Tab');
  await fillChecklist(page);
  dialog = within(await dialogOf());
  fill(dialog.getByLabelText(/^Payment reference/), 'PAY-2');
  await press('Control+Enter');
  expect(await dialog.findByText(/^A reason is needed/)).toBeVisible();
  await waitFor(() => expect(reason()).toHaveFocus());
  fill(reason(), 'The car was sold');
  await press('Control+Enter');
  await closed();
  expect(await screen.findByText(/insured already: The car was sold/)).toBeVisible();
});
