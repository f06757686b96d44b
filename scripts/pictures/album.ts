import {
  changePolicy,
  compareBooks,
  complaints,
  conflicts,
  customer,
  editRateBook,
  firstStart,
  go,
  levies,
  levyTable,
  newQuote,
  palette,
  preview,
  price,
  quote,
  rateBook,
  renewals,
  requote,
  shortcuts,
  type Way,
  whatIf,
} from './ways.ts';

export interface Picture {
  readonly title: string;
  /** What a broker sees in it. */
  readonly line: string;
  /** The places of the table of screens that its way leads through. */
  readonly places: readonly string[];
  readonly way: Way;
  /** Whether the dark picture is kept next to the light one. */
  readonly inBothSchemes?: boolean;
  /** By default `training`. */
  readonly environment?: 'live';
  /** By default English. */
  readonly language?: 'ga';
}

const DASHBOARD = '[role=group] > a';

/** Every picture by the name of its file, in the order of the navigation. */
export const album: Readonly<Record<string, Picture>> = {
  'first-start': {
    title: 'The first start',
    line: 'An empty desk asks for the firm, and offers to begin, to look around or to restore a backup.',
    places: ['/'],
    way: firstStart,
    environment: 'live',
  },
  dashboard: {
    title: 'Dashboard',
    line: 'How the period compares with the one before it, day by day, and which quotes expire next.',
    places: ['/'],
    way: go('/', DASHBOARD),
    inBothSchemes: true,
  },
  'dashboard-irish': {
    title: 'Dashboard, in Irish',
    line: 'The whole desk speaks Irish as well: the language is one of the settings.',
    places: ['/'],
    way: go('/', DASHBOARD),
    language: 'ga',
  },
  'new-quote': {
    title: 'New quote',
    line: 'The registers fill in what they know, and the price follows while you type.',
    places: ['/new', '/new/:draft', '/new/file/:opened'],
    way: newQuote,
    inBothSchemes: true,
  },
  requote: {
    title: 'Re-quote',
    line: 'A new quote begun with everything that an earlier one was made from.',
    places: ['/new/from/:quote', '/new/from/:quote/until/:day'],
    way: requote,
  },
  quotes: {
    title: 'Quotes',
    line: 'Every quote, found by any part of a name, registration or Eircode.',
    places: ['/quotes'],
    way: go('/quotes', '[data-number="8"]'),
  },
  referrals: {
    title: 'Referrals',
    line: 'The quotes that wait for an underwriter, each with its reasons, the oldest first.',
    places: ['/quotes/referrals'],
    way: go('/quotes/referrals', 'td li'),
  },
  conflicts: {
    title: 'Conflicts',
    line: 'In an office: the changes that a colleague was faster with, each to be decided.',
    places: ['/quotes/conflicts'],
    way: conflicts,
  },
  declined: {
    title: 'Declined',
    line: 'The risks that underwriting declined, each with all its reasons.',
    places: ['/quotes/declined'],
    way: go('/quotes/declined', 'td li'),
  },
  quote: {
    title: 'A quote',
    line: 'Whose it is, what it costs, what comes next, and the best next price in one sentence; the rest is one key away.',
    places: ['/quotes/:id'],
    way: quote,
    inBothSchemes: true,
  },
  'what-if': {
    title: 'What would change the price',
    line: 'Other answers, covers and excesses, each with the price that it would give.',
    places: ['/quotes/:id'],
    way: whatIf,
  },
  documents: {
    title: 'Documents of a quote',
    line: 'Read on the screen as the customer gets them; printed, saved, or put into an e-mail.',
    places: ['/quotes/:id'],
    way: preview,
  },
  'change-policy': {
    title: 'Change the policy',
    line: 'Another car, driver, address or cover: what is due or returned today, and why.',
    places: ['/quotes/policy/:policy/change', '/quotes/policy/:policy/renew'],
    way: changePolicy,
  },
  notices: {
    title: 'Insurers’ database',
    line: 'What the database must be told of within five working days, to tick off or to write into a file.',
    places: ['/quotes/database'],
    way: go('/quotes/database', 'main tbody tr'),
  },
  overdue: {
    title: 'Overdue payments',
    line: 'Policies whose payment is open longer than its day, the oldest first.',
    places: ['/quotes/overdue'],
    way: go('/quotes/overdue', 'main tbody tr'),
  },
  customers: {
    title: 'Customers',
    line: 'Everybody who ever asked for a quote, the last who did first.',
    places: ['/customers'],
    way: go('/customers', '[data-number="8"]'),
  },
  complaints: {
    title: 'Complaints',
    line: 'The register: each complaint with what is due next, by the working days of the law.',
    places: ['/quotes/complaints'],
    way: complaints,
  },
  renewals: {
    title: 'Renewals',
    line: 'Whose cover ends, by the month in which it does: the next key begins the quote.',
    places: ['/renewals', '/new/renewal/:renewal'],
    way: renewals,
  },
  customer: {
    title: 'A customer',
    line: 'Quotes, cars and contact details of one person, with a new quote one key away.',
    places: ['/customers/:key'],
    way: customer,
  },
  price: {
    title: 'Quick price',
    line: 'Two dates give three covers side by side, from the usual premium to the cautious one.',
    places: ['/price'],
    way: price,
  },
  'rate-books': {
    title: 'Rate books',
    line: 'The rate books of each scheme, with where each stands and who did what last.',
    places: ['/rate-books'],
    way: go('/rate-books', 'td code'),
  },
  'rate-book': {
    title: 'A rate book',
    line: 'Its life, what the checks find, every table with its effects, and the worked examples.',
    places: ['/rate-books/:hash'],
    way: rateBook,
  },
  'edit-rate-book': {
    title: 'Edit a rate book',
    line: 'A copy is edited like a spreadsheet, with what each edit does to the worked examples next to it.',
    places: ['/rate-books/:hash/edit'],
    way: editRateBook,
  },
  'compare-books': {
    title: 'Compare rate books',
    line: 'What another rate book does to the premiums of kept quotes, by bands, by segment and by outcome.',
    places: ['/rate-books/compare'],
    way: compareBooks,
  },
  levies: {
    title: 'Levies',
    line: 'The levies on each premium: the table in force, and one that is scheduled.',
    places: ['/rate-books/levies'],
    way: levies,
  },
  'levy-table': {
    title: 'A levy table',
    line: 'Each levy with its rates from day to day; an activation that lies ahead can be moved.',
    places: ['/rate-books/levies/:hash'],
    way: levyTable,
  },
  'api-access': {
    title: 'API access',
    line: 'Which programs may ask for quotes here, what they may do, and how they are used.',
    places: ['/api-access'],
    way: go('/api-access', '[role=tabpanel]'),
    environment: 'live',
  },
  settings: {
    title: 'Settings',
    line: 'A page for each: how the desk looks, the firm, people, backups; and a search over all of them.',
    places: ['/settings', '/settings/:page'],
    way: go('/settings/firm', 'main section input'),
  },
  datasets: {
    title: 'Imported data',
    line: 'Which vehicles and addresses the look-ups read; a register of your own is checked before it is used.',
    places: ['/settings/datasets'],
    way: go('/settings/datasets', 'main tbody'),
  },
  help: {
    title: 'Help',
    line: '`F1` explains the screen in front of you; every page is found by its words.',
    places: ['/help', '/help/:page'],
    way: go('/help/quotes', 'a[href="#/help/quotes"][aria-current]'),
  },
  about: {
    title: 'About',
    line: 'The version, the rate book in force and where the data are kept.',
    places: ['/help/:page'],
    way: go('/help/about', 'a[href="#/help/about"][aria-current]'),
  },
  palette: {
    title: 'Find anything',
    line: '`Ctrl+K` finds any quote, customer or command by a few letters.',
    places: ['/'],
    way: palette,
  },
  shortcuts: {
    title: 'Keys',
    line: '`?` lists every key; the settings change them.',
    places: ['/'],
    way: shortcuts,
  },
};

/** The colour schemes that a system may prefer. */
export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The colour schemes of a picture that are kept. */
export function schemesOf({ inBothSchemes = false }: Picture): readonly Scheme[] {
  return inBothSchemes ? SCHEMES : ['light'];
}

/** The file of a picture. */
export function fileOf(name: string, scheme: Scheme): string {
  return `${name}-${scheme}.webp`;
}
