import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { command } from '../command.ts';
import { openPage } from '../page.ts';
import { closed, dialogOf, heading, showQuote, showsQuote } from '../quote-page.ts';

const NOTE = 'Our reinsurer does not allow it';

test('by keyboard: refer, queue, approve, change, approval lost, refuse, letter', async () => {
  const page = await openPage();
  const { ask, choose, fill, goTo, press } = page;
  const main = () => screen.getByRole('main');
  const says = (text: string) => waitFor(() => expect(main()).toHaveTextContent(text));
  const waits = () => screen.findByTestId('waiting');
  const noneWaits = () => waitFor(() => expect(screen.queryByTestId('waiting')).toBeNull());
  /** Gives a text to the field of the dialog that has the focus, which must be the one with a label. */
  const write = async (label: RegExp, text: string) => {
    const field = await within(await dialogOf()).findByLabelText(label);
    await waitFor(() => expect(field).toHaveFocus());
    fill(field, text);
  };

  await command(page, 'Referrals');
  await waitFor(() => expect(heading()).toHaveTextContent(/^Referrals$/));
  await says('No quote waits for an underwriter.');
  await noneWaits();

  const { quoteId } = await ask('submitQuote', { source: 'json', document: DOCUMENT });
  await showQuote(page, quoteId);
  await screen.findByRole('toolbar');
  await command(page, 'Refer to underwriter');
  await write(/^Why an underwriter must look at it/, 'A trailer is used');
  await press('Control+Enter');
  await closed();
  await says('Referred by the desk');
  expect(await waits()).toHaveTextContent('1 quote waits for an underwriter');

  await command(page, 'Referrals');
  const row = await screen.findByRole('row', { name: /191-D-12345/ });
  expect(row).toHaveTextContent('Today');
  expect(row).toHaveTextContent('A trailer is used');
  expect(row).toHaveTextContent('This desk');
  // A link follows Enter by the browser, which clicks it.
  await page.click(within(row).getByRole('link'));
  await showsQuote(quoteId);
  await screen.findByRole('toolbar');

  // The next step is the decision, not cover.
  expect(screen.queryByRole('button', { name: /^Go on cover/ })).toBeNull();
  const toolbar = within(screen.getByRole('toolbar'));
  expect(toolbar.getByRole('button', { name: /^Refuse/ })).toBeVisible();
  expect(toolbar.getByRole('button', { name: /^Send to underwriter/ })).toBeVisible();
  await closed();
  await press('Control+Enter');
  let dialog = within(await dialogOf());
  const note = await dialog.findByLabelText(/^Note for the record/);
  await waitFor(() => expect(note).toHaveFocus());
  await press('Control+Enter');
  expect(await dialog.findByText(/A note for the record is needed\./)).toBeVisible();
  await write(/^Note for the record/, 'The trailer is small');
  await press('Tab');
  await write(/^Terms/, 'The trailer weighs less than 750 kg');
  await press('Tab');
  await write(/^Underwriter’s name/, 'Seán Ó Riain');
  await press('Tab');
  await write(/^Underwriter’s reference/, 'UW-77/26');
  await press('Tab');
  await write(/^Your name/, 'Aoife Byrne');
  await press('Control+Enter');
  await closed();
  await says('Approved by Aoife Byrne (the desk)');
  await says('Terms: The trailer weighs less than 750 kg');
  await says('Underwriter: Seán Ó Riain');
  await says('Underwriter’s reference: UW-77/26');
  await says('Approved by an underwriter (underwriter: Seán Ó Riain, UW-77/26)');
  await noneWaits();

  await press('Control+E');
  dialog = within(await dialogOf());
  fill(await dialog.findByLabelText(/^Discount in percent/), '5');
  fill(dialog.getByLabelText(/^Reason/), 'Loyal');
  await press('Control+Enter');
  await closed();
  await says('The approval was lost: the desk changed the terms');
  expect(await waits()).toBeVisible();

  await command(page, 'Refuse the referred quote');
  dialog = within(await dialogOf());
  const reasons = await dialog.findByLabelText(/^Reasons for the customer/);
  expect(reasons).toHaveValue('A trailer is used');
  await write(/^Reasons for the customer/, 'A trailer is used\nIt is used abroad');
  await press('Tab');
  await write(/^Note for the record/, NOTE);
  await press('Control+Enter');
  await closed();
  await says('Refused by the desk');
  expect(screen.queryByRole('button', { name: /^Go on cover/ })).toBeNull();

  const [letter] = screen.getAllByRole('button', { name: 'Refusal letter' });
  await press('Enter', letter);
  const pressed = await within(main()).findByRole('button', {
    name: /^Refusal letter/,
    pressed: true,
  });
  await waitFor(() => expect(pressed).toHaveFocus());

  goTo('/quotes?referral=refused');
  await waitFor(() => expect(screen.getByRole('grid')).toHaveTextContent('191-D-12345'));
  await choose(screen.getByRole('combobox', { name: 'Referral' }), 'Approved');
  await says('No quote matches.');
});

test('who may not decide sends it to an underwriter, with the reasons and what caused them', async () => {
  const page = await openPage();
  const { ask, press } = page;
  const learner = { ...DOCUMENT.Customer, LicenceType: 'Provisional' };
  const document = { ...DOCUMENT, Customer: learner };
  const { quoteId } = await ask('submitQuote', { source: 'json', document });
  const pin = 'three small trees';
  await ask('addUser', { name: 'Aoife', roles: ['administer'], pin });
  const una = await ask('addUser', { name: 'Úna', roles: ['quote', 'accept'], pin });
  await ask('signIn', { userId: una.userId, pin });
  await showQuote(page, quoteId);
  const toolbar = within(await screen.findByRole('toolbar'));
  await waitFor(() => expect(toolbar.queryByRole('button', { name: /^Approve/ })).toBeNull());
  expect(toolbar.queryByRole('button', { name: /^Go on cover/ })).toBeNull();
  await press('Control+Enter');
  const dialog = within(await dialogOf());
  const text = await dialog.findByLabelText(/^Text/);
  expect(text).toHaveDisplayValue(/What licence do you hold\? Provisional/);
  await waitFor(() => expect(dialog.getByLabelText(/^Underwriter’s e-mail/)).toHaveFocus());
  await press('Control+Enter');
  await closed();
});
