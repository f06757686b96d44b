import type { ComponentType, LazyExoticComponent } from 'react';
import type { CommandId } from '../commands/catalogue.ts';
import type { IconName } from '../components/icon.tsx';
import { REFERRALS } from '../data/waiting-referrals.ts';
import { ApiAccessScreen } from '../features/api-access/api-access-screen.tsx';
import { CustomerScreen } from '../features/customers/customer-screen.tsx';
import { CustomersScreen } from '../features/customers/customers-screen.tsx';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { HelpScreen } from '../features/help/help-screen.tsx';
import { BeginQuote } from '../features/new-quote/begin-quote.tsx';
import { CopyQuote } from '../features/new-quote/copy-quote.tsx';
import { NewQuoteScreen } from '../features/new-quote/new-quote-screen.tsx';
import { PriceScreen } from '../features/price/price-screen.tsx';
import { QuoteScreen } from '../features/quote/quote-screen.tsx';
import { DeclinedScreen } from '../features/quotes/declined-screen.tsx';
import { QuotesScreen } from '../features/quotes/quotes-screen.tsx';
import { ReferralsScreen } from '../features/quotes/referrals-screen.tsx';
import { SettingsScreen } from '../features/settings/settings-screen.tsx';

type ScreenComponent = ComponentType | LazyExoticComponent<ComponentType>;

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
    pages: { '/new/from/:quote': CopyQuote, '/new/:draft': NewQuoteScreen },
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
    pages: { '/customers/:key': CustomerScreen },
    icon: 'customers',
    command: 'goCustomers',
  },
  price: { path: '/price', component: PriceScreen, icon: 'price', command: 'goPrice' },
  access: {
    path: '/api-access',
    component: ApiAccessScreen,
    icon: 'access',
    command: 'goAccess',
  },
  settings: {
    path: '/settings',
    component: SettingsScreen,
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

/** The screen that stands at a place, or above it. */
export function screenAt(location: string): ScreenName | undefined {
  return screenNames.find((name) => {
    const { path } = screens[name];
    return location === path || (path !== '/' && location.startsWith(`${path}/`));
  });
}
