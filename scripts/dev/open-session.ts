import { SESSION_KEY_HEADER, SESSION_PATH } from '../../src/shared/contract/bridge.ts';

/** The headers of an open session: its cookie and its key. */
export type SessionHeaders = Readonly<Record<'cookie' | typeof SESSION_KEY_HEADER, string>>;

/** The name and value that an answer sets as a cookie. */
export const cookieOf = (answer: Response) =>
  (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

/** Opens a session as the page does that a launch link leads to. */
export async function postLaunchToken(link: string): Promise<Response> {
  const { origin, pathname } = new URL(link);
  return fetch(`${origin}${SESSION_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: pathname.split('/').at(-1) }),
  });
}

/**
 * Opens the screens' session by a launch link, without a browser.
 * @throws where the link opens nothing
 */
export async function openSession(link: string): Promise<SessionHeaders> {
  const answer = await postLaunchToken(link);
  const { ok, value } = await answer.json();
  if (ok !== true) throw new Error('The launch link opens no session');
  return { cookie: cookieOf(answer), [SESSION_KEY_HEADER]: value.key };
}
