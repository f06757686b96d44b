import payments from '../../shared/words/ga/payments.json';
import { irish as printed } from '../../shared/words/irish.ts';
import access from './ga/access.json';
import bookEdit from './ga/bookEdit.json';
import changePolicy from './ga/changePolicy.json';
import claims from './ga/claims.json';
import commands from './ga/commands.json';
import common from './ga/common.json';
import compareBooks from './ga/compareBooks.json';
import customers from './ga/customers.json';
import dashboard from './ga/dashboard.json';
import datasets from './ga/datasets.json';
import explain from './ga/explain.json';
import help from './ga/help.json';
import lists from './ga/lists.json';
import newQuote from './ga/newQuote.json';
import notes from './ga/notes.json';
import price from './ga/price.json';
import quote from './ga/quote.json';
import quotes from './ga/quotes.json';
import rateBooks from './ga/rateBooks.json';
import renewals from './ga/renewals.json';
import settings from './ga/settings.json';
import shell from './ga/shell.json';

/** The screens' Irish, by the namespaces of the English. */
export const irish = {
  ...printed,
  access,
  bookEdit,
  changePolicy,
  claims,
  commands,
  common: {
    ...common,
    cover: printed.book.cover,
    lostReason: printed.history.lostReason,
  },
  compareBooks,
  customers,
  dashboard,
  datasets,
  shell,
  explain,
  help,
  lists,
  newQuote,
  payments,
  notes,
  price,
  quote,
  quotes,
  rateBooks,
  renewals,
  settings,
};
