import { screen, waitFor, within } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hostOfFile, openPage } from '../page.ts';
import { closed, dialogOf, fromMenu, openQuote, shown } from '../quote-page.ts';

const host = hostOfFile();

test('a premium is explained by its steps, other covers, schemes and answers', async () => {
  const page = await openPage({ host: host() });
  const { quoteId, explanation, premium } = await openQuote(page);
  const found = await page.ask('explainQuote', { id: quoteId });
  await fromMenu(page, 'Explain the premium');
  const name = `Why quote ${quoteId} costs what it does`;
  const dialog = within(await screen.findByRole('dialog', { name }));
  const rows = (of: HTMLElement) => within(of).getAllByRole('row');
  const steps = await dialog.findByRole('region', { name: 'Table of the steps' });
  expect(within(steps).getByRole('row', { name: /^Driver's age/ })).toHaveTextContent(
    /41 years: ×/,
  );
  expect(rows(steps).at(-1)).toHaveTextContent(shown(premium));
  const sums = 3 + explanation.levies.filter(({ amount }) => amount !== 0).length;
  expect(rows(steps)).toHaveLength(1 + explanation.steps.length + sums);

  const [first] = found.counterfactuals.cheaper;
  const cheaper = await dialog.findByRole('table', { name: 'Would make it cheaper' });
  expect(rows(cheaper)).toHaveLength(1 + found.counterfactuals.cheaper.length);
  expect(rows(cheaper)[1]).toHaveTextContent(shown(first?.premium ?? 0));
  const covers = await dialog.findByRole('table', { name: 'The other covers' });
  expect(within(covers).getByRole('row', { name: /^Comprehensive/ })).toHaveTextContent(
    'this quote',
  );
  const schemes = await dialog.findByRole('table', { name: 'The other schemes' });
  expect(rows(schemes)).toHaveLength(1 + found.schemes.offers.length);

  await page.press('Escape');
  await closed();
  await waitFor(() => expect(screen.getByRole('button', { name: 'More' })).toHaveFocus());
  // The key opens it, too, and paper gets it all without the page.
  await page.press('Control+B');
  const again = within(await dialogOf());
  expect(await again.findByRole('table', { name: 'The other covers' })).toBeVisible();
  let printed = 0;
  vi.stubGlobal('print', () => {
    printed = document.body.lastElementChild?.querySelectorAll('tbody tr').length ?? 0;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  await page.press('Enter', again.getByRole('button', { name: 'Print the explanation' }));
  await waitFor(() => expect(printed).toBeGreaterThan(0));
  window.dispatchEvent(new Event('afterprint'));
});

test('why the other parts are not there is said in the dialog', async () => {
  const page = await openPage({ host: host() });
  await openQuote(page);
  page.intercept((operation, pass) => {
    if (operation === 'explainQuote') throw new Error('The host is gone');
    return pass();
  });
  await page.press('Control+B');
  const dialog = within(await dialogOf());
  expect(await dialog.findByRole('alert')).toBeVisible();
  expect(dialog.getByRole('region', { name: 'Table of the steps' })).toBeVisible();
  const times = () => page.asked.filter((operation) => operation === 'explainQuote').length;
  const before = times();
  await page.press('Enter', dialog.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(times()).toBeGreaterThan(before));
  // From here on the page may ask by itself, too, once it hears of the host again.
  page.intercept(undefined);
  // A press may meet the failed call before it, which is still on its way.
  await waitFor(async () => {
    const retry = dialog.queryByRole('button', { name: 'Try again' });
    if (retry) await page.press('Enter', retry);
    expect(dialog.getByRole('table', { name: 'The other covers' })).toBeVisible();
  });
});
