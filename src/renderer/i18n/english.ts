import { ENGLISH, type MessageCode } from '../../shared/domain/messages/message.ts';
import { CHOICES as choices } from '../../shared/domain/quote-fields/choices.ts';
import access from './en/access.json';
import book from './en/book.json';
import type bookEdit from './en/bookEdit.json';
import commands from './en/commands.json';
import common from './en/common.json';
import customers from './en/customers.json';
import dashboard from './en/dashboard.json';
import type help from './en/help.json';
import newQuote from './en/newQuote.json';
import price from './en/price.json';
import quote from './en/quote.json';
import quotes from './en/quotes.json';
import settings from './en/settings.json';
import shell from './en/shell.json';

/** Every message of the core and the screens, as the API says it, too. */
const messages: Record<MessageCode, string> = ENGLISH;

/** The screens' English, by namespace: one for what is shared, one for each screen but the help. */
export const english = {
  access,
  book,
  choices,
  commands,
  common,
  customers,
  dashboard,
  shell,
  messages,
  newQuote,
  price,
  quote,
  quotes,
  settings,
};

/** All of the screens' English; the help and the editor of rate books bring their own (`*-words.ts`). */
export type English = typeof english & {
  readonly bookEdit: typeof bookEdit;
  readonly help: typeof help;
};
