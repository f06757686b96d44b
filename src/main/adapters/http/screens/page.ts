import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build writes in place of a nonce. */
export const NONCE_MARK = 'QUOTEDESK_NONCE';

/** The screens' one page. */
export const PAGE = 'index.html';

export interface Page {
  readonly html: string;
  /** Values of response headers, by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What the page may do only while one develops: for Vite's own script, and its news of changes. */
const development = (nonce: string, updates: string) => ({
  script: ` 'nonce-${nonce}'`,
  connect: ` ${updates}`,
});

/** The same policy in both hosts. */
function contentSecurityPolicy(nonce: string, updates?: string): string {
  const more = updates === undefined ? { script: '', connect: '' } : development(nonce, updates);
  return [
    "default-src 'none'",
    `script-src 'self'${more.script}`,
    // Mantine writes its variables and breakpoints into <style> elements, which carry the nonce.
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${more.connect}`,
    "object-src 'none'",
    "frame-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The headers of every file of the screens. */
export const SCREEN_HEADERS = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
} as const;

/**
 * Gives a page a fresh nonce wherever it has the mark, and the policy that names this nonce.
 * @param updates only in development: the `ws://` address where the page hears of changes
 */
export function protectPage(html: string, updates?: string): Page {
  const nonce = randomBytes(18).toString('base64url');
  return {
    html: html.replaceAll(NONCE_MARK, nonce),
    headers: {
      ...SCREEN_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(nonce, updates),
    },
  };
}

/**
 * Reads the screens' page and protects it.
 * @param screensFolder the folder of the built screens
 * @throws where the screens were not built
 */
export async function renderPage(screensFolder: string): Promise<Page> {
  return protectPage(await readFile(join(screensFolder, PAGE), 'utf8'));
}
