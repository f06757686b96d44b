import type { DesktopRequest } from './shapes/desktop.ts';

/** What the preload and both carriers of the bridge must agree on. */

/** The one IPC channel. */
export const CHANNEL = 'quotedesk:call';

/** The name under which the preload puts the bridge into the page. */
export const BRIDGE = 'quotedesk';

/** Where the browser host takes calls: this, and the operation's name behind it. */
export const BRIDGE_PATH = '/bridge';

/** A call over the bridge: the answer is always data, also where it is a fault. */
export type Call = (operation: string, input: unknown) => Promise<unknown>;

/** The channel on which the page asks. */
export const DESKTOP_CHANNEL = 'quotedesk:desktop';

/** The channel on which a chosen menu item comes back. */
export const COMMAND_CHANNEL = 'quotedesk:command';

/** The name under which the preload puts {@link Desktop} into the page. */
export const DESKTOP = 'quotedeskDesktop';

/** The desktop host, as its page sees it; absent in a browser. */
export interface Desktop {
  /** Resolves to whether it was done. */
  readonly ask: (request: DesktopRequest) => Promise<boolean>;
  /** Calls back with the command of each chosen menu item or notification. */
  readonly onCommand: (take: (command: string) => void) => void;
}
