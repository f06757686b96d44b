import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DOCUMENT } from '../../support/screens/quote-document.ts';
import { hostOfFile, openPage } from '../page.ts';
import {
  closed,
  dialogOf,
  fillChecklist,
  heading,
  openQuote,
  region,
  shown,
  showQuote,
  showsQuote,
} from '../quote-page.ts';

const host = hostOfFile();

test('of a long history the newest entries are shown, and earlier ones on demand', async () => {
  const page = await openPage({ host: host() });
  const { quoteId } = await page.ask('submitQuote', { source: 'json', document: DOCUMENT });
  for (let i = 1; i <= 109; i += 1) {
    const reason = `Reason ${i}.`;
    await page.ask('overrideQuote', { quoteId, overrideType: 'discount', value: 5, reason });
  }
  await showQuote(page, quoteId);
  const history = within(await region('History'));
  const entries = () => history.getAllByRole('listitem');
  await waitFor(() => expect(entries()).toHaveLength(50));
  expect(entries()[0]).toHaveTextContent('Reason 109.');
  await page.click(history.getByRole('button', { name: 'Show earlier entries (60)' }));
  await waitFor(() => expect(entries()).toHaveLength(100));
  await page.click(history.getByRole('button', { name: 'Show earlier entries (10)' }));
  await waitFor(() => expect(entries()).toHaveLength(110));
  expect(entries().at(-1)).not.toHaveTextContent('Reason');
  expect(history.queryAllByRole('button')).toEqual([]);
});

test('from override to policy by keyboard alone', async () => {
  const page = await openPage();
  const { ask, press, type } = page;
  const { quoteId, premium } = await openQuote(page);
  const total = await screen.findByTestId('premium');
  const totals = (euro: number) => waitFor(() => expect(total).toHaveTextContent(shown(euro)));
  const premiumNow = async () => (await ask('getQuote', { id: quoteId })).premium;
  await totals(premium);

  await press('Control+E');
  let dialog = await dialogOf();
  const adjusted = await within(dialog).findByLabelText('What to adjust');
  await waitFor(() => expect(adjusted).toHaveFocus());
  await press('Tab');
  await type('5');
  await press('Control+Enter');
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('A value and a reason are needed');
  await press('Tab');
  await type('Long-standing customer');
  await press('Control+Enter');
  await closed();
  const less = await premiumNow();
  expect(less).toBeLessThan(premium);
  await totals(less);
  const history = await region('History');
  await waitFor(() => expect(history).toHaveTextContent('Discount of 5%'));
  expect(history).toHaveTextContent('Long-standing customer');
  expect(history).toHaveTextContent(`${shown(premium)} → ${shown(less)}`);

  const openCovers = async () => {
    await press('Control+I');
    dialog = await dialogOf();
    const [radio] = await within(dialog).findAllByRole('radio');
    await waitFor(() => expect(radio).toHaveFocus());
  };
  await openCovers();
  await press('ArrowDown');
  const promised = await within(dialog).findByText(/The premium becomes/);
  const promise = promised.textContent;
  await press('Control+Enter');
  await closed();
  const more = await premiumNow();
  expect(more).toBeGreaterThan(less);
  expect(promise).toContain(shown(more));
  await totals(more);

  // The same again, taken off: its last choice.
  await press('Control+I');
  dialog = await dialogOf();
  await press('Space', await within(dialog).findByRole('radio', { name: /^Take it off/ }));
  expect(
    await within(dialog).findByText(new RegExp(`The premium becomes ${shown(less)}`)),
  ).toBeVisible();
  await press('Control+Enter');
  await closed();
  await totals(less);
  await waitFor(() => expect(history).toHaveTextContent('Taken off:'));
  await openCovers();
  await press('ArrowDown');
  await press('Control+Enter');
  await closed();
  await totals(more);

  await press('Control+Enter');
  await fillChecklist(page);
  dialog = await dialogOf();
  expect(dialog).toHaveTextContent(`for ${shown(more)}, paid by card`);
  await type('DD-2027-1');
  await press('Tab');
  const payment = within(dialog).getByRole('combobox', { name: 'Payment' });
  expect(payment).toHaveFocus();
  await page.choose(payment, 'Direct debit');
  await waitFor(() => expect(dialog).toHaveTextContent('paid by direct debit'));
  await press('Control+Enter');
  await closed();
  const { policyId = '' } = await ask('getQuote', { id: quoteId });
  expect(policyId).not.toBe('');
  expect(await screen.findByText(policyId)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Go on cover/ })).toBeNull();
  expect(screen.queryByText(/Somebody else changed/)).toBeNull();
});

test('a quote says what is sold, and what every cover and excess would cost, also on paper', async () => {
  const page = await openPage({ host: host() });
  const { ask, press } = page;
  const { quoteId, premium } = await openQuote(page);
  expect(heading()).toHaveTextContent(/^Aoife Ní Dhomhnaill · 191-D-12345$/);
  const head = await region('Cover');
  expect(head).toHaveTextContent('Comprehensive, excess €300');
  expect(head).toHaveTextContent('1 Mar 2027 to 29 Feb 2028, a year');
  expect(within(head).queryByText(/Former price/)).toBeNull();
  await ask('addCover', { quoteId, addonType: 'breakdown' });
  await waitFor(() => expect(head).toHaveTextContent('Breakdown assistance: In Ireland'));
  const { premium: more } = await ask('getQuote', { id: quoteId });
  await waitFor(() => expect(head).toHaveTextContent(shown(premium)));

  const covers = within(await region('Covers and excesses'));
  const grid = await covers.findByRole('table', { name: 'Premium by cover and excess' });
  const row = (name: RegExp) => within(grid).getByRole('row', { name });
  await waitFor(() => expect(row(/^€300 /)).toHaveTextContent(`${shown(more)}this quote`));
  const { explored } = await ask('getQuotePage', { id: quoteId });
  const [cheapest] = explored?.comparison.excesses.at(-1)?.covers ?? [];
  const lowest = shown(cheapest?.premium ?? 0);
  expect(row(/^€2,500 /)).toHaveTextContent(lowest);
  expect(grid).toHaveTextContent('No excess');
  await press('Enter', covers.getByRole('button', { name: 'Differences only' }));
  await waitFor(() => expect(row(/^€2,500 /)).not.toHaveTextContent(lowest));
  expect(row(/^€2,500 /)).toHaveTextContent('−€');

  let printed = '';
  vi.stubGlobal('print', () => {
    printed = document.body.lastElementChild?.textContent ?? '';
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await press('Enter', covers.getByRole('button', { name: 'Print the comparison' }));
  await waitFor(() => expect(printed).toContain(quoteId));
  expect(printed).toContain('not an offer of insurance');
  window.dispatchEvent(new Event('afterprint'));
});

test('a quote made from another shows what it changed', async () => {
  const page = await openPage();
  const first = await openQuote(page);
  const again = await page.ask('submitDraft', {
    document: { ...DOCUMENT, Vehicle: { ...DOCUMENT.Vehicle, Value: 15000 } },
    basedOn: first.quoteId,
  });
  await page.click(await screen.findByRole('link', { name: new RegExp(again.quoteId) }));
  await showsQuote(again.quoteId);
  const others = await region('Other quotes of this risk');
  const changed = await within(others).findByRole('row', { name: 'Value €28,500.00 €15,000.00' });
  expect(changed).toBeVisible();
  expect(others).not.toHaveTextContent('Registration');
});

test('an unknown number has a page that says so', async () => {
  const { goTo } = await openPage({ host: host() });
  goTo('/quotes/Q-NONE');
  await waitFor(() => expect(heading()).toHaveTextContent(/^No such quote$/));
  expect(screen.getByRole('link', { name: 'All quotes' })).toBeVisible();
});
