import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Protocol, protocol } from 'electron';
import { PAGE, renderPage, SCREEN_HEADERS } from '../../adapters/http/screens/page.ts';
import { isOurs, SCHEME } from './page-address.ts';
import { pathWithin } from './path-within.ts';

const TYPES = new Map([
  ['.css', 'text/css; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.mjs', 'text/javascript; charset=utf-8'],
  ['.png', 'image/png'],
  ['.svg', 'image/svg+xml'],
  ['.woff2', 'font/woff2'],
]);

/**
 * Makes `app://` a scheme with its own origin, like https, whose compiled scripts Chromium keeps in the
 * profile. Call it before Electron is ready.
 */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme: SCHEME,
      privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true },
    },
  ]);
}

/** Answers one request for a file of the built screens. */
async function answer({ method, url }: Pick<Request, 'method' | 'url'>, screensFolder: string) {
  if (method !== 'GET' || !isOurs(url)) return refused(404);
  const path = pathOf(url);
  if (path === '' || path === PAGE) {
    const { html, headers } = await renderPage(screensFolder);
    return new Response(html, { headers });
  }
  const file = path === undefined ? undefined : pathWithin(screensFolder, path);
  const type = file && TYPES.get(extname(file));
  if (!file || !type) return refused(404);
  try {
    const body = new Uint8Array(await readFile(file));
    return new Response(body, { headers: { ...SCREEN_HEADERS, 'content-type': type } });
  } catch {
    return refused(404);
  }
}

/** Milliseconds: the system takes the bytes of an answer meanwhile. */
const TAKEN = 5;

/** Milliseconds: a page that never asks must not keep the data closed. */
const AT_LATEST = 1000;

/**
 * Serves the built screens under `app://quotedesk/`, and nothing outside their folder.
 * @param ready resolves once what a page may ask for is there: no page comes before
 * @returns resolves once a page has its program, which it then runs by itself
 */
export function serveScreens(
  protocols: Pick<Protocol, 'handle'>,
  screensFolder: string,
  ready: () => Promise<unknown>,
): Promise<void> {
  return new Promise((served) => {
    setTimeout(served, AT_LATEST);
    let answering = 0;
    let hasProgram = false;
    protocols.handle(SCHEME, async (request) => {
      answering += 1;
      await ready();
      const response = await answer(request, screensFolder);
      answering -= 1;
      hasProgram ||= request.url.endsWith('.js');
      if (hasProgram && answering === 0) setTimeout(served, TAKEN);
      return response;
    });
  });
}

/** The same while one develops the screens, from Vite's server. */
export async function serveDevelopedScreens(
  protocols: Pick<Protocol, 'handle'>,
  server: string,
  ready: () => Promise<unknown>,
): Promise<void> {
  protocols.handle(SCHEME, async ({ method, url }) => {
    await ready();
    if (method !== 'GET' || !isOurs(url)) return refused(404);
    const { pathname, search } = new URL(url);
    return fetch(new URL(pathname + search, server));
  });
}

function refused(status: number): Response {
  return new Response(null, { status, headers: SCREEN_HEADERS });
}

/** The path after the host, without its slash; undefined where it is not valid. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(new URL(url).pathname.slice(1));
  } catch {
    return undefined;
  }
}
