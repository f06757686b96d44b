import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { readyForCover } from '../../support/quotes/ready-for-cover.ts';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage, type Page } from '../page.ts';
import { closed, heading, region } from '../quote-page.ts';

const section = () => region('Data protection');

/** Makes a quote. @returns its id */
async function quote({ ask }: Page, mark = '191-D-12345'): Promise<string> {
  const document = { ...DOCUMENT, Vehicle: { ...DOCUMENT.Vehicle, RegistrationNumber: mark } };
  return (await ask('submitQuote', { source: 'json', document })).quoteId;
}

/** Opens the page of the one customer. @returns the name */
async function openCustomer({ ask, goTo }: Page): Promise<string> {
  const [customer] = (await ask('findCustomers', { limit: 1 })).customers;
  goTo(`/customers/${encodeURIComponent(customer?.key ?? '')}`);
  await section();
  return customer?.name ?? '';
}

/** Opens the dialog that erases a customer, whose page is open. */
async function openErasure({ press }: Page, name: string) {
  await press('Enter', within(await section()).getByRole('button', { name: 'Erase the customer' }));
  const dialog = await screen.findByRole('dialog', { name: `Erase ${name}` });
  const says = (text: string) => waitFor(() => expect(dialog).toHaveTextContent(text));
  return { dialog: within(dialog), says };
}

const NAME = /^Type the name to confirm/;

test('a consent is recorded by the keyboard, and shown', async () => {
  const page = await openPage();
  const { choose, fill, press } = page;
  await quote(page);
  await openCustomer(page);
  const shown = await section();
  await waitFor(() => expect(shown).toHaveTextContent('No consent'));
  await press('Enter', within(shown).getByRole('button', { name: 'Record a consent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record a consent' }));
  const channel = await dialog.findByLabelText(/^Channel/);
  await waitFor(() => expect(channel).toHaveFocus());
  await choose(channel, 'Marketing by e-mail');
  await press('Control+Enter');
  expect(await dialog.findByText(/Say how the customer told you\./)).toBeVisible();
  fill(dialog.getByLabelText(/^How the customer told you/), 'in a letter');
  await press('Control+Enter');
  await closed();
  await waitFor(() => expect(shown).toHaveTextContent('in a letter'));
});

test('a customer is erased once the name is typed', async () => {
  const page = await openPage();
  await quote(page);
  const name = await openCustomer(page);
  const { dialog, says } = await openErasure(page, name);
  await says('quotes: 1');
  await page.press('Control+Enter');
  await says('Type the name as it is shown.');
  page.fill(dialog.getByLabelText(NAME), name);
  await page.press('Control+Enter');
  await closed();
  await waitFor(() => expect(heading()).toHaveTextContent(/^Customers$/));
  expect(await screen.findByText(/There are no customers yet/)).toBeVisible();
});

test('a name with letters that no keyboard has is typed without them', async () => {
  const page = await openPage();
  const Customer = { ...DOCUMENT.Customer, FirstName: 'Ann', Surname: 'O\u02bcCaoiṁ' };
  await page.ask('submitQuote', { source: 'json', document: { ...DOCUMENT, Customer } });
  const name = await openCustomer(page);
  const { dialog, says } = await openErasure(page, name);
  await says('quotes: 1');
  page.fill(dialog.getByLabelText(NAME), "ann o'caoimh");
  await page.press('Control+Enter');
  await closed();
});

test('the dialog counts what its choice erases, and it is said which policies stay', async () => {
  const page = await openPage();
  const quoteId = await quote(page);
  await quote(page, '201-G-12345');
  const payment = { paymentMethod: 'card', paymentReference: 'PAY-1' } as const;
  const checked = await readyForCover(page.ask, quoteId);
  const { policyId } = await page.ask('acceptQuote', { quoteId, ...payment, ...checked });
  const name = await openCustomer(page);
  const { dialog, says } = await openErasure(page, name);
  await says('quotes: 1');
  const choice = dialog.getByLabelText(/^Policies that must still be kept/);
  await page.choose(choice, 'Erase them too');
  await says('quotes: 2');
  await page.choose(choice, 'Keep them, erase the rest');
  await says('quotes: 1');
  page.fill(dialog.getByLabelText(NAME), name);
  await page.press('Control+Enter');
  expect(await screen.findByText(new RegExp(`that must be kept: ${policyId}`))).toBeVisible();
  await closed();
});

test('the dialog of an erasure stays until it is done, though the customer is gone before', async () => {
  const page = await openPage();
  await quote(page);
  const name = await openCustomer(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const gone = new Set<string>();
  page.intercept(async (operation, pass) => {
    const result = await pass();
    if (operation === 'eraseCustomer') await held;
    if (JSON.stringify(result).includes('"notFound"')) gone.add(operation);
    return result;
  });
  const { dialog, says } = await openErasure(page, name);
  // Nothing is erased before it is counted.
  await says('quotes: 1');
  page.fill(dialog.getByLabelText(NAME), name);
  await page.press('Control+Enter');
  await waitFor(() =>
    expect([...gone]).toEqual(expect.arrayContaining(['getCustomer', 'previewErasure'])),
  );
  // By its next look at the data, the page shows what it was answered.
  const looks = () => page.asked.filter((operation) => operation === 'dataVersion').length;
  const before = looks();
  await waitFor(() => expect(looks()).toBeGreaterThan(before));
  await says('quotes: 1');
  expect(screen.queryByText(/Customer not found/)).toBeNull();
  answer();
  await closed();
  expect(await screen.findByText(/There are no customers yet/)).toBeVisible();
});

test('how long records are kept is set, with a preview', async () => {
  const page = await openPage({ place: '/settings/retention' });
  const retention = within(await region('How long records are kept'));
  const now = await retention.findByRole('row', { name: /^Now/ });
  await waitFor(() => expect(now).toHaveTextContent(/^Now0000$/));
  const months = retention.getByLabelText(/^Quotes without a policy, months/);
  expect(months).toHaveValue('24');
  page.fill(months, '18');
  await page.press('Enter');
  const daily = retention.getByLabelText(/^Erase them every day/);
  await page.press('Space', daily);
  await waitFor(() => expect(daily).toBeChecked());
  await waitFor(async () => {
    const kept = await page.ask('getRetention', {});
    expect(kept).toEqual({ isOn: true, unsoldMonths: 18, policyYears: 6 });
  });
});
