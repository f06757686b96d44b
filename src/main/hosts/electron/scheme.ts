import { readFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { type Protocol, protocol } from 'electron';
import { PAGE, protectPage, SCREEN_HEADERS } from '../../adapters/http/screens/page.ts';
import { isWithin } from '../../adapters/node/is-within.ts';
import { isOurs, SCHEME } from './page/page-address.ts';

/** The file that a path names within a folder; undefined where it leads out of it. */
export function pathWithin(folder: string, path: string): string | undefined {
  if (path.includes('\0')) return undefined;
  const file = join(folder, path);
  return isWithin(file, folder) && resolve(file) !== resolve(folder) ? file : undefined;
}

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

/**
 * Answers one request for a file of the built screens. It is read in one go: while the data are opened, each
 * further step would wait for its turn.
 */
function answer({ method, url }: Pick<Request, 'method' | 'url'>, screensFolder: string) {
  if (method !== 'GET' || !isOurs(url)) return refused(404);
  const path = pathOf(url);
  if (path === '' || path === PAGE) {
    const { html, headers } = protectPage(readFileSync(join(screensFolder, PAGE), 'utf8'));
    return new Response(html, { headers });
  }
  const file = path === undefined ? undefined : pathWithin(screensFolder, path);
  const type = file && TYPES.get(extname(file));
  if (!file || !type) return refused(404);
  try {
    const body = new Uint8Array(readFileSync(file));
    return new Response(body, { headers: { ...SCREEN_HEADERS, 'content-type': type } });
  } catch {
    return refused(404);
  }
}

/** Milliseconds: the system takes the bytes of the answers meanwhile. */
const TAKEN = 5;

/** Milliseconds: a page that never asks must not keep the data closed. */
const AT_LATEST = 1000;

/** Whether a request is for a part of the page's program. */
const isProgram = ({ url }: Pick<Request, 'url'>) => url.endsWith('.js');

/**
 * Serves the built screens under `app://quotedesk/`, and nothing outside their folder.
 * @param ready resolves once what a page may ask for is there: no page gets its program before
 * @returns resolves once a page has its program, which it then runs by itself
 */
export function serveScreens(
  protocols: Pick<Protocol, 'handle'>,
  screensFolder: string,
  ready: () => Promise<unknown>,
): Promise<void> {
  return new Promise((served) => {
    setTimeout(served, AT_LATEST);
    protocols.handle(SCHEME, async (request) => {
      if (isProgram(request)) {
        await ready();
        setTimeout(served, TAKEN);
      }
      return answer(request, screensFolder);
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
