import { isRealm, type Realm } from '../shared/bridge.ts';

const KEY = 'quotedesk-realm';
/** In the address, which a link that is opened in another tab takes along; live has no mark. */
const PARAMETER = 'realm';

function marked(): Realm | undefined {
  const word = new URLSearchParams(globalThis.location?.search).get(PARAMETER);
  return isRealm(word) ? word : undefined;
}

function mark(realm: Realm): void {
  if (!globalThis.location) return;
  const address = new URL(location.href);
  if (realm === 'live') address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, realm);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

function kept(): Realm {
  try {
    const word = sessionStorage.getItem(KEY);
    return isRealm(word) ? word : 'live';
  } catch {
    // Where the page may keep nothing, each begins live.
    return 'live';
  }
}

let present = marked() ?? kept();
setRealm(present);

/** The realm that every call of the screens is about. */
export function getRealm(): Realm {
  return present;
}

/**
 * Turns to a realm, for this window, across its reloads, and for what is opened from it. What the
 * screens loaded before is the other realm's: reload the page after it.
 */
export function setRealm(realm: Realm): void {
  present = realm;
  mark(realm);
  try {
    sessionStorage.setItem(KEY, realm);
  } catch {
    // Then it lasts until the page is left.
  }
}

/** Goes to a realm, to its first screen: what is shown now is the other realm's. */
export function enterRealm(realm: Realm): void {
  setRealm(realm);
  location.hash = '';
  location.reload();
}
