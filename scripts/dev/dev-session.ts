import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Connect } from 'vite';
import {
  BRIDGE_PATH,
  launchHash,
  SESSION_KEY_HEADER,
  SESSION_PATH,
} from '../../src/shared/contract/bridge.ts';
import { isJsonObject } from '../../src/shared/data/json-object.ts';
import { done } from '../../src/shared/result/result.ts';

const secret = () => randomBytes(32).toString('base64url');

const TOKEN = secret();
const KEY = secret();
const COOKIE = `quotedesk-dev=${secret()}`;

/** The path that signs a browser in. Unlike the host's own it opens as often as it is asked. */
export const LAUNCH_PATH = `/launch/${TOKEN}`;

/** Whether a browser is signed in here: it stays so when the host starts again. */
export function isSignedIn(headers: IncomingHttpHeaders): boolean {
  const hasCookie = headers.cookie?.split('; ').includes(COOKIE) ?? false;
  return hasCookie && headers[SESSION_KEY_HEADER] === KEY;
}

/** Answers with a result, and with the cookie that signs a browser in, or with none. */
function answerWith(answer: ServerResponse, value: object, signsIn: boolean): void {
  const cookie = `${COOKIE}; HttpOnly; SameSite=Strict; Path=${BRIDGE_PATH}`;
  const headers = {
    'content-type': 'application/json',
    'set-cookie': signsIn ? cookie : `${cookie}; Max-Age=0`,
  };
  answer.writeHead(200, headers).end(JSON.stringify(done(value)));
}

/** Opens and ends the session of a browser here, as a host does for its own. */
export function devSession(middlewares: Connect.Server): void {
  middlewares.use(LAUNCH_PATH, (_asked, answer) => {
    answer.writeHead(303, { location: `/${launchHash(TOKEN)}` }).end();
  });
  middlewares.use(SESSION_PATH, async (asked, answer, next) => {
    const { method, headers } = asked;
    // The host refuses other sites, and methods that there are not.
    const isOwn = headers.origin === undefined || headers.origin === `http://${headers.host}`;
    if (isOwn && method === 'DELETE' && isSignedIn(headers)) return answerWith(answer, {}, false);
    if (!isOwn || method !== 'POST') return next();
    const body: unknown = await json(asked).catch(() => undefined);
    const isKnown = isJsonObject(body) && body.token === TOKEN;
    return isKnown ? answerWith(answer, { key: KEY }, true) : answer.writeHead(401).end();
  });
}
