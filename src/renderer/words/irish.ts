import commands from './ga/commands.json';
import common from './ga/common.json';
import newQuote from './ga/newQuote.json';
import price from './ga/price.json';

/** The screens' Irish, by the namespaces of the English. */
export const irish = { commands, common, newQuote, price };
