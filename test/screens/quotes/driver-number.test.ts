import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { hostOfFile, openPage } from '../page.ts';
import { closed, dialogOf, fillChecklist, heading, region, showQuote } from '../quote-page.ts';
import { acceptQuote, submitQuote } from '../quotes-list.ts';

const host = hostOfFile();

/** Waits until the page says something of the policyholder. */
const says = (text: string) =>
  waitFor(() =>
    expect(screen.getByRole('region', { name: 'Policyholder' })).toHaveTextContent(text),
  );

test('a driver number is typed off the licence where the quote is accepted', async () => {
  const page = await openPage({ host: host() });
  const { click, fill, press } = page;
  await showQuote(page, await submitQuote(page, '191-D-12345'));
  await says('Not recorded');
  await press('Control+Enter');
  await fillChecklist(page, { withNumbers: false });
  const dialog = within(await dialogOf());
  fill(dialog.getByLabelText(/^Payment reference/), 'PAY-1');
  await press('Control+Enter');
  expect(await dialog.findByText(/^The driver number is needed/)).toBeVisible();
  await waitFor(() => expect(dialog.getByLabelText(/^Driver number/)).toHaveFocus());
  fill(dialog.getByLabelText(/^Driver number/), '123 456');
  await press('Control+Enter');
  expect(await dialog.findByText(/^A driver number has nine digits/)).toBeVisible();
  fill(dialog.getByLabelText(/^Driver number/), '123 456 789');
  await press('Control+Enter');
  await closed();
  await waitFor(() => expect(heading()).toHaveFocus());
  await says('123456789');
  expect(screen.queryByText(/Somebody else changed/)).toBeNull();
  // What was confirmed with it is no open question of the policy any more.
  const assumed = await screen.findByTestId('assumed');
  const summary = assumed.querySelector('summary') as HTMLElement;
  await click(summary);
  await waitFor(() => expect(summary).toHaveTextContent(/\d answers assumed, \d confirmed before/));
  const value = await within(assumed).findByRole('row', { name: /^Value, €/ });
  expect(value).toBeVisible();
  expect(value).toHaveTextContent('confirmed before cover');
});

test('every named driver has a number, at acceptance or later, in the form of the licence', async () => {
  const page = await openPage({ host: host() });
  const { click, fill, press } = page;
  const named = (FirstName: string, LicenceType: string) => ({
    FirstName,
    LicenceType,
    Surname: 'Byrne',
    DateOfBirth: '1990-05-01',
  });
  const document = {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Áine', Surname: 'Byrne', DateOfBirth: '1985-03-12' },
    Vehicle: { RegistrationNumber: '192-G-777', Make: 'Ford', Model: 'Focus' },
    Drivers: { Driver: [named('Seán', 'Full Irish'), named('Emma', 'UK full')] },
  };
  const { quoteId } = await page.ask('submitQuote', { source: 'json', document });
  await page.ask('saveFirm', { mayPass: ['driverNumbers'] });
  await showQuote(page, quoteId);
  await click(await screen.findByRole('button', { name: /^Go on cover/ }));
  await fillChecklist(page, { withNumbers: false });
  let dialog = within(await dialogOf());
  fill(dialog.getByLabelText(/^Payment reference/), 'PAY-2');
  const sean = dialog.getByLabelText(/^Driver number of .*Seán Byrne/);
  fill(sean, '12345678');
  fill(dialog.getByLabelText(/^Driver number$|^Driver number \*/), '123456789');
  await press('Control+Enter');
  expect(await dialog.findByText(/^A driver number has nine digits/)).toBeVisible();
  fill(sean, '987 654 321');
  await press('Control+Enter');
  await waitFor(() => expect(dialog.getByLabelText(/^Driver number of .*Emma/)).toHaveFocus());
  await page.click(dialog.getByRole('checkbox', { name: /without the missing driver numbers$/ }));
  await press('Control+Enter');
  expect(await dialog.findByText('A reason is needed.')).toBeVisible();
  fill(dialog.getByLabelText(/^Why/), 'Emma sends hers tonight');
  await press('Control+Enter');
  await closed();
  await says('Driver 1, number987654321');
  await says('Driver 2, numberNot recorded');

  const record = { name: 'Record the driver number of Driver 2' };
  await press('Enter', await screen.findByRole('button', record));
  dialog = within(await dialogOf());
  const emma = await dialog.findByLabelText(/^Driver number of .*Emma Byrne/);
  await waitFor(() => expect(emma).toHaveFocus());
  fill(emma, '123456789');
  await press('Enter');
  expect(await dialog.findByRole('alert')).toHaveTextContent('United Kingdom licence has 16');
  fill(emma, 'BYRNE 905010 E99XX');
  await press('Enter');
  await closed();
  await says('Driver 2, numberBYRNE905010E99XX');
  const history = await region('History');
  await waitFor(() => expect(history).toHaveTextContent('Driver number of driver 2 recorded'));
});

test('one that comes after the policy is recorded on its page, and corrected', async () => {
  const page = await openPage({ host: host() });
  const quoteId = await submitQuote(page, '191-D-777');
  await acceptQuote(page, quoteId);
  await showQuote(page, quoteId);
  const record = () =>
    screen.findByRole('button', { name: /^(Record|Correct) the driver number$/ });
  for (const number of ['123456789', '123456780']) {
    await page.press('Enter', await record());
    const typed = await within(await dialogOf()).findByLabelText(/^Driver number/);
    await waitFor(() => expect(typed).toHaveFocus());
    page.fill(typed, number);
    await page.press('Enter');
    await closed();
    await says(number);
    const again = await record();
    await waitFor(() => expect(again).toHaveFocus());
  }
  const history = await region('History');
  await waitFor(() => expect(history).toHaveTextContent('Driver number recorded'));
});
