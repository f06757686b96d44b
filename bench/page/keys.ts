import type { Browser, Locator, Page } from '@playwright/test';
import { sessionKey } from '../../test/browser/bridge.ts';
import type { BenchResult } from '../result.ts';
import { median, percentile } from '../rounds.ts';
import { sized } from '../size.ts';
import { addBareField, roundTrip } from './bare.ts';
import { openScreens } from './screens.ts';

/** Milliseconds up to which the answer to a key feels immediate. */
const GOAL = 50;

/** How many of the keys of a field are pressed. */
const KEYS_EACH = sized(16, 2);

/** Keys by their field; each changes the premium. */
const KEYS: readonly (readonly [path: string, keys: string])[] = [
  ['ClaimsHistory/YearsNoClaims', '1234543210123454'],
  ['ClaimsHistory/NumberOfClaims', '1212101210121012'],
  ['Customer/LicenceType', 'lflflflflflflflf'],
  ['Customer/LicenceHeldYears', '1913191319131913'],
];

const PREMIUM = '[data-testid=premium-Comprehensive]';

/** The field of an element of the quote document, whatever its label says. */
const field = (page: Page, path: string) => page.locator(`#field-${path.replaceAll('/', '-')}`);

async function begin(page: Page): Promise<void> {
  await page.keyboard.press('F2');
  await field(page, 'Vehicle/RegistrationNumber').fill('191-D-12345');
  await page.locator('input[value=BMW]').waitFor();
  await field(page, 'Customer/FirstName').fill('Aoife');
  await field(page, 'Customer/Surname').fill('Byrne');
  await field(page, 'Customer/DateOfBirth').fill('12/03/1985');
  await page.locator(PREMIUM).getByText('€').waitFor();
}

interface Stroke {
  /** Milliseconds from the key to the character on the screen. */
  readonly echo: number;
  /** Milliseconds from the key to another answer; null where it stayed the same. */
  readonly answer: number | null;
}

/** One key, timed by the page itself. @param shown the selector of what shows the answer to it */
async function strike(page: Page, key: string, shown: string): Promise<Stroke> {
  const timed = page.evaluateHandle((selector) => {
    const stroke = new Promise<Stroke>((resolve) => {
      let echo = 0;
      let begun = 0;
      const end = (answer: number | null) => {
        observer.disconnect();
        clearTimeout(timer);
        resolve({ echo, answer });
      };
      const observer = new MutationObserver(() => end(performance.now() - begun));
      const timer = setTimeout(() => end(null), 1000);
      addEventListener('keydown', () => (begun = performance.now()), { once: true, capture: true });
      // A select fires `change`; this listener runs after the page's own, when the text is there.
      for (const name of ['input', 'change']) {
        addEventListener(name, () => (echo ||= performance.now() - begun), { once: true });
      }
      const answered = document.querySelector(selector);
      const text = { childList: true, characterData: true, subtree: true };
      if (answered) observer.observe(answered, text);
    });
    return { stroke };
  }, shown);
  const handle = await timed;
  await page.keyboard.press(key);
  return handle.evaluate(({ stroke }) => stroke);
}

/** Gives an input the focus, so that a key replaces what stands there. */
async function enter(input: Locator): Promise<void> {
  await input.focus();
  await input.evaluate((element) => {
    if (element instanceof HTMLInputElement) element.select();
  });
}

/** Some keys, each with both bare round trips after it, so that a busy machine slows all alike. */
async function strikes(page: Page) {
  const key = await sessionKey(page);
  const strokes: Stroke[] = [];
  const bare: Stroke[] = [];
  const trips: number[] = [];
  for (const [path, keys] of KEYS) {
    for (const letter of keys.slice(0, KEYS_EACH)) {
      await enter(field(page, path));
      strokes.push(await strike(page, letter, PREMIUM));
      await enter(page.locator('#bare-input'));
      bare.push(await strike(page, letter, '#bare-output'));
      trips.push(await roundTrip(page, key));
    }
  }
  return { strokes, bare, trips };
}

/**
 * From a key on the page of a new quote to its premium. The goal counts from the least that it can take:
 * the echo of the key in that form, and a bare round trip to the host.
 */
export async function keyToPremium(browser: Browser): Promise<BenchResult[]> {
  const screens = await openScreens(browser);
  try {
    await begin(screens.page);
    await addBareField(screens.page, await sessionKey(screens.page));
    await strikes(screens.page);
    const { strokes, bare, trips } = await strikes(screens.page);
    const premiums = strokes.flatMap(({ answer }) => answer ?? []);
    const least = median(bare.flatMap(({ answer }) => answer ?? []));
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
        name: `${name} / a bare field's key to the answer of a bare round trip`,
        ours,
        peer: least,
        ratio: ours / least,
        // For comparison: Chromium itself holds that answer until the letter is drawn.
        goal: 'none',
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
