import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { Page } from './page.ts';
import { place } from './quotes-list.ts';

/** A field of the form by its label. */
export const field = (label: string) => screen.getByLabelText(label);

/** The premium of a cover, as the form shows it. */
export const price = (cover = 'Comprehensive') => screen.getByTestId(`premium-${cover}`);

/** Waits until a field has a value. */
export const has = (label: string, value: string) =>
  waitFor(() => expect(field(label)).toHaveValue(value));

/** Waits until the focus is in a field. */
export const isAt = (label: string) => waitFor(() => expect(field(label)).toHaveFocus());

/** Waits until the price of a cover is there. @returns it as it is shown */
export async function priced(cover?: string): Promise<string> {
  await waitFor(() => expect(price(cover)).toHaveTextContent('€'));
  return price(cover).textContent;
}

/** Waits until the draft is kept. */
export const saved = () =>
  waitFor(() => expect(screen.getByTestId('draft-state')).toHaveTextContent(/^Draft saved$/));

/** Begins a new quote. */
export async function begin({ press }: Page): Promise<void> {
  await press('F2');
  await isAt('Registration');
}

/** Fills in all that a quote needs. */
export async function fillIn({ fill }: Page): Promise<void> {
  fill(field('Registration'), '191-D-12345');
  await has('Make', 'BMW');
  fill(field('First name'), 'Aoife');
  fill(field('Surname'), 'Byrne');
  fill(field('Date of birth'), '12/03/1985');
  await priced();
}

/** Makes the quote, until its page is there. @returns its id */
export async function makeQuote({ press }: Page): Promise<string> {
  await press('Control+Enter');
  await waitFor(() => expect(place()).toMatch(/^\/quotes\/Q-/));
  return place().split('/').at(-1) ?? '';
}
