import { type ComponentType, lazy, useState } from 'react';

/** A screen whose code comes when it is first shown, unless it was asked for before. */
export interface LaterScreen {
  (): React.JSX.Element;
  /** Loads its code; a failed try is forgotten, so that the next one may succeed. */
  readonly load: () => Promise<ComponentType>;
}

/** @param load imports the screen */
export function laterScreen(load: () => Promise<ComponentType>): LaterScreen {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;
  const once = () => {
    // With the words that every screen but the first says.
    loading ??= Promise.all([load(), import('../i18n/screen-words/later.ts')]).then(
      ([screen]) => {
        loaded = screen;
        return screen;
      },
      (error: unknown) => {
        loading = undefined;
        Waiting = waiting();
        throw error;
      },
    );
    return loading;
  };
  const waiting = () => lazy(async () => ({ default: await once() }));
  // One for all tries of React to show it, which forgets what a component chose that had to wait.
  let Waiting = waiting();
  function LaterScreen() {
    // Chosen once: another component in its place would lose what the screen holds.
    const [Shown] = useState<ComponentType>(() => loaded ?? Waiting);
    return <Shown />;
  }
  return Object.assign(LaterScreen, { load: once });
}

// Everyone sees the dashboard first; the code of each other screen is a file of its own.

export const ApiAccessScreen = laterScreen(
  async () => (await import('../features/api-access/api-access-screen.tsx')).ApiAccessScreen,
);
export const CompareBooksScreen = laterScreen(
  async () => (await import('../features/rate-books/compare/compare-screen.tsx')).CompareScreen,
);
export const CustomerScreen = laterScreen(
  async () => (await import('../features/customers/customer-screen.tsx')).CustomerScreen,
);
export const CustomersScreen = laterScreen(
  async () => (await import('../features/customers/customers-screen.tsx')).CustomersScreen,
);
export const DatasetsScreen = laterScreen(
  async () => (await import('../features/datasets/datasets-screen.tsx')).DatasetsScreen,
);
export const HelpScreen = laterScreen(
  async () => (await import('../features/help/help-screen.tsx')).HelpScreen,
);
export const BeginQuote = laterScreen(
  async () => (await import('../features/new-quote/begin-quote.tsx')).BeginQuote,
);
export const CopyQuote = laterScreen(
  async () => (await import('../features/new-quote/begin-quote.tsx')).CopyQuote,
);
export const RenewalQuote = laterScreen(
  async () => (await import('../features/new-quote/begin-quote.tsx')).RenewalQuote,
);
export const FileQuote = laterScreen(
  async () => (await import('../features/new-quote/begin-quote.tsx')).FileQuote,
);
export const NewQuoteScreen = laterScreen(
  async () => (await import('../features/new-quote/new-quote-screen.tsx')).NewQuoteScreen,
);
export const PolicyChangeScreen = laterScreen(
  async () =>
    (await import('../features/new-quote/policy-change/policy-change-screen.tsx'))
      .PolicyChangeScreen,
);
export const PolicyRenewalScreen = laterScreen(
  async () =>
    (await import('../features/new-quote/policy-change/policy-change-screen.tsx'))
      .PolicyRenewalScreen,
);
export const PriceScreen = laterScreen(
  async () => (await import('../features/price/price-screen.tsx')).PriceScreen,
);
export const QuoteScreen = laterScreen(
  async () => (await import('../features/quote/quote-screen.tsx')).QuoteScreen,
);
export const DeclinedScreen = laterScreen(
  async () => (await import('../features/quotes/declined-screen.tsx')).DeclinedScreen,
);
export const QuotesScreen = laterScreen(
  async () => (await import('../features/quotes/quotes-screen.tsx')).QuotesScreen,
);
export const RateBookScreen = laterScreen(
  async () => (await import('../features/rate-books/book/rate-book-screen.tsx')).RateBookScreen,
);
export const RateBooksScreen = laterScreen(
  async () => (await import('../features/rate-books/list/rate-books-screen.tsx')).RateBooksScreen,
);
export const LeviesScreen = laterScreen(
  async () => (await import('../features/rate-books/levies/levies-screen.tsx')).LeviesScreen,
);
export const LevyTableScreen = laterScreen(
  async () => (await import('../features/rate-books/levies/levy-table-screen.tsx')).LevyTableScreen,
);
export const ConflictsScreen = laterScreen(
  async () => (await import('../features/quote/conflicts-screen.tsx')).ConflictsScreen,
);
export const ComplaintsScreen = laterScreen(
  async () => (await import('../features/quotes/complaints-screen.tsx')).ComplaintsScreen,
);
export const OverdueScreen = laterScreen(
  async () => (await import('../features/quotes/overdue-screen.tsx')).OverdueScreen,
);
export const NoticesScreen = laterScreen(
  async () => (await import('../features/notices/notices-screen.tsx')).NoticesScreen,
);
export const ReferralsScreen = laterScreen(
  async () => (await import('../features/quotes/referrals-screen.tsx')).ReferralsScreen,
);
export const RenewalsScreen = laterScreen(
  async () => (await import('../features/renewals/renewals-screen.tsx')).RenewalsScreen,
);
export const EditRateBookScreen = laterScreen(
  async () => (await import('../features/rate-books/edit/edit-screen.tsx')).EditRateBookScreen,
);
export const SettingsScreen = laterScreen(
  async () => (await import('../features/settings/settings-screen.tsx')).SettingsScreen,
);
