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

/** Serves the screens under `app://quotedesk/` while one develops them, from Vite's server. */
export function serveDevelopedScreens(protocols: Protocol, server: string): void {
  protocols.handle(SCHEME, ({ method, url }) => {
    if (method !== 'GET' || !isOurs(url)) return refused(404);
    const { pathname, search } = new URL(url);
    return fetch(new URL(pathname + search, server));
  });
}

/** Serves the built screens under `app://quotedesk/`, and nothing outside their folder. */
export function serveScreens(protocols: Protocol, screensFolder: string): void {
  protocols.handle(SCHEME, async ({ method, url }) => {
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
