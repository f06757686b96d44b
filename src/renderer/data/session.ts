import {
  LINK_PATH,
  launchTokenIn,
  SESSION_KEY_HEADER,
  SESSION_PATH,
} from '../../shared/contract/bridge.ts';
import { isJsonObject } from '../../shared/data/json-object.ts';
import { getSessionKey, setSessionKey } from './session-key.ts';

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
