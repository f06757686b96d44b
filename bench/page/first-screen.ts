import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { fill } from '../list/fill.ts';
import type { BenchResult } from '../result.ts';
import { medians } from '../rounds.ts';
import { coreAlone, type Sizes, sizesOf } from './bundle.ts';
import { openDesk } from './desk.ts';

const ROUNDS = 9;

/** Milliseconds from the navigation's start until what a selector finds was painted. */
async function painted(page: Page, url: string, selector: string): Promise<number> {
  // By way of another page, so that it is loaded anew.
  await page.goto('about:blank');
  await page.goto(url);
  return page.evaluate(async (sought) => {
    const stamp = () => Reflect.get(globalThis, 'painted')?.[sought];
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
          // The frame's own task comes first, and with it what it paints.
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

/** What the first screen loads of scripts and styles, as it stands on the disk. */
async function loaded(page: Page, url: string): Promise<Sizes> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/\.(js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  });
  await painted(page, url, 'h1');
  await page.waitForLoadState('networkidle');
  return sizesOf(await Promise.all(bodies));
}

/** The first screen: how soon it is there, and how much it loads. */
export async function firstScreen(browser: Browser): Promise<BenchResult[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  try {
    await fill(folder, 1000, Date.now());
    const { page, url, close } = await openDesk(browser, folder);
    try {
      await watch(page);
      const sizes = await loaded(page, `${url}/`);
      const core = await coreAlone();
      const { desk, plain } = await medians(
        {
          desk: () => painted(page, `${url}/`, 'h1'),
          // The shortest page that the same host has: an answer of a line.
          plain: () => painted(page, `${url}/none`, 'pre'),
        },
        ROUNDS,
      );
      return [
        {
          name: "page: to the dashboard's heading / a line of the same host",
          ours: desk,
          peer: plain,
          ratio: desk / plain,
          goal: 'as low as can be',
          unit: 'ms',
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
