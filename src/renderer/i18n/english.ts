import { SILENT } from '../../shared/domain/messages/silent.ts';
import type notices from '../../shared/words/en/notices.json';
import type payments from '../../shared/words/en/payments.json';
import type policy from '../../shared/words/en/policy.json';
import { english as printed } from '../../shared/words/english.ts';
import type { messages } from '../../shared/words/messages.ts';
import type access from './en/access.json';
import type bookEdit from './en/bookEdit.json';
import type changePolicy from './en/changePolicy.json';
import type claims from './en/claims.json';
import commands from './en/commands.json';
import common from './en/common.json';
import type compareBooks from './en/compareBooks.json';
import type customers from './en/customers.json';
import dashboard from './en/dashboard.json';
import type datasets from './en/datasets.json';
import type explain from './en/explain.json';
import type help from './en/help.json';
import type lists from './en/lists.json';
import type newQuote from './en/newQuote.json';
import type notes from './en/notes.json';
import type price from './en/price.json';
import type quote from './en/quote.json';
import type quotes from './en/quotes.json';
import type rateBooks from './en/rateBooks.json';
import type renewals from './en/renewals.json';
import type settings from './en/settings.json';
import shell from './en/shell.json';

/** The screens' English that is there from the start, by namespace. */
export const english = {
  ...printed,
  commands,
  common: {
    ...common,
    cover: printed.book.cover,
    lostReason: printed.history.lostReason,
  },
  dashboard,
  messages: SILENT,
  shell,
};

/** All of the screens' English; what the first screen does not say comes later, by `screen-words`. */
export type English = Omit<typeof english, 'messages'> & {
  readonly access: typeof access;
  readonly bookEdit: typeof bookEdit;
  readonly changePolicy: typeof changePolicy;
  readonly claims: typeof claims;
  readonly compareBooks: typeof compareBooks;
  readonly customers: typeof customers;
  readonly datasets: typeof datasets;
  readonly explain: typeof explain;
  readonly help: typeof help;
  readonly messages: typeof messages;
  readonly newQuote: typeof newQuote;
  readonly payments: typeof payments;
  readonly notices: typeof notices;
  readonly lists: typeof lists;
  readonly notes: typeof notes;
  readonly policy: typeof policy;
  readonly price: typeof price;
  readonly quote: typeof quote;
  readonly quotes: typeof quotes;
  readonly rateBooks: typeof rateBooks;
  readonly renewals: typeof renewals;
  readonly settings: typeof settings;
};
