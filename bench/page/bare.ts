import type { Page } from '@playwright/test';
import { BRIDGE_PATH, SESSION_KEY_HEADER } from '../../src/shared/contract/bridge.ts';

/** Where a bare round trip goes: a call that does almost nothing. */
const LOOK_UP = `${BRIDGE_PATH}/live/lookUpVehicle`;

/**
 * Puts the least that a page can do at a key next to the form: a letter, and the answer to a bare round
 * trip. Chromium itself holds an answer until the letter is drawn.
 */
export function addBareField(page: Page, key: string): Promise<void> {
  return page.evaluate(
    ([url, header, secret]) => {
      const input = Object.assign(document.createElement('input'), { id: 'bare-input' });
      const output = Object.assign(document.createElement('output'), { id: 'bare-output' });
      const headers = { 'content-type': 'application/json', [header]: secret };
      let times = 0;
      input.addEventListener('input', async () => {
        const answer = await fetch(url, { method: 'POST', headers, body: '{"vrm":"191-D-12345"}' });
        await answer.json();
        times += 1;
        output.textContent = `${times}`;
      });
      const place = document.createElement('div');
      place.append(input, output);
      place.style.cssText = 'position: fixed; inset: auto 0 0 auto';
      document.body.append(place);
    },
    [LOOK_UP, SESSION_KEY_HEADER, key] as const,
  );
}

/**
 * Milliseconds of a call over the bridge that does almost nothing, from rest as a key is: the frames
 * that a key before it caused are drawn, and browser and host wait.
 */
export function roundTrip(page: Page, key: string): Promise<number> {
  return page.evaluate(
    async ([url, header, secret]) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const begun = performance.now();
      const headers = { 'content-type': 'application/json', [header]: secret };
      const answer = await fetch(url, { method: 'POST', headers, body: '{"vrm":"191-D-12345"}' });
      const { ok } = await answer.json();
      if (!ok) throw new Error(`A bare round trip was answered with ${answer.status}`);
      return performance.now() - begun;
    },
    [LOOK_UP, SESSION_KEY_HEADER, key] as const,
  );
}
