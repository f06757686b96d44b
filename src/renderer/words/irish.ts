import access from './ga/access.json';
import commands from './ga/commands.json';
import common from './ga/common.json';
import dashboard from './ga/dashboard.json';
import newQuote from './ga/newQuote.json';
import price from './ga/price.json';
import quote from './ga/quote.json';

/** The screens' Irish, by the namespaces of the English. */
export const irish = { access, commands, common, dashboard, newQuote, price, quote };
