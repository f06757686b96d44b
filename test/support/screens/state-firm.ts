import type { Page } from '@playwright/test';
import { BRIDGE, BRIDGE_PATH, SESSION_KEY_HEADER } from '../../../src/shared/contract/bridge.ts';
import { SELLING } from '../quotes/selling.ts';

/** Names the firm and states how it sells, once for all sales, in a browser or the desktop's window. */
export async function stateFirm(page: Page): Promise<void> {
  const given = {
    BRIDGE,
    BRIDGE_PATH,
    SESSION_KEY_HEADER,
    input: { name: 'Byrne Insurances Ltd', selling: SELLING },
  };
  await page.evaluate(
    async ({ BRIDGE: bridge, BRIDGE_PATH: path, SESSION_KEY_HEADER: header, input }) => {
      const call: unknown = Reflect.get(window, bridge);
      if (typeof call === 'function') {
        await call('saveFirm', input, 'live');
        return;
      }
      const key = sessionStorage.getItem('quotedesk-session-key') ?? '';
      const headers = { 'content-type': 'application/json', [header]: key };
      await fetch(`${path}/live/saveFirm`, {
        method: 'POST',
        headers,
        body: JSON.stringify(input),
      });
    },
    given,
  );
}
