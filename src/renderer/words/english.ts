import commands from './en/commands.json';
import common from './en/common.json';
import frame from './en/frame.json';
import help from './en/help.json';
import price from './en/price.json';
import settings from './en/settings.json';

/** The screens' English, by namespace: one for what is shared, one for each screen. */
export const english = { commands, common, frame, help, price, settings };
