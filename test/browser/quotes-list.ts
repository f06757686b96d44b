import type { Page } from '@playwright/test';
import { enter, open } from '../support/screens/screen.ts';
import { bridge } from './bridge.ts';
import { expect, test } from './fixture.ts';

/**
 * Lists the training's some 150 quotes before each test of a file. The browser must have nothing to
 * note: also nothing that the content security policy had to refuse.
 */
export function openQuotesBeforeEach(): void {
  let faults: string[];

  test.beforeEach(async ({ page, host }) => {
    faults = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await open(page, host.link);
    await enter(page, 'training');
    await page.getByRole('link', { name: 'Quotes', exact: true }).click();
    await expect(page.getByRole('row').nth(1)).toContainText('€');
  });

  test.afterEach(async () => {
    expect(faults).toEqual([]);
  });
}

interface Line {
  readonly quoteId: string;
  readonly customerName: string;
  readonly premium: number;
  readonly email: string;
  readonly cover: string;
}

/** What the service lists, asked as the page asks it. */
export async function listed(
  page: Page,
  query: object,
): Promise<{ quotes: Line[]; total: number }> {
  const answer = await bridge(page, 'listQuotes', { limit: 1000, ...query }, 'training');
  return answer.value;
}

/** How many quotes the page says that it lists. */
export const results = (page: Page) => page.getByRole('status').filter({ hasText: 'quote' });

/** The lines of the list that are drawn. */
export const lines = (page: Page) => page.locator('[data-number]');
