import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { OutputOf } from '../../src/shared/contract/contract.ts';
import { SELLING } from '../support/quotes/ready-for-cover.ts';
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

/** Gives a command of a quote by the menu of its head. */
export async function fromMenu({ press }: Page, name: string): Promise<void> {
  await press('Enter', screen.getByRole('button', { name: 'More' }));
  await press('Enter', await screen.findByRole('menuitem', { name }));
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
async function confirmFacts({ press }: Page, dialog: ReturnType<typeof within>): Promise<void> {
  const group = dialog.queryByRole('group', { name: 'Check these with the customer' });
  if (!group) return;
  const facts = within(group).getAllByRole('checkbox');
  await waitFor(() => expect(facts[0]).toHaveFocus());
  for (const _ of facts) await press('Space');
}

/** Confirms why the quote suits, in the window that takes the place of the acceptance. */
async function confirmSuitability(page: Page, button: HTMLElement): Promise<void> {
  const { press, fill } = page;
  await page.ask('saveFirm', { selling: SELLING });
  await waitFor(() => expect(button).toHaveFocus());
  await press('Enter');
  const reason = await screen.findByRole('checkbox', {
    name: 'It gives the cover that was asked for',
  });
  await press('Space', reason);
  fill(screen.getByLabelText(/^Confirmed by/), 'Niamh Byrne');
  await press('Control+Enter');
  await screen.findByRole('dialog', { name: 'Go on cover' });
  await waitFor(() => expect(screen.queryByText(/suitability is not confirmed/)).toBeNull());
}

/**
 * Works through the checklist of an acceptance as far as something is missing of it, but the driver numbers
 * where it is told so. The payment is left, and has the focus.
 */
export async function fillChecklist(page: Page, { withNumbers = true } = {}): Promise<void> {
  const { press, fill } = page;
  const dialog = within(await screen.findByRole('dialog', { name: 'Go on cover' }));
  await confirmFacts(page, dialog);
  const suits = dialog.queryByRole('button', { name: 'Confirm suitability' });
  if (suits) await confirmSuitability(page, suits);
  const after = within(await screen.findByRole('dialog', { name: 'Go on cover' }));
  if (withNumbers) {
    for (const field of after.queryAllByLabelText(/^Driver number/)) fill(field, '123456789');
  }
  await press('Space', after.getByRole('checkbox', { name: /^The customer has our terms/ }));
  const firm = after.queryByLabelText(/^Name of your firm/);
  if (firm) fill(firm, 'Byrne Insurances Ltd');
  after.getByLabelText(/^Payment reference/).focus();
}
