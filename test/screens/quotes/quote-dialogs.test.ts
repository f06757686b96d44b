import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { readyForCover } from '../../support/quotes/ready-for-cover.ts';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { openPage } from '../page.ts';
import {
  closed,
  dialogOf,
  fillChecklist,
  heading,
  openQuote,
  region,
  shown,
} from '../quote-page.ts';

test('what would change the price opens its dialog, filled in', async () => {
  const page = await openPage();
  await openQuote(page);
  await page.press('Enter', await screen.findByRole('button', { name: 'Adjust … Excess: €500' }));
  let dialog = within(await dialogOf());
  const excess = await dialog.findByLabelText(/^Excess in euro/);
  expect(excess).toHaveValue('500');
  const reason = dialog.getByLabelText(/^Reason/);
  await waitFor(() => expect(reason).toHaveFocus());
  await page.press('Escape');
  await closed();
  await page.press('Enter', screen.getByRole('button', { name: /Windscreen and glass: / }));
  dialog = within(await dialogOf());
  const level = await dialog.findByRole('radio', { name: /^Up to €500/ });
  await waitFor(() => expect(level).toHaveFocus());
  expect(dialog.queryAllByRole('radio', { checked: true })).toEqual([]);
});

test('the focus goes to the head where the button that had it back goes later', async () => {
  const page = await openPage();
  const { quoteId } = await openQuote(page);
  const opener = await screen.findByRole('button', { name: 'Adjust … Excess: €500' });
  await page.press('Enter', opener);
  await dialogOf();
  await page.press('Escape');
  await closed();
  await waitFor(() => expect(opener).toHaveFocus());
  await page.ask('overrideQuote', { quoteId, overrideType: 'excess', value: 500, reason: 'asked' });
  await waitFor(() => expect(opener).not.toBeInTheDocument());
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('a fault stands in its dialog, and nothing typed is lost', async () => {
  const page = await openPage();
  const { ask, fill, press } = page;
  const { quoteId, premium } = await openQuote(page);
  await press('Control+E');
  let dialog = within(await dialogOf());
  const discount = await dialog.findByLabelText(/^Discount in percent/);
  const reason = dialog.getByLabelText(/^Reason/);
  fill(discount, '90');
  fill(reason, 'A friend');
  await press('Control+Enter');
  expect(await dialog.findByRole('alert')).toHaveTextContent('must be from 0 to 25 percent');
  expect(reason).toHaveValue('A friend');
  expect(discount).toHaveAttribute('aria-invalid', 'true');
  fill(discount, '9');
  await waitFor(() => expect(discount).not.toHaveAttribute('aria-invalid', 'true'));
  await press('Escape');
  await closed();

  // Somebody else changes the quote while it is being accepted, then accepts it first.
  await press('Control+Enter');
  await fillChecklist(page);
  dialog = within(await dialogOf());
  const reference = dialog.getByLabelText(/^Payment reference/);
  fill(reference, 'MINE');
  const change = { overrideType: 'discount', value: 10, reason: 'Matched' } as const;
  const now = await ask('overrideQuote', { quoteId, ...change });
  expect(now.premium).toBeLessThan(premium);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Discount of 10% (the desk)');
  const shows = `for ${shown(now.premium)}, paid by card`;
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(shows));
  const theirs = { paymentMethod: 'card', paymentReference: 'THEIRS' } as const;
  await ask('acceptQuote', { quoteId, ...theirs, ...(await readyForCover(ask, quoteId)) });
  await waitFor(() => {
    expect(dialog.getAllByRole('alert')[0]).toHaveTextContent('On cover as policy');
  });
  await page.click(dialog.getByRole('button', { name: /^Go on cover for/ }));
  expect(await dialog.findByText(/was accepted with another payment/)).toBeVisible();
  expect(reference).toHaveValue('MINE');
});

test('an adjustment shows its premium while it is typed, and is taken back', async () => {
  const page = await openPage();
  const { ask, choose, fill, press, type } = page;
  const { quoteId, premium } = await openQuote(page);
  let element: HTMLElement;
  let dialog: ReturnType<typeof within>;
  const opens = async () => {
    element = await dialogOf();
    dialog = within(element);
  };
  const says = (text: string) => waitFor(() => expect(element).toHaveTextContent(text));
  await press('Control+E');
  await opens();
  await says('Now 0% · from 0% to 25%');
  await waitFor(() => expect(dialog.getByLabelText('What to adjust')).toHaveFocus());
  await press('Tab');
  await type('30');
  await says('Must be from 0 to 25 percent');
  await press('Control+Enter');
  expect(await dialog.findByRole('alert')).toHaveTextContent('A value and a reason are needed');
  await press('Backspace');
  // What was said of the value before is gone with the key.
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull());
  const discount = dialog.getByLabelText(/^Discount in percent/);
  expect(discount).not.toHaveAttribute('aria-invalid', 'true');
  const promised = (await dialog.findByText(/The premium becomes/)).textContent;
  const adjusts = (what: string) => choose(dialog.getByLabelText('What to adjust'), what);
  await adjusts('Premium');
  await says('from €100.00 to €100,000.00');
  await adjusts('Discount');
  fill(dialog.getByLabelText(/^Reason/), 'The third car of the family');
  await press('Control+Enter');
  await closed();
  const less = (await ask('getQuote', { id: quoteId })).premium;
  expect(promised).toContain(shown(less));

  const head = await region('Cover');
  await waitFor(() => expect(head).toHaveTextContent('Discount 3%'));
  expect(head).toHaveTextContent(shown(premium));
  await press('Enter', within(head).getByRole('button', { name: 'Take back: Discount 3%' }));
  await opens();
  await says('The third car of the family');
  await says(`The premium becomes ${shown(premium)}`);
  const asksWhy = () =>
    waitFor(() => expect(dialog.getByLabelText(/^Why it is taken back/)).toHaveFocus());
  await asksWhy();
  await press('Control+Enter');
  expect(await dialog.findByRole('alert')).toHaveTextContent('A reason is needed');
  await type('Meant for another quote');
  await press('Control+Enter');
  await closed();
  await waitFor(() => expect(screen.getByTestId('premium')).toHaveTextContent(shown(premium)));
  expect(head).not.toHaveTextContent('Discount');
  const history = await region('History');
  await waitFor(() => expect(history).toHaveTextContent('Taken back: Discount'));
  expect(history).toHaveTextContent('Meant for another quote');

  // From the dialog of an adjustment, too.
  const excess = { overrideType: 'excess', value: 500, reason: 'Agreed' } as const;
  await ask('overrideQuote', { quoteId, ...excess });
  await waitFor(() => expect(head).toHaveTextContent('Comprehensive, excess €500'));
  await press('Control+E');
  await opens();
  await adjusts('Excess');
  await press('Enter', await dialog.findByRole('button', { name: /^Take it back instead/ }));
  await opens();
  await asksWhy();
});

test('a discount after a premium that was set by hand is said to move nothing, before the button', async () => {
  const page = await openPage();
  const { quoteId } = await openQuote(page);
  const byHand = { overrideType: 'premium', value: 640, reason: 'Agreed' } as const;
  await page.ask('overrideQuote', { quoteId, ...byHand });
  await waitFor(() => expect(screen.getByTestId('premium')).toHaveTextContent('€640.00'));
  await page.press('Control+E');
  const element = await dialogOf();
  page.fill(await within(element).findByLabelText(/^Discount in percent/), '10');
  const text = 'The premium was set by hand and stays €640: this change did not move it';
  await waitFor(() => expect(element).toHaveTextContent(text));
});

test('a policy that would begin in the past is asked about, and the head says that it was made', async () => {
  const page = await openPage();
  const Policy = { ...DOCUMENT.Policy, InceptionDate: '2020-01-01T00:00:00Z' };
  const { quoteId } = await openQuote(page, { ...DOCUMENT, Policy });
  await page.press('Control+Enter');
  let dialog = await dialogOf();
  await waitFor(() => {
    expect(dialog).toHaveTextContent(/Cover starts now, \d\d:\d\d/);
  });
  await fillChecklist(page);
  dialog = await dialogOf();
  const earlier = within(dialog).getByRole('checkbox', { name: /^Start it on/ });
  await page.click(earlier);
  expect(dialog).toHaveTextContent('Cover starts in the past: 1 Jan 2020, 00:00');
  await page.click(earlier);
  expect(dialog).toHaveTextContent('Cover starts now');
  page.fill(within(dialog).getByLabelText(/^Payment reference/), 'P');
  await page.press('Control+Enter');
  const said = await screen.findByText(/On cover as policy/, { selector: '[role=alert] *' });
  const notice = said.textContent;
  await closed();
  await waitFor(() => expect(heading()).toHaveFocus());
  const { policyId } = await page.ask('getQuote', { id: quoteId });
  expect(notice).toContain(`On cover as policy ${policyId}`);
});
