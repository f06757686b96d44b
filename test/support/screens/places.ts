import type { InputOf, OperationName, OutputOf } from '../../../src/shared/contract/contract.ts';

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

/** Asks the training for something, as a page does. */
type Ask = <N extends OperationName>(operation: N, input: InputOf<N>) => Promise<OutputOf<N>>;

/** Every screen, with the training's data and what those leave out. */
export async function everyPlace(ask: Ask): Promise<readonly Place[]> {
  const draft = '11111111-2222-4333-8444-555555555555';
  await ask('saveDraft', { id: draft, title: 'Aoife', content: HALF_FILLED });
  const declined = { ...RISK, ClaimsHistory: { NumberOfClaims: 7 } };
  await ask('submitQuote', { source: 'json', document: declined });
  const [quote] = (await ask('listQuotes', { status: 'quoted', limit: 1 })).quotes;
  const [sold] = (await ask('listQuotes', { status: 'accepted', limit: 1 })).quotes;
  const { policyId } = await ask('getQuote', { id: sold?.quoteId ?? '' });
  const [customer] = (await ask('findCustomers', { limit: 1 })).customers;
  const [book] = (await ask('listRateBooks', {})).rateBooks;
  const [levies] = (await ask('listLevyTables', {})).levyTables;
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
    {
      name: 'change a policy',
      hash: `/quotes/policy/${policyId}/change`,
      mark: '[data-testid=due]',
    },
    { name: 'referrals', hash: '/quotes/referrals', mark: 'td li' },
    { name: 'database', hash: '/quotes/database', mark: 'main tbody tr' },
    { name: 'declined', hash: '/quotes/declined', mark: 'td li' },
    { name: 'customers', hash: '/customers', mark: '[data-number]:not(:has(a))' },
    { name: 'renewals', hash: '/renewals', mark: 'main select' },
    {
      name: 'a customer',
      hash: `/customers/${encodeURIComponent(customer?.key ?? '')}`,
      mark: 'a[href^="#/new/from/"]',
      isNamed: true,
    },
    { name: 'price', hash: '/price', mark: 'main [role=radiogroup]' },
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
    { name: 'levies', hash: '/rate-books/levies', mark: 'td code' },
    {
      name: 'a levy table',
      hash: `/rate-books/levies/${levies?.hash}`,
      mark: 'main td',
    },
    { name: 'compare rate books', hash: '/rate-books/compare', mark: 'main tbody' },
    { name: 'API access', hash: '/api-access', mark: '[role=tabpanel]' },
    { name: 'settings', hash: '/settings/firm', mark: 'main section input' },
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
