import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page, Response } from '@playwright/test';
import { fill } from '../list/fill.ts';
import type { BenchResult } from '../result.ts';
import { medians } from '../rounds.ts';
import { coreAlone } from './bundle.ts';
import { openScreens } from './screens.ts';
import { MOST_FIRST_LOAD, type Sizes, sizesOf } from './sizes.ts';

const ROUNDS = 9;

/** Milliseconds from the start of a navigation until the first match of a selector is painted. */
async function painted(page: Page, url: string, selector: string): Promise<number> {
  // Another page in between, so that it is loaded again.
  await page.goto('about:blank');
  await page.goto(url);
  return page.evaluate(async (wanted) => {
    const stamp = () => Reflect.get(globalThis, 'painted')?.[wanted];
    while (!stamp()) await new Promise((resolve) => setTimeout(resolve, 5));
    return stamp();
  }, selector);
}

/** Notes in every page when the first heading and the first element were painted. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const stamps: Record<string, number> = {};
    Reflect.set(globalThis, 'painted', stamps);
    const look = () => {
      for (const selector of ['h1', 'pre']) {
        if (selector in stamps || !document.querySelector(selector)) continue;
        stamps[selector] = 0;
        requestAnimationFrame(() =>
          // The frame's own task comes first, and so does its painting.
          setTimeout(() => {
            stamps[selector] = performance.now();
          }),
        );
      }
      requestAnimationFrame(look);
    };
    look();
  });
}

/** The scripts and styles that come before the first screen shows, with their sizes on the disk. */
async function loaded(page: Page, url: string): Promise<Sizes> {
  const bodies: Promise<Buffer>[] = [];
  const take = (response: Response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  };
  // What the page before it still loads has no body once it is left.
  await page.goto('about:blank');
  page.on('response', take);
  await painted(page, url, 'h1');
  page.off('response', take);
  return sizesOf(await Promise.all(bodies));
}

/** The first screen: how soon it shows, and how much it loads. */
export async function firstScreen(browser: Browser): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  try {
    await fill(folder, 1000, Date.now());
    const { page, url, close } = await openScreens(browser, folder);
    try {
      await watch(page);
      const sizes = await loaded(page, `${url}/`);
      const core = await coreAlone();
      const { screens, plain } = await medians(
        {
          screens: () => painted(page, `${url}/`, 'h1'),
          // The shortest page of the same host: an answer of one line.
          plain: () => painted(page, `${url}/none`, 'pre'),
        },
        ROUNDS,
      );
      return [
        {
          name: "page: to the dashboard's heading / a line of the same host",
          ours: screens,
          peer: plain,
          ratio: screens / plain,
          goal: 'as low as can be',
          unit: 'ms',
        },
        {
          name: `page: first load, gzip / ${MOST_FIRST_LOAD} kB`,
          ours: sizes.gzip / 1000,
          peer: MOST_FIRST_LOAD,
          ratio: sizes.gzip / 1000 / MOST_FIRST_LOAD,
          goal: 'ratio <= 1',
          unit: 'kB',
        },
        ...(['plain', 'gzip'] as const).map((how) => ({
          name: `page: first load, ${how} / React with Mantine's core alone`,
          ours: sizes[how] / 1000,
          peer: core[how] / 1000,
          ratio: sizes[how] / core[how],
          goal: 'as low as can be',
          unit: 'kB',
        })),
      ];
    } finally {
      await close();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
