import commands from './ga/commands.json';
import common from './ga/common.json';
import price from './ga/price.json';
import quote from './ga/quote.json';

/** The screens' Irish, by the namespaces of the English. */
export const irish = { commands, common, price, quote };
