import type { Environment } from '../domain/desk/environment.ts';
import type { EncryptionAnswer, EncryptionRequest } from '../schemas/desk/desk-encryption.ts';
import type { DeskMove, MoveRequest } from '../schemas/desk/desk-move.ts';
import type { DeskSpelling } from '../schemas/desk/desk-spelling.ts';
import type { DeskUpdates, UpdateRequest } from '../schemas/desk/desk-updates.ts';
import type { DesktopAnswer, DesktopRequest, Opened } from '../schemas/desk/desktop.ts';

/** What the preload and both carriers of the bridge must agree on. */

/** The one IPC channel. */
export const CHANNEL = 'quotedesk:call';

/** The name under which the preload puts the bridge into the page. */
export const BRIDGE = 'quotedesk';

/** Where the browser host takes calls: this, and behind it the environment and the operation's name. */
export const BRIDGE_PATH = '/bridge';

/** Where the browser host opens (`POST`) and ends (`DELETE`) the session of its screens. */
export const SESSION_PATH = `${BRIDGE_PATH}/session`;

/** Where anyone who has no session asks the browser host to print a link to the screens. */
export const LINK_PATH = `${BRIDGE_PATH}/link`;

/** The header in which the page shows the session's key: the second secret, next to the cookie. */
export const SESSION_KEY_HEADER = 'quotedesk-session-key';

/** What a launch link leads to, behind the address of the page. */
export const launchHash = (token: string) => `#/launch/${token}`;

/** The launch token that a hash holds. */
export const launchTokenIn = (hash: string) => /^#\/launch\/([\w-]{1,200})$/.exec(hash)?.[1];

/** Whether something from outside may be the version of a quote: an opaque tag. RFC 9110 8.8.3. */
export function isVersion(text: unknown): text is string {
  return typeof text === 'string' && /^[\x21\x23-\x7e]{1,200}$/.test(text);
}

/**
 * A call over the bridge: the answer is always data, also where it is a fault.
 * @param version of the quote that a change is meant for; any where absent. Over HTTP: `If-Match`
 */
export type Call = (
  operation: string,
  input: unknown,
  environment: Environment,
  version?: string,
) => Promise<unknown>;

/** The channel on which the page asks. */
export const DESKTOP_CHANNEL = 'quotedesk:desktop';

/** The channel on which a chosen menu item comes back. */
export const COMMAND_CHANNEL = 'quotedesk:command';

/** The channel on which something opened by the system comes. */
export const OPENED_CHANNEL = 'quotedesk:opened';

/** The channel on which the page asks about the encryption of the data. */
export const ENCRYPTION_CHANNEL = 'quotedesk:encryption';

/** The channel on which the page asks about updates. */
export const UPDATES_CHANNEL = 'quotedesk:updates';

/** The channel on which the page asks about the place of the data. */
export const MOVE_CHANNEL = 'quotedesk:move';

/** The channel on which the page, and the checker of its fields, ask about spelling. */
export const SPELLING_CHANNEL = 'quotedesk:spelling';

/** The argument of a page whose fields the desk checks, because its system has no checker. */
export const SPELLING_ARGUMENT = '--quotedesk-spelling';

/** The argument of a page whose data are encrypted: it may keep nothing of a customer by itself. */
export const ENCRYPTED_ARGUMENT = '--quotedesk-encrypted';

/** The name under which the preload puts {@link Desktop} into the page. */
export const DESKTOP = 'quotedeskDesktop';

/** The desktop host, as its page sees it; absent in a browser. */
export interface Desktop {
  /** Whether the data are encrypted: the page then keeps nothing of a customer on the drive. */
  readonly encrypted: boolean;
  readonly encryption: (request: EncryptionRequest) => Promise<EncryptionAnswer>;
  /** Undefined where the host does not take the request. */
  readonly updates: (request: UpdateRequest) => Promise<DeskUpdates | undefined>;
  /** Undefined where the host does not take the request. */
  readonly move: (request: MoveRequest) => Promise<DeskMove | undefined>;
  /** By what spelling is checked. Undefined where the host does not take the request. */
  readonly spelling: () => Promise<DeskSpelling | undefined>;
  readonly ask: (request: DesktopRequest) => Promise<DesktopAnswer>;
  /** Calls back with the command of each chosen menu item or notification. */
  readonly onCommand: (take: (command: string) => void) => void;
  /** Calls back with each link and file that the system opens, once `takeOpened` was asked. */
  readonly onOpened: (take: (opened: Opened) => void) => void;
}
