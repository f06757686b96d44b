import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import type { InputOf, OutputOf } from '../../src/shared/contract/contract.ts';
import { readyForCover } from '../support/quotes/ready-for-cover.ts';
import { openPage, type Page, type ScreensHost } from './page.ts';

/** Opens the training's some 150 quotes, until they are listed. */
export async function openQuotes(host: ScreensHost): Promise<Page> {
  const page = await openPage({ host, environment: 'training', place: '/quotes' });
  await waitFor(() => expect(lines()[0]).toHaveTextContent('€'));
  return page;
}

/** What the service lists, asked as the page asks it. */
export function listed(
  { ask }: Page,
  query: Partial<InputOf<'listQuotes'>>,
): Promise<OutputOf<'listQuotes'>> {
  return ask('listQuotes', { limit: 1000, ...query }, 'training');
}

/** The lines of the list that are drawn. */
export function lines(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-number]')];
}

/** Waits until the page says that it lists as many quotes, as `150 quotes`. */
export async function lists(said: string | RegExp): Promise<void> {
  await waitFor(() => {
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent.trim());
    const [found] = statuses.filter((text) => text.includes('quote'));
    expect(found).toMatch(typeof said === 'string' ? new RegExp(`^${said}$`) : said);
  });
}

/** Where the page is, as `/quotes?status=quoted`. */
export function place(): string {
  return decodeURIComponent(location.hash.slice(1));
}

/** Submits a quote of a car as another window would. @returns its id */
export async function submitQuote(
  { ask }: Page,
  mark: string,
  surname = 'Ní Bhriain',
): Promise<string> {
  const document = {
    Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
    Customer: { FirstName: 'Áine', Surname: surname, DateOfBirth: '1985-03-12' },
    Address: {},
    Vehicle: { RegistrationNumber: mark, Make: 'Ford', Model: 'Focus' },
  };
  return (await ask('submitQuote', { source: 'json', document })).quoteId;
}

/** Accepts a quote with everything on its checklist done, as another window would. */
export async function acceptQuote({ ask }: Page, quoteId: string): Promise<void> {
  const payment = { paymentMethod: 'card', paymentReference: 'PAY-1' } as const;
  await ask('acceptQuote', { quoteId, ...payment, ...(await readyForCover(ask, quoteId)) });
}
