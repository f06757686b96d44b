import type { ComponentType } from 'react';
import type { CommandId } from '../commands/catalogue.ts';
import type { IconName } from '../components/icon.tsx';
import { DATASETS } from '../data/datasets.ts';
import { RENEWALS } from '../data/renewals.ts';
import { REFERRALS } from '../data/waiting-referrals.ts';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { COMPARE_BOOKS } from '../features/rate-books/compare/place.ts';
import { LEVIES } from '../features/rate-books/levies/levy-name.ts';
import { type LaterScreen, laterScreen } from './later-screen.tsx';

type ScreenComponent = ComponentType | LaterScreen;

// Everybody sees the dashboard first; the code of each other screen is a file of its own.
const ApiAccessScreen = laterScreen(
  async () => (await import('../features/api-access/api-access-screen.tsx')).ApiAccessScreen,
);
const ChallengerScreen = laterScreen(
  async () =>
    (await import('../features/rate-books/challenger/challenger-screen.tsx')).ChallengerScreen,
);
const CompareBooksScreen = laterScreen(
  async () => (await import('../features/rate-books/compare/compare-screen.tsx')).CompareScreen,
);
const CustomerScreen = laterScreen(
  async () => (await import('../features/customers/customer-screen.tsx')).CustomerScreen,
);
const CustomersScreen = laterScreen(
  async () => (await import('../features/customers/customers-screen.tsx')).CustomersScreen,
);
const DatasetsScreen = laterScreen(
  async () => (await import('../features/datasets/datasets-screen.tsx')).DatasetsScreen,
);
const HelpScreen = laterScreen(
  async () => (await import('../features/help/help-screen.tsx')).HelpScreen,
);
const BeginQuote = laterScreen(
  async () => (await import('../features/new-quote/begin-quote.tsx')).BeginQuote,
);
const CopyQuote = laterScreen(
  async () => (await import('../features/new-quote/copy-quote.tsx')).CopyQuote,
);
const RenewalQuote = laterScreen(
  async () => (await import('../features/new-quote/copy-quote.tsx')).RenewalQuote,
);
const FileQuote = laterScreen(
  async () => (await import('../features/new-quote/file-quote.tsx')).FileQuote,
);
const NewQuoteScreen = laterScreen(
  async () => (await import('../features/new-quote/new-quote-screen.tsx')).NewQuoteScreen,
);
const PriceScreen = laterScreen(
  async () => (await import('../features/price/price-screen.tsx')).PriceScreen,
);
const QuoteScreen = laterScreen(
  async () => (await import('../features/quote/quote-screen.tsx')).QuoteScreen,
);
const DeclinedScreen = laterScreen(
  async () => (await import('../features/quotes/declined-screen.tsx')).DeclinedScreen,
);
const QuotesScreen = laterScreen(
  async () => (await import('../features/quotes/quotes-screen.tsx')).QuotesScreen,
);
const RateBookScreen = laterScreen(
  async () => (await import('../features/rate-books/book/rate-book-screen.tsx')).RateBookScreen,
);
const RateBooksScreen = laterScreen(
  async () => (await import('../features/rate-books/list/rate-books-screen.tsx')).RateBooksScreen,
);
const LeviesScreen = laterScreen(
  async () => (await import('../features/rate-books/levies/levies-screen.tsx')).LeviesScreen,
);
const LevyTableScreen = laterScreen(
  async () => (await import('../features/rate-books/levies/levy-table-screen.tsx')).LevyTableScreen,
);
const ReferralsScreen = laterScreen(
  async () => (await import('../features/quotes/referrals-screen.tsx')).ReferralsScreen,
);
const RenewalsScreen = laterScreen(
  async () => (await import('../features/renewals/renewals-screen.tsx')).RenewalsScreen,
);
const EditRateBookScreen = laterScreen(
  async () => (await import('../features/rate-books/edit/edit-screen.tsx')).EditRateBookScreen,
);
const SettingsScreen = laterScreen(
  async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
);

interface Entry {
  /** Where the navigation and the command go. */
  readonly path: string;
  readonly component: ScreenComponent;
  /** Pages of the screen below its path, by wouter's paths. */
  readonly pages?: Readonly<Record<string, ScreenComponent>>;
  readonly icon: IconName;
  /** The command that goes there. */
  readonly command: CommandId;
}

/** Every screen, in the order of the navigation; its name stands under `common:screens`. */
export const screens = {
  dashboard: { path: '/', component: DashboardScreen, icon: 'dashboard', command: 'goDashboard' },
  newQuote: {
    path: '/new',
    component: BeginQuote,
    // Before the page of any draft.
    pages: {
      '/new/from/:quote': CopyQuote,
      '/new/renewal/:renewal': RenewalQuote,
      '/new/file/:opened': FileQuote,
      '/new/:draft': NewQuoteScreen,
    },
    icon: 'newQuote',
    command: 'goNewQuote',
  },
  quotes: {
    path: '/quotes',
    component: QuotesScreen,
    // Before the page of any id.
    pages: {
      '/quotes/declined': DeclinedScreen,
      [REFERRALS]: ReferralsScreen,
      '/quotes/:id': QuoteScreen,
    },
    icon: 'quotes',
    command: 'goQuotes',
  },
  customers: {
    path: '/customers',
    component: CustomersScreen,
    // Before the page of any key.
    pages: { [RENEWALS]: RenewalsScreen, '/customers/:key': CustomerScreen },
    icon: 'customers',
    command: 'goCustomers',
  },
  price: { path: '/price', component: PriceScreen, icon: 'price', command: 'goPrice' },
  rateBooks: {
    path: '/rate-books',
    component: RateBooksScreen,
    // Before the page of any hash.
    pages: {
      [COMPARE_BOOKS]: CompareBooksScreen,
      [LEVIES]: LeviesScreen,
      [`${LEVIES}/:hash`]: LevyTableScreen,
      '/rate-books/:hash': RateBookScreen,
      '/rate-books/:hash/challenger': ChallengerScreen,
      '/rate-books/:hash/edit': EditRateBookScreen,
    },
    icon: 'rateBooks',
    command: 'goRateBooks',
  },
  access: {
    path: '/api-access',
    component: ApiAccessScreen,
    icon: 'access',
    command: 'goAccess',
  },
  settings: {
    path: '/settings',
    component: SettingsScreen,
    pages: { [DATASETS]: DatasetsScreen },
    icon: 'settings',
    command: 'goSettings',
  },
  help: {
    path: '/help',
    component: HelpScreen,
    pages: { '/help/:page': HelpScreen },
    icon: 'help',
    command: 'goHelp',
  },
} as const satisfies Record<string, Entry>;

export type ScreenName = keyof typeof screens;

/** The screens' names in the order of the navigation. */
export const screenNames = Object.keys(screens) as ScreenName[];

/** Every place with what stands there, for the router. */
export function places(): readonly {
  readonly path: string;
  readonly component: ScreenComponent;
}[] {
  return screenNames.flatMap((name) => {
    const { path, component, pages = {} }: Entry = screens[name];
    const below = Object.entries(pages).map(([path, component]) => ({ path, component }));
    return [{ path, component }, ...below];
  });
}

/** Milliseconds in which the first screen has all the time for itself. */
const FIRST_SCREEN = 2_000;

/**
 * Loads the code of all screens after the first one has had its time: later ones then appear at once,
 * and also while the host is gone.
 * @returns ends the wait
 */
export function loadScreensLater(): () => void {
  const timer = setTimeout(async () => {
    for (const { component } of places()) {
      // A screen that could not be loaded now is loaded when it is shown.
      if ('load' in component) await component.load().catch(() => undefined);
    }
  }, FIRST_SCREEN);
  return () => clearTimeout(timer);
}

/** The screen that stands at a place, or above it. */
export function screenAt(location: string): ScreenName | undefined {
  return screenNames.find((name) => {
    const { path } = screens[name];
    return location === path || (path !== '/' && location.startsWith(`${path}/`));
  });
}
