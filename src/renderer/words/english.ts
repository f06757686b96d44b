import commands from './en/commands.json';
import common from './en/common.json';
import newQuote from './en/newQuote.json';
import price from './en/price.json';

/** The screens' English, by namespace: one for what is shared, one for each screen. */
export const english = { commands, common, newQuote, price };
