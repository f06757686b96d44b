import { expect, type Locator, type Page } from '@playwright/test';
import { fillChecklist } from './fill-checklist.ts';
import { drawn, showsQuote } from './screen.ts';
import { typist } from './typist.ts';

/** A broker's morning, from a new customer to a policy and back to it, by keyboard alone. */
export interface Story {
  /** From screens without quotes to the page of the first one. */
  readonly makeQuote: () => Promise<void>;
  /** Takes 5 % off with a reason, then adds cover. */
  readonly changeTerms: () => Promise<void>;
  /** Opens the schedule, until its first page is drawn. */
  readonly readSchedule: () => Promise<void>;
  readonly accept: () => Promise<void>;
  /** Finds the quote in the list by the name without its accents. */
  readonly findInList: () => Promise<void>;
  /** Finds the customer in the palette and opens the page. */
  readonly findCustomer: () => Promise<void>;
  /** Back at the dashboard, which counts it. */
  readonly seeItCounted: () => Promise<void>;
  /** How many keys were pressed so far. */
  readonly strokes: () => number;
  /** The quote's number, once it is made. */
  readonly quoteId: () => string;
}

const PREMIUM = /€[\d,]+\.\d\d/;

/** The first amount that is shown, in euro. */
async function euro(where: Locator): Promise<number> {
  await expect(where).toContainText(PREMIUM);
  const [amount = ''] = PREMIUM.exec((await where.textContent()) ?? '') ?? [];
  return Number(amount.replace(/[€,]/g, ''));
}

/** @param page screens that have just been opened and have no quotes */
export function story(page: Page): Story {
  const { press, type, strokes } = typist(page);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  const total = page.getByTestId('premium');
  let quoteId = '';
  return {
    strokes,
    quoteId: () => quoteId,

    async makeQuote() {
      await expect(heading).toHaveText('Welcome to Quotedesk');
      await press('F2');
      await expect(field('Registration')).toBeFocused();
      await type('191d12345');
      await press('Enter');
      await expect(field('Eircode')).toBeFocused();
      await press('Enter');
      await expect(field('Date of birth')).toBeFocused();
      await type('12/3/85');
      // The price is there before anybody has a name.
      await expect(page.getByTestId('premium-Comprehensive')).toContainText(PREMIUM);
      // What a quote needs next to a price comes with one key.
      await press('Control+Enter');
      await expect(field('First name')).toBeFocused();
      await type('Aoife');
      await press('Enter');
      await type('Ní Dhomhnaill');
      await press('Control+Enter');
      await expect(heading).toHaveText('Aoife Ní Dhomhnaill · 191-D-12345');
      quoteId = (await page.getByRole('main').locator('code').first().textContent()) ?? '';
      await expect(total).toContainText(PREMIUM);
    },

    async changeTerms() {
      const before = await euro(total);
      await press('Control+e');
      await expect(dialog.getByLabel('What to adjust')).toBeFocused();
      await press('Tab');
      await type('5');
      await press('Tab');
      await type('Third car of the household');
      await press('Control+Enter');
      await expect(dialog).toBeHidden();
      await press('Alt+5');
      const history = page.getByRole('region', { name: 'History' });
      await expect(history).toContainText('Third car of the household');
      const less = await euro(total);
      expect(less).toBeLessThan(before);

      await press('Control+i');
      await expect(dialog.getByRole('radio').first()).toBeFocused();
      await press('Space');
      const promised = await euro(dialog.getByText('The premium becomes'));
      expect(promised).toBeGreaterThan(less);
      await press('Control+Enter');
      await expect(dialog).toBeHidden();
      expect(await euro(total)).toBe(promised);
    },

    async readSchedule() {
      await press('Control+d');
      const sheet = page.getByRole('region', { name: /^Schedule, Page 1 of/ });
      await drawn(sheet);
      await expect(sheet.getByRole('heading', { name: 'Policy schedule' })).toBeAttached();
    },

    async accept() {
      await press('Control+Enter');
      await fillChecklist(page, { press, type });
      await type('CARD-1');
      await press('Control+Enter');
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('button', { name: 'Go on cover' })).toBeHidden();
      await expect(page.getByText('On cover', { exact: true }).first()).toBeVisible();
    },

    async findInList() {
      await press('F3');
      await expect(page.getByRole('searchbox')).toBeFocused();
      await type('ni dhomh');
      await expect(page.locator('mark').first()).toBeVisible();
      await expect(page.locator('[data-number]')).toHaveCount(1);
      await press('ArrowDown');
      await expect(page.locator('[data-number="0"]')).toBeFocused();
      await press('Enter');
      await showsQuote(page, quoteId);
    },

    async findCustomer() {
      await press('Control+k');
      await expect(page.getByRole('textbox', { name: 'Find anything' })).toBeFocused();
      await type('dhomhnaill');
      const found = page.getByRole('group', { name: 'Customers' }).getByRole('button');
      await expect(found).toHaveText(/Aoife Ní Dhomhnaill/);
      // The quote stands first, the customer below it.
      await press('ArrowDown');
      await expect(found).toHaveAttribute('data-selected', 'true');
      await press('Enter');
      await expect(heading).toHaveText('Aoife Ní Dhomhnaill');
      await expect(heading).toBeFocused();
      await expect(page.locator(`th a[href="#/quotes/${quoteId}"]`)).toBeVisible();
    },

    async seeItCounted() {
      await press('F8');
      const figures = page.getByRole('region', { name: 'Figures of the period' });
      await expect(figures).toContainText('Quotes1');
      await expect(figures).toContainText('1 accepted in these days');
    },
  };
}
