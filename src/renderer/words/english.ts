import access from './en/access.json';
import commands from './en/commands.json';
import common from './en/common.json';
import dashboard from './en/dashboard.json';
import price from './en/price.json';
import quote from './en/quote.json';

/** The screens' English, by namespace: one for what is shared, one for each screen. */
<<<<<<< HEAD
export const english = { access, commands, common, dashboard, price };
=======
export const english = { commands, common, price, quote };
>>>>>>> s2
