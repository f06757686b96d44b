const NAME = 'quotedesk-session-key';

/** How long a new tab waits for another one to hand the key over, in milliseconds. */
const PATIENCE = 500;

type Said = { readonly kind: 'question' } | { readonly kind: 'key'; readonly key: string };

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
tabs.addEventListener('message', ({ data }: MessageEvent<Said>) => {
  if (data.kind === 'key') {
    if (!present.works) take(data.key);
  } else if (present.works && present.key !== undefined) {
    say({ kind: 'key', key: present.key });
  }
});

function say(said: Said): void {
  tabs.postMessage(said);
}

/** Stores the key of a session that was just opened, and gives it to tabs whose own no longer works. */
export function setSessionKey(key: string): void {
  take(key);
  say({ kind: 'key', key });
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
      say({ kind: 'question' });
    });
    await asked;
  }
  return present.key;
}

/** Notes whether the host accepted a key. One that it refused is replaced by what another tab has. */
export function noteSessionKey(key: string | undefined, works: boolean): void {
  if (key !== present.key) return;
  present = { key, works };
  if (!works) say({ kind: 'question' });
}
