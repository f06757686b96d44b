/** The scheme of the screens, with an origin of its own. */
export const SCHEME = 'app';

/** The address of the screens' page. */
export const PAGE_URL = `${SCHEME}://quotedesk/`;

/** Whether an address is one of our own. */
export function isOurs(url: string): boolean {
  return URL.canParse(url) && url.startsWith(PAGE_URL);
}
