import commands from './ga/commands.json';
import common from './ga/common.json';
import frame from './ga/frame.json';
import help from './ga/help.json';
import price from './ga/price.json';
import settings from './ga/settings.json';

/** The screens' Irish, by the namespaces of the English. */
export const irish = { commands, common, frame, help, price, settings };
