/** What the preload and both carriers of the bridge must agree on. */

/** The one IPC channel. */
export const CHANNEL = 'quotedesk:call';

/** The name under which the preload puts the bridge into the page. */
export const BRIDGE = 'quotedesk';

/** Where the browser host takes calls: this, and the operation's name behind it. */
export const BRIDGE_PATH = '/bridge';

/** A call over the bridge: the answer is always data, also where it is a fault. */
export type Call = (operation: string, input: unknown) => Promise<unknown>;
