import access from './ga/access.json';
import commands from './ga/commands.json';
import common from './ga/common.json';
import dashboard from './ga/dashboard.json';
import price from './ga/price.json';

/** The screens' Irish, by the namespaces of the English. */
export const irish = { access, commands, common, dashboard, price };
