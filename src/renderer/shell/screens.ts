import type { ComponentType } from 'react';
import type { Right } from '../../shared/domain/permission.ts';
import type { CommandId } from '../commands/catalogue.ts';
import type { IconName } from '../components/icon.tsx';
import type { May } from '../data/desk.ts';
import { CONFLICTS } from '../data/office.ts';
import {
  CHANGE_POLICY,
  COMPLAINTS,
  DATASETS,
  NOTICES,
  OVERDUE,
  RENEW_POLICY,
  RENEWALS,
} from '../data/places.ts';
import { REFERRALS } from '../data/quote-count.ts';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { COMPARE_BOOKS } from '../features/rate-books/compare/place.ts';
import { LEVIES } from '../features/rate-books/dated-table.ts';
import type { LaterScreen } from './later-screens.tsx';
import * as later from './later-screens.tsx';

type ScreenComponent = ComponentType | LaterScreen;

interface Entry {
  /** Where the navigation and the command go. */
  readonly path: string;
  readonly component: ScreenComponent;
  /** Pages of the screen below its path, by wouter's paths. */
  readonly pages?: Readonly<Record<string, ScreenComponent>>;
  readonly icon: IconName;
  /** The command that goes there. */
  readonly command: CommandId;
  /** What a person must be allowed to do for any use of it; absent where everyone may look. */
  readonly right?: Right;
}

/** Every screen, in the order of the navigation; its name stands under `common:screens`. */
export const screens = {
  dashboard: {
    path: '/',
    component: DashboardScreen,
    icon: 'dashboard',
    command: 'goDashboard',
  },
  newQuote: {
    path: '/new',
    component: later.BeginQuote,
    // Before the page of any draft.
    pages: {
      '/new/from/:quote': later.CopyQuote,
      '/new/from/:quote/until/:day': later.CopyQuote,
      '/new/renewal/:renewal': later.RenewalQuote,
      '/new/file/:opened': later.FileQuote,
      '/new/:draft': later.NewQuoteScreen,
    },
    icon: 'newQuote',
    command: 'goNewQuote',
    right: 'quote:write',
  },
  quotes: {
    path: '/quotes',
    component: later.QuotesScreen,
    // Before the page of any id.
    pages: {
      '/quotes/declined': later.DeclinedScreen,
      [REFERRALS]: later.ReferralsScreen,
      [COMPLAINTS]: later.ComplaintsScreen,
      [OVERDUE]: later.OverdueScreen,
      [CONFLICTS]: later.ConflictsScreen,
      [CHANGE_POLICY]: later.PolicyChangeScreen,
      [RENEW_POLICY]: later.PolicyRenewalScreen,
      [NOTICES]: later.NoticesScreen,
      '/quotes/:id': later.QuoteScreen,
    },
    icon: 'quotes',
    command: 'goQuotes',
  },
  customers: {
    path: '/customers',
    component: later.CustomersScreen,
    // Before the page of any key.
    pages: { '/customers/:key': later.CustomerScreen },
    icon: 'customers',
    command: 'goCustomers',
  },
  renewals: {
    path: RENEWALS,
    component: later.RenewalsScreen,
    icon: 'renewals',
    command: 'goRenewals',
  },
  price: {
    path: '/price',
    component: later.PriceScreen,
    icon: 'price',
    command: 'goPrice',
    right: 'price',
  },
  rateBooks: {
    path: '/rate-books',
    component: later.RateBooksScreen,
    // Before the page of any hash.
    pages: {
      [COMPARE_BOOKS]: later.CompareBooksScreen,
      [LEVIES]: later.LeviesScreen,
      [`${LEVIES}/:hash`]: later.LevyTableScreen,
      '/rate-books/:hash': later.RateBookScreen,
      '/rate-books/:hash/edit': later.EditRateBookScreen,
    },
    icon: 'rateBooks',
    command: 'goRateBooks',
  },
  access: {
    path: '/api-access',
    component: later.ApiAccessScreen,
    icon: 'access',
    command: 'goAccess',
  },
  settings: {
    path: '/settings',
    component: later.SettingsScreen,
    // Before any page of the settings.
    pages: { [DATASETS]: later.DatasetsScreen, '/settings/:page': later.SettingsScreen },
    icon: 'settings',
    command: 'goSettings',
  },
  help: {
    path: '/help',
    component: later.HelpScreen,
    pages: { '/help/:page': later.HelpScreen },
    icon: 'help',
    command: 'goHelp',
  },
} as const satisfies Record<string, Entry>;

export type ScreenName = keyof typeof screens;

/** The screens' names in the order of the navigation. */
const screenNames = Object.keys(screens) as ScreenName[];

/** The screens of use to a person, in the order of the navigation. */
export function screensFor(may: May): ScreenName[] {
  return screenNames.filter((name) => {
    const { right }: Entry = screens[name];
    return right === undefined || may(right);
  });
}

interface Place {
  readonly name: ScreenName;
  readonly path: string;
  readonly component: ScreenComponent;
  readonly right: Right | undefined;
}

/** Every place with what stands there, for the router. */
export function places(): readonly Place[] {
  return screenNames.flatMap((name) => {
    const { path, component, pages = {}, right }: Entry = screens[name];
    const all = [[path, component] as const, ...Object.entries(pages)];
    return all.map(([path, component]) => ({ name, path, component, right }));
  });
}

/** Milliseconds in which the first screen has all the time for itself. */
const FIRST_SCREEN = 10_000;

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
