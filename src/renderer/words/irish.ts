import access from './ga/access.json';
import commands from './ga/commands.json';
import common from './ga/common.json';
import dashboard from './ga/dashboard.json';
import price from './ga/price.json';
import quote from './ga/quote.json';

/** The screens' Irish, by the namespaces of the English. */
<<<<<<< HEAD
export const irish = { access, commands, common, dashboard, price };
=======
export const irish = { commands, common, price, quote };
>>>>>>> s2
