import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { fill, LIST_SIZES } from '../list/fill.ts';
import type { BenchResult } from '../result.ts';
import { median, percentile } from '../rounds.ts';
import { sized } from '../size.ts';
import { type OpenScreens, openScreens } from './screens.ts';

const [SMALL] = LIST_SIZES;
const ROUNDS = sized(5, 1);
const SEARCHES = ['nowak', '191d12'].slice(0, sized(2, 1));
const SCROLLS = sized(40, 5);

/** Milliseconds from a letter to its rows, timed by the page itself. */
async function letter(page: Page, key: string): Promise<number> {
  const handle = await page.evaluateHandle(() => {
    const time = new Promise<number>((resolve) => {
      let begun = 0;
      let isBusySeen = false;
      const observer = new MutationObserver(() => {
        const busy = document.querySelector('[role=grid]')?.getAttribute('aria-busy') === 'true';
        isBusySeen ||= busy;
        if (!isBusySeen || busy) return;
        observer.disconnect();
        resolve(performance.now() - begun);
      });
      addEventListener('keydown', () => (begun = performance.now()), { once: true, capture: true });
      observer.observe(document.body, {
        attributeFilter: ['aria-busy'],
        childList: true,
        subtree: true,
      });
    });
    return { time };
  });
  await page.keyboard.press(key);
  return handle.evaluate(({ time }) => time);
}

/** What was looked for before is shown at once: a page that was loaded again has kept nothing. */
async function typed(page: Page): Promise<number[]> {
  const times: number[] = [];
  await page.reload();
  await page.locator('[data-number="0"]').getByText('€').waitFor();
  for (const search of SEARCHES) {
    await page.getByRole('searchbox').focus();
    for (const key of search) times.push(await letter(page, key));
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      () => document.querySelector('[role=grid]')?.getAttribute('aria-busy') === 'false',
    );
  }
  return times;
}

/** Milliseconds from each frame to the next while the wheel turns. */
async function scrolled(page: Page): Promise<number[]> {
  const box = await page.locator('[role=grid]').boundingBox();
  if (!box) throw new Error('the list is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const handle = await page.evaluateHandle(() => {
    const frames: number[] = [];
    const state = { frames, on: true };
    let last = performance.now();
    const frame = () => {
      const now = performance.now();
      frames.push(now - last);
      last = now;
      if (state.on) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return state;
  });
  for (let i = 0; i < SCROLLS; i += 1) await page.mouse.wheel(0, i < SCROLLS / 2 ? 700 : -700);
  return handle.evaluate((state) => {
    state.on = false;
    return state.frames;
  });
}

interface Times {
  readonly rows: number[];
  readonly frames: number[];
}

/** The list of quotes at three sizes: typing into its search, and scrolling. */
export async function quotesList(browser: Browser): Promise<BenchResult[]> {
  const folders = LIST_SIZES.map(() => mkdtempSync(join(tmpdir(), 'quotedesk-bench-')));
  const opened: OpenScreens[] = [];
  try {
    const times = new Map<number, Times>(
      LIST_SIZES.map((size) => [size, { rows: [], frames: [] }]),
    );
    for (const [i, size] of LIST_SIZES.entries()) {
      const folder = folders[i] ?? '';
      await fill(folder, size, Date.now());
      const screens = await openScreens(browser, folder);
      opened.push(screens);
      await screens.page.getByRole('link', { name: 'Quotes', exact: true }).click();
      await typed(screens.page);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [i, size] of LIST_SIZES.entries()) {
        const page = opened[i]?.page;
        const found = times.get(size);
        if (!page || !found) continue;
        await page.bringToFront();
        found.rows.push(...(await typed(page)));
        found.frames.push(...(await scrolled(page)));
      }
    }
    const compared = (name: string, of: (times: Times) => number) =>
      LIST_SIZES.slice(1).map((size): BenchResult => {
        const [ours, peer] = [size, SMALL].map((each) =>
          of(times.get(each) ?? { rows: [], frames: [] }),
        );
        return {
          name: `page: ${name} of ${size.toLocaleString('en-IE')} / of 1,000 quotes`,
          ours: ours ?? Number.NaN,
          peer: peer ?? Number.NaN,
          ratio: (ours ?? Number.NaN) / (peer ?? Number.NaN),
          goal: 'ratio <= 1.5',
          unit: 'ms',
        };
      });
    return [
      ...compared('letter to rows', ({ rows }) => median(rows)),
      ...compared('letter to rows, 95 %,', ({ rows }) => percentile(rows, 0.95)),
      ...compared('a frame of scrolling, 95 %,', ({ frames }) => percentile(frames, 0.95)),
    ];
  } finally {
    for (const { close } of opened) await close();
    for (const folder of folders) rmSync(folder, { recursive: true });
  }
}
