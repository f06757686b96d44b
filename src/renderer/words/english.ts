import commands from './en/commands.json';
import common from './en/common.json';
import price from './en/price.json';
import quote from './en/quote.json';

/** The screens' English, by namespace: one for what is shared, one for each screen. */
export const english = { commands, common, price, quote };
