import type { Page } from '@playwright/test';
import type { InputOf, OperationName, OutputOf } from '../../src/shared/contract/contract.ts';
import { daysLater } from '../../src/shared/domain/date.ts';
import { DOCUMENT } from '../support/screens/quote-document.ts';
import { open, showsQuote } from '../support/screens/screen.ts';
import { bridge } from './bridge.ts';
import { expect, test } from './fixture.ts';

export { DOCUMENT };

/**
 * Opens the desk before each test of a file. The browser must have nothing to note but faults, which
 * the page shows: also nothing that the content security policy had to refuse.
 */
export function openDeskBeforeEach(): void {
  let noted: string[];

  test.beforeEach(async ({ page, host }) => {
    noted = [];
    page.on('console', (message) => {
      const isFault = message.text().startsWith('Failed to load resource');
      if (message.type() === 'error' && !isFault) noted.push(message.text());
    });
    await open(page, host.link);
  });

  test.afterEach(async () => {
    expect(noted).toEqual([]);
  });
}

/** Does an operation as another window of the desk would. */
export async function desk<N extends OperationName>(
  page: Page,
  operation: N,
  data: InputOf<N>,
): Promise<OutputOf<N>> {
  const body = await bridge(page, operation, data);
  expect(body, operation).toMatchObject({ ok: true });
  return body.value;
}

/** Makes a quote and opens its page. */
export async function opened(
  page: Page,
  document: object = DOCUMENT,
): Promise<OutputOf<'getQuote'>> {
  const { quoteId } = await desk(page, 'submitQuote', { source: 'json', document });
  await page.goto(`/#/quotes/${quoteId}`);
  await showsQuote(page, quoteId);
  // The head is there before the quote, whose keys do nothing until then.
  await expect(page.getByRole('button', { name: 'More' })).toBeVisible();
  return desk(page, 'getQuote', { id: quoteId });
}

/** The document of a quote whose cover begins on a day and ends so many days later. */
export function coverFor(
  days: number,
  from: string,
  mark = DOCUMENT.Vehicle.RegistrationNumber,
): object {
  return {
    ...DOCUMENT,
    Policy: {
      ...DOCUMENT.Policy,
      InceptionDate: `${from}T00:00:00`,
      ExpiryDate: `${daysLater(from, days)}T23:59:59`,
    },
    Vehicle: { ...DOCUMENT.Vehicle, RegistrationNumber: mark },
  };
}
