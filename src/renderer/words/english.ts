import commands from './en/commands.json';
import common from './en/common.json';
import customers from './en/customers.json';
import price from './en/price.json';
import quotes from './en/quotes.json';

/** The screens' English, by namespace: one for what is shared, one for each screen. */
export const english = { commands, common, customers, price, quotes };
