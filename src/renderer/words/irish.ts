import commands from './ga/commands.json';
import common from './ga/common.json';
import customers from './ga/customers.json';
import price from './ga/price.json';
import quotes from './ga/quotes.json';

/** The screens' Irish, by the namespaces of the English. */
export const irish = { commands, common, customers, price, quotes };
