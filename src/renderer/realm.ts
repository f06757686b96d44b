import { isRealm, type Realm } from '../shared/bridge.ts';

const KEY = 'quotedesk-realm';

function kept(): Realm {
  try {
    const word = sessionStorage.getItem(KEY);
    return isRealm(word) ? word : 'live';
  } catch {
    // Where the page may keep nothing, each begins live.
    return 'live';
  }
}

let present = kept();

/** The realm that every call of the screens is about. */
export function getRealm(): Realm {
  return present;
}

/**
 * Turns to a realm, for this window and across its reloads. What the screens loaded before is the
 * other realm's: reload the page after it.
 */
export function setRealm(realm: Realm): void {
  present = realm;
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
