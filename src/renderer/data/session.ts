import {
  LINK_PATH,
  launchTokenIn,
  SESSION_KEY_HEADER,
  SESSION_PATH,
} from '../../shared/contract/bridge.ts';
import { isJsonObject } from '../../shared/data/json-object.ts';

const NAME = 'quotedesk-session-key';

/** How long a new tab waits for another one to hand the key over, in milliseconds. */
const PATIENCE = 500;

type TabMessage = { readonly kind: 'question' } | { readonly kind: 'key'; readonly key: string };

/** `works` says whether the host accepted the key last time; only then is it handed over. */
interface SessionKey {
  readonly key: string | undefined;
  readonly works: boolean;
}

function stored(): string | undefined {
  try {
    return sessionStorage.getItem(NAME) ?? undefined;
  } catch {
    // Where the page may store nothing, each one asks the others.
    return undefined;
  }
}

let present: SessionKey = { key: stored(), works: false };
let answered: (() => void) | undefined;
let asked: Promise<void> | undefined;

function take(key: string): void {
  present = { key, works: true };
  try {
    sessionStorage.setItem(NAME, key);
  } catch {
    // Then it lasts until the page is left.
  }
  answered?.();
}

/** To the other tabs of this origin, which has the port: no other program's page hears it. */
const tabs = new BroadcastChannel(NAME);
tabs.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
  if (data.kind === 'key') {
    if (!present.works) take(data.key);
  } else if (present.works && present.key !== undefined) {
    tell({ kind: 'key', key: present.key });
  }
});

function tell(message: TabMessage): void {
  tabs.postMessage(message);
}

/** Stores the key of a session that was just opened, and gives it to tabs whose own no longer works. */
function setSessionKey(key: string): void {
  take(key);
  tell({ kind: 'key', key });
}

/** The session's key where this tab has it: a call that does not wait leaves before the page is drawn. */
export function presentSessionKey(): string | undefined {
  return present.key;
}

/**
 * The session's second secret, which goes with every call. A reload keeps it; a new tab gets it from
 * another one. Undefined where no one has it.
 */
export async function getSessionKey(): Promise<string | undefined> {
  if (present.key === undefined) {
    asked ??= new Promise((resolve) => {
      answered = resolve;
      setTimeout(resolve, PATIENCE);
      tell({ kind: 'question' });
    });
    await asked;
  }
  return present.key;
}

/** Notes whether the host accepted a key. One that it refused is replaced by what another tab has. */
export function noteSessionKey(key: string | undefined, works: boolean): void {
  if (key !== present.key) return;
  present = { key, works };
  if (!works) tell({ kind: 'question' });
}

/** The key in the host's answer; undefined where it opened no session. */
function keyIn(answer: unknown): string | undefined {
  if (!isJsonObject(answer) || !isJsonObject(answer.value)) return undefined;
  return typeof answer.value.key === 'string' ? answer.value.key : undefined;
}

/**
 * Opens the session of a browser that came by a launch link; any other page stays as it is. Never
 * throws: where the link opens nothing, the first call says so.
 */
export async function openLaunchedSession(): Promise<void> {
  const token = launchTokenIn(location.hash);
  if (token === undefined) return;
  // Before anything else, so that neither a reload nor the history tries it again.
  history.replaceState(null, '', location.pathname);
  try {
    const response = await fetch(SESSION_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    });
    const key = keyIn(await response.json());
    if (key !== undefined) setSessionKey(key);
  } catch {
    // The connection bar says that nothing answers.
  }
}

/** Ends the session, in every tab, and leaves a page without data. Does nothing where no host answers. */
export async function signOut(): Promise<void> {
  const headers = { [SESSION_KEY_HEADER]: (await getSessionKey()) ?? '' };
  const response = await fetch(SESSION_PATH, { method: 'DELETE', headers }).catch(() => undefined);
  if (response === undefined) return;
  history.replaceState(null, '', location.pathname);
  location.reload();
}

/** Has the host print a link to the screens where it runs. @returns whether it did; false where none answers */
export async function askForLink(): Promise<boolean> {
  const response = await fetch(LINK_PATH, { method: 'POST' }).catch(() => undefined);
  return response?.ok ?? false;
}
