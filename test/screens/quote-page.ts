import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { OutputOf } from '../../src/shared/contract/contract.ts';
import { DOCUMENT } from '../support/screens/quote-document.ts';
import type { Page } from './page.ts';

const EURO = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** Euro as the page writes them. */
export const shown = (euro: number) => EURO.format(euro);

/** The heading of the screen. */
export const heading = () => screen.getByRole('heading', { level: 1 });

/** A part of the page by its name. */
export const region = (name: string | RegExp) => screen.findByRole('region', { name });

/** The dialog that is open, once it is. */
export const dialogOf = () => screen.findByRole('dialog');

/** Waits until no dialog is open. */
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** Waits until the page of a quote is there. */
export async function showsQuote(quoteId: string): Promise<void> {
  await waitFor(() => {
    const ids = within(screen.getByRole('main')).getAllByText(quoteId, { selector: 'code' });
    expect(ids[0]).toBeVisible();
  });
}

/** Goes to the page of a quote, until all of it is there. */
export async function showQuote({ goTo }: Page, quoteId: string): Promise<void> {
  goTo(`/quotes/${quoteId}`);
  await showsQuote(quoteId);
  await screen.findByRole('heading', { name: 'History' });
}

/** Makes a quote and opens its page. */
export async function openQuote(
  page: Page,
  document: object = DOCUMENT,
): Promise<OutputOf<'getQuote'>> {
  const { quoteId } = await page.ask('submitQuote', { source: 'json', document });
  await showQuote(page, quoteId);
  return page.ask('getQuote', { id: quoteId });
}

/** Confirms each fact that is not known in the dialog of an acceptance, one key each. */
export async function confirmFacts({ press }: Page): Promise<void> {
  const dialog = within(await dialogOf());
  const group = within(await dialog.findByRole('group', { name: 'Check these with the customer' }));
  const facts = group.getAllByRole('checkbox');
  await waitFor(() => expect(facts[0]).toHaveFocus());
  for (const _ of facts) await press('Space');
  await waitFor(() => expect(dialog.getByLabelText(/^Payment reference/)).toHaveFocus());
}
