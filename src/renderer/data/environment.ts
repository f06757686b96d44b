import { type Environment, isEnvironment } from '../../shared/domain/desk/environment.ts';

const KEY = 'quotedesk-realm';
/** In the address, which a link that is opened in another tab takes with it; live has no mark. */
const PARAMETER = 'realm';

function marked(): Environment | undefined {
  const word = new URLSearchParams(globalThis.location?.search).get(PARAMETER);
  return isEnvironment(word) ? word : undefined;
}

function mark(environment: Environment): void {
  if (!globalThis.location) return;
  const address = new URL(location.href);
  if (environment === 'live') address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, environment);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
}

function kept(): Environment {
  try {
    const word = sessionStorage.getItem(KEY);
    return isEnvironment(word) ? word : 'live';
  } catch {
    // Where the page may keep nothing, each begins live.
    return 'live';
  }
}

let present = marked() ?? kept();
setEnvironment(present);

/** The environment that every call of the screens is about. */
export function getEnvironment(): Environment {
  return present;
}

/**
 * Turns to an environment, for this window, across its reloads, and for what is opened from it. What the
 * screens loaded before is the other environment's: reload the page after it.
 */
export function setEnvironment(environment: Environment): void {
  present = environment;
  mark(environment);
  try {
    sessionStorage.setItem(KEY, environment);
  } catch {
    // Then it lasts until the page is left.
  }
}

/**
 * Goes to an environment: what is shown now is the other environment's.
 * @param place the screen to begin at; by default the first one
 */
export function enterEnvironment(environment: Environment, place = ''): void {
  setEnvironment(environment);
  location.hash = place;
  location.reload();
}
