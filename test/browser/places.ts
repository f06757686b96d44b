import type { Page } from '@playwright/test';
import type { InputOf, OperationName, OutputOf } from '../../src/shared/contract/contract.ts';
import { cheaper, editionOf } from '../support/rate-books/book-edition.ts';
import { open } from '../support/screens/screen.ts';
import { bridge } from './bridge.ts';
import { expect, test } from './fixture.ts';

/** Somewhere in the desk that a broker can be. */
export interface Place {
  readonly name: string;
  readonly hash: string;
  /** What only stands there, and only once its data have come. */
  readonly mark: string;
  /** Whether its heading is a name, the same in every language. */
  readonly isNamed?: boolean;
}

const RISK = {
  Policy: { InceptionDate: '2027-03-01T00:00:00Z', CoverType: 'Comprehensive' },
  Customer: { FirstName: 'Áine', Surname: 'Ní Bhriain', DateOfBirth: '1985-03-12' },
  Address: {},
  Vehicle: { RegistrationNumber: '191-D-12345', Make: 'Ford', Model: 'Focus' },
};

/** A form that somebody was called away from. */
const HALF_FILLED = {
  texts: {
    'Vehicle/RegistrationNumber': '191-D-12345',
    'Vehicle/Make': 'BMW',
    'Vehicle/Value': 'many',
    'Customer/FirstName': 'Aoife',
    'Customer/DateOfBirth': '12/03/1985',
  },
  before: {},
  addOns: { breakdown: 'ireland' },
};

/** Every screen, with the training's data and what those leave out. @param page signed in */
async function everyPlace(page: Page): Promise<readonly Place[]> {
  const ask = async <N extends OperationName>(
    operation: N,
    input: InputOf<N>,
  ): Promise<OutputOf<N>> => (await bridge(page, operation, input, 'training')).value;
  const draft = '11111111-2222-4333-8444-555555555555';
  await ask('saveDraft', { id: draft, title: 'Aoife', content: HALF_FILLED });
  const declined = { ...RISK, ClaimsHistory: { NumberOfClaims: 7 } };
  await ask('submitQuote', { source: 'json', document: declined });
  const [quote] = (await ask('listQuotes', { status: 'quoted', limit: 1 })).quotes;
  const [customer] = (await ask('findCustomers', { limit: 1 })).customers;
  const [book] = (await ask('listRateBooks', {})).rateBooks;
  const [levies] = (await ask('listLevyTables', {})).levyTables;
  const rateBook = editionOf('2099.1', cheaper);
  const { hash: tried } = await ask('importRateBook', { rateBook });
  await ask('approveRateBook', { hash: tried, reason: 'Filed' });
  await ask('startChallenger', { hash: tried, reason: 'A lower base' });
  await ask('submitQuote', { source: 'json', document: RISK });
  return [
    { name: 'dashboard', hash: '/', mark: '[role=group] > a' },
    { name: 'new quote', hash: `/new/${draft}`, mark: '#field-Vehicle-Make' },
    { name: 'quotes', hash: '/quotes', mark: '[data-number] a' },
    {
      name: 'a quote',
      hash: `/quotes/${quote?.quoteId}`,
      mark: '[data-testid=premium]',
      isNamed: true,
    },
    { name: 'referrals', hash: '/quotes/referrals', mark: 'td li' },
    { name: 'declined', hash: '/quotes/declined', mark: 'td li' },
    { name: 'customers', hash: '/customers', mark: '[data-number]:not(:has(a))' },
    { name: 'renewals', hash: '/customers/renewals', mark: 'main select' },
    {
      name: 'a customer',
      hash: `/customers/${encodeURIComponent(customer?.key ?? '')}`,
      mark: 'a[href^="#/new/from/"]',
      isNamed: true,
    },
    { name: 'price', hash: '/price', mark: 'main input' },
    { name: 'rate books', hash: '/rate-books', mark: 'td code' },
    {
      name: 'a rate book',
      hash: `/rate-books/${book?.hash}`,
      mark: '[role=tabpanel] table',
      isNamed: true,
    },
    {
      name: 'edit a rate book',
      hash: `/rate-books/${book?.hash}/edit`,
      mark: '[role=gridcell]',
    },
    {
      name: 'a challenger',
      hash: `/rate-books/${tried}/challenger`,
      mark: 'main table',
    },
    { name: 'levies', hash: '/rate-books/levies', mark: 'td code' },
    {
      name: 'a levy table',
      hash: `/rate-books/levies/${levies?.hash}`,
      mark: 'main td',
    },
    { name: 'compare rate books', hash: '/rate-books/compare', mark: 'main tbody' },
    { name: 'API access', hash: '/api-access', mark: '[role=tabpanel]' },
    { name: 'settings', hash: '/settings', mark: 'input[role=switch]' },
    { name: 'datasets', hash: '/settings/datasets', mark: 'main tbody' },
    { name: 'help', hash: '/help', mark: 'a[href="#/help/keyboard"]' },
    {
      name: 'a page of the help',
      hash: '/help/quotes',
      mark: 'a[href="#/help/quotes"][aria-current]',
    },
    { name: 'about', hash: '/help/about', mark: 'section[tabindex="0"] pre' },
  ];
}

/**
 * Opens the training before each test of a file, on a host that the file shares.
 * @returns what gives all its places, from the first test on
 */
export function openTrainingBeforeEach(): () => readonly Place[] {
  let places: readonly Place[] = [];

  test.beforeAll(async ({ browser, host }) => {
    const page = await browser.newPage();
    await page.goto(host.link);
    places = await everyPlace(page);
    await page.close();
  });

  test.beforeEach(async ({ page, host }) => {
    await page.addInitScript(() => sessionStorage.setItem('quotedesk-realm', 'training'));
    await open(page, host.link);
  });

  return () => places;
}

/** Goes there, until nothing is on its way any more. */
export async function goTo(page: Page, { hash, mark }: Place): Promise<void> {
  await page.evaluate((to) => {
    location.hash = to;
  }, hash);
  await expect(page.locator(mark).first()).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root, [aria-busy=true]')).toHaveCount(0);
}
