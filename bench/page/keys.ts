import type { Browser, Page } from '@playwright/test';
import { BRIDGE_PATH, SESSION_KEY_HEADER } from '../../src/shared/contract/bridge.ts';
import { sessionKey } from '../../test/browser/bridge.ts';
import type { BenchResult } from '../result.ts';
import { median, percentile } from '../rounds.ts';
import { openScreens } from './screens.ts';

/** Milliseconds up to which the answer to a key feels immediate. */
const GOAL = 50;

/** Keys by their field; each changes the premium. */
const KEYS: readonly (readonly [path: string, keys: string])[] = [
  ['ClaimsHistory/YearsNoClaims', '1234543210123454'],
  ['ClaimsHistory/NumberOfClaims', '1212101210121012'],
  ['Customer/LicenceType', 'lflflflflflflflf'],
  ['Customer/LicenceHeldYears', '1913191319131913'],
];

/** The field of an element of the quote document, whatever its label says. */
const field = (page: Page, path: string) => page.locator(`#field-${path.replaceAll('/', '-')}`);

async function begin(page: Page): Promise<void> {
  await page.keyboard.press('F2');
  await field(page, 'Vehicle/RegistrationNumber').fill('191-D-12345');
  await page.locator('input[value=BMW]').waitFor();
  await field(page, 'Customer/FirstName').fill('Aoife');
  await field(page, 'Customer/Surname').fill('Byrne');
  await field(page, 'Customer/DateOfBirth').fill('12/03/1985');
  await page.waitForFunction(() =>
    document.querySelector('[data-testid=premium-Comprehensive]')?.textContent?.includes('€'),
  );
}

interface Stroke {
  /** Milliseconds from the key to the character on the screen. */
  readonly echo: number;
  /** Milliseconds from the key to another premium; null where it stayed the same. */
  readonly premium: number | null;
}

/** One key, timed by the page itself. */
async function strike(page: Page, key: string): Promise<Stroke> {
  const timed = page.evaluateHandle(() => {
    const stroke = new Promise<Stroke>((resolve) => {
      let echo = 0;
      let begun = 0;
      const end = (premium: number | null) => {
        observer.disconnect();
        clearTimeout(timer);
        resolve({ echo, premium });
      };
      const observer = new MutationObserver(() => end(performance.now() - begun));
      const timer = setTimeout(() => end(null), 1000);
      addEventListener('keydown', () => (begun = performance.now()), { once: true, capture: true });
      // A select fires `change`; this listener runs after the page's own, when the text is there.
      for (const name of ['input', 'change']) {
        addEventListener(name, () => (echo ||= performance.now() - begun), { once: true });
      }
      const price = document.querySelector('[data-testid=premium-Comprehensive]');
      if (price) observer.observe(price, { childList: true, characterData: true, subtree: true });
    });
    return { stroke };
  });
  const handle = await timed;
  await page.keyboard.press(key);
  return handle.evaluate(({ stroke }) => stroke);
}

/** Some keys, each with a bare round trip after it, so that a busy machine slows both alike. */
async function strikes(page: Page) {
  const key = await sessionKey(page);
  const strokes: Stroke[] = [];
  const trips: number[] = [];
  for (const [path, keys] of KEYS) {
    for (const letter of keys) {
      await field(page, path).focus();
      await page.evaluate(() => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLInputElement) activeElement.select();
      });
      strokes.push(await strike(page, letter));
      trips.push(await roundTrip(page, key));
    }
  }
  return { strokes, trips };
}

/**
 * Milliseconds of a call over the bridge that does almost nothing, from rest as a key is: the frames
 * that a key before it caused are drawn, and browser and host wait.
 */
function roundTrip(page: Page, key: string): Promise<number> {
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
    [`${BRIDGE_PATH}/live/lookUpVehicle`, SESSION_KEY_HEADER, key] as const,
  );
}

/** From a key on the page of a new quote to its premium. */
export async function keyToPremium(browser: Browser): Promise<BenchResult[]> {
  const screens = await openScreens(browser);
  try {
    await begin(screens.page);
    await strikes(screens.page);
    const { strokes, trips } = await strikes(screens.page);
    const premiums = strokes.flatMap(({ premium }) => premium ?? []);
    const echo = median(strokes.map((stroke) => stroke.echo));
    const trip = median(trips);
    const ours = median(premiums);
    const [p95, slowest] = [percentile(premiums, 0.95), Math.max(...premiums)];
    const numbers = [ours, p95, slowest, echo, trip].map((value) => value.toFixed(1));
    console.error(
      `  key to premium: ${numbers.slice(0, 3).join(' … ')} ms (median, 95 %, slowest of ` +
        `${premiums.length}; ${strokes.length} keys); its echo ${numbers[3]}, a round trip ${numbers[4]}`,
    );
    const name = 'page: key to premium';
    return [
      {
        name: `${name} / its echo and a bare round trip`,
        ours,
        peer: echo + trip,
        ratio: ours / (echo + trip),
        goal: 'ratio <= 1.4',
        unit: 'ms',
      },
      {
        name: `${GOAL} ms / ${name}`,
        ours,
        peer: GOAL,
        ratio: GOAL / ours,
        goal: 'ratio >= 1',
        unit: 'ms',
      },
      {
        name: `${GOAL} ms / ${name}, 95 %`,
        ours: p95,
        peer: GOAL,
        ratio: GOAL / p95,
        goal: 'ratio >= 1',
        unit: 'ms',
      },
    ];
  } finally {
    await screens.close();
  }
}
