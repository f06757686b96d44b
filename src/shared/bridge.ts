/** What the preload and both carriers of the bridge must agree on. */

/** The one IPC channel. */
export const CHANNEL = 'quotedesk:call';

/** The name under which the preload puts the bridge into the page. */
export const BRIDGE = 'quotedesk';

/** Where the browser host takes calls: this, and behind it the realm and the operation's name. */
export const BRIDGE_PATH = '/bridge';

/** Whose data a call is about: the broker's own, or the demonstration to train with. */
export const REALMS = ['live', 'training'] as const;
export type Realm = (typeof REALMS)[number];

/** Whether something from outside names a realm. */
export function isRealm(word: unknown): word is Realm {
  return REALMS.some((realm) => realm === word);
}

/** What a call of a realm that is not there is told. */
export const REALM_RULE = `A realm is one of ${REALMS.join(', ')}`;

/** A call over the bridge: the answer is always data, also where it is a fault. */
export type Call = (operation: string, input: unknown, realm: Realm) => Promise<unknown>;
