import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { NOT_STATED } from '../../../src/shared/domain/desk/selling.ts';
import { readyForCover, SELLING } from '../../support/quotes/ready-for-cover.ts';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage } from '../page.ts';
import { PIN } from '../people.ts';
import { closed, dialogOf, heading, openQuote, showQuote } from '../quote-page.ts';

test('an e-mail without a confirmed statement says so first, and leads to its confirmation', async () => {
  const page = await openPage();
  const { ask, press, fill } = page;
  await ask('saveFirm', { selling: SELLING });
  const { quoteId } = await openQuote(page);
  await press('Control+Shift+E');
  let dialog = await dialogOf();
  expect(dialog).toHaveTextContent('The statement of suitability is not confirmed');
  const confirm = within(dialog).getByRole('button', { name: 'Confirm suitability …' });
  await waitFor(() => expect(confirm).toHaveFocus());
  await press('Enter');
  await screen.findByRole('heading', { name: 'Confirm suitability' });
  dialog = await dialogOf();
  expect(
    await within(dialog).findByText(/You pay us a fee: €50 for a new policy\./),
  ).toHaveAttribute('lang', 'en');
  await press('Space', within(dialog).getByLabelText('It gives the cover that was asked for'));
  fill(within(dialog).getByLabelText(/^Confirmed by/), 'Aoife Byrne');
  await press('Control+Enter');
  await closed();
  const { history } = await ask('getQuote', { id: quoteId });
  expect(history.at(-1)).toMatchObject({ kind: 'suitability', detail: { selling: SELLING } });
  // The statement goes along from now on; what is sent, and to whom, is seen before.
  await press('Control+Shift+E');
  const mail = within(await screen.findByRole('dialog', { name: 'What is sent, and to whom' }));
  await waitFor(() => expect(mail.getByLabelText('To')).toHaveFocus());
  expect(mail.getByLabelText('To')).toHaveValue('aoife@example.com');
  expect(mail.getByLabelText<HTMLInputElement>('Text').value).toContain('Dear Aoife');
  const files = within(mail.getByRole('list', { name: 'Attached:' }));
  expect(files.getByText('Suitability')).toBeVisible();
  expect(files.queryByText('Certificate')).toBeNull();
  fill(mail.getByLabelText('To'), 'her.brother@example.com');
  await press('Control+Enter');
  await mail.findByText(/of \d+ made$/);
  await closed();
});

test('what was not confirmed before the sale is said, and can not be confirmed then', async () => {
  const page = await openPage();
  const { ask, press } = page;
  const { quoteId } = await ask('submitQuote', { source: 'json', document: DOCUMENT });
  const payment = { paymentMethod: 'card', paymentReference: 'PAY-S' } as const;
  // Another window sells it without one, as the firm lets it.
  const checked = await readyForCover(ask, quoteId, { withSuitability: false });
  await ask('saveFirm', { mayPass: ['suitability'] });
  const passed = [{ item: 'suitability' as const, reason: 'Agreed by telephone' }];
  await ask('acceptQuote', { quoteId, ...payment, ...checked, passed });
  await showQuote(page, quoteId);
  await press('Control+Shift+E');
  const dialog = await dialogOf();
  expect(dialog).toHaveTextContent('It can no longer be confirmed');
  expect(within(dialog).queryByRole('button', { name: /^Confirm/ })).toBeNull();
  await waitFor(() => expect(within(dialog).getByLabelText('To')).toHaveFocus());
  await press('Escape');
  await closed();
});

test('a reason that the figures contradict can not be ticked, and says why', async () => {
  const page = await openPage();
  await page.ask('saveFirm', { selling: SELLING });
  const Policy = { ...DOCUMENT.Policy, CoverType: 'ThirdParty' };
  await openQuote(page, { ...DOCUMENT, Policy });
  await page.press('Control+Shift+E');
  await page.press('Enter', await screen.findByRole('button', { name: 'Confirm suitability …' }));
  const widest = await screen.findByLabelText('It is the widest cover');
  await waitFor(() => expect(widest).toBeDisabled());
  expect(await dialogOf()).toHaveTextContent('comprehensive cover is wider');
  expect(screen.getByLabelText('It gives the cover that was asked for')).toBeEnabled();
});

test('settings that do not state how the firm sells stop the confirmation, with the way there', async () => {
  const page = await openPage();
  const { ask, press, fill, click } = page;
  await ask('saveFirm', { selling: NOT_STATED });
  const { quoteId } = await openQuote(page);
  await press('Control+Shift+E');
  await press('Enter', await screen.findByRole('button', { name: 'Confirm suitability …' }));
  const dialog = within(await dialogOf());
  const said = await dialog.findByRole('alert');
  expect(said).toHaveTextContent('how much of the market the firm compares');
  expect(said).toHaveTextContent('how the firm is paid');
  await press('Space', dialog.getByLabelText('It gives the cover that was asked for'));
  fill(dialog.getByLabelText(/^Confirmed by/), 'Aoife Byrne');
  await press('Control+Enter');
  await waitFor(() => expect(dialog.getAllByRole('alert')).toHaveLength(2));
  expect((await ask('getQuote', { id: quoteId })).history.at(-1)?.kind).toBe('submitted');
  await click(dialog.getByRole('link', { name: 'State it in the settings' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Settings'));
  await closed();
  const title = await screen.findByRole('heading', { name: 'Scope, fees and commission' });
  await waitFor(() => expect(title).toHaveFocus());
});

test('a person who is signed in need not type a name', async () => {
  const page = await openPage();
  const { ask, press, reload } = page;
  await ask('saveFirm', { selling: SELLING });
  const { quoteId } = await ask('submitQuote', { source: 'json', document: DOCUMENT });
  const { userId } = await ask('addUser', {
    name: 'Máire Byrne',
    pin: PIN,
    roles: ['administer', 'quote'],
  });
  await ask('leaveDesk', {});
  await ask('signIn', { userId, pin: PIN });
  await reload();
  await showQuote(page, quoteId);
  await press('Control+Shift+E');
  await press('Enter', await screen.findByRole('button', { name: 'Confirm suitability …' }));
  await screen.findByRole('heading', { name: 'Confirm suitability' });
  expect(within(await dialogOf()).getByLabelText(/^Confirmed by/)).toHaveValue('Máire Byrne');
});
