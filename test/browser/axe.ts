import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Every way in which a screen can be coloured, for `page.emulateMedia`. */
export const SCHEMES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** Waits until a change has reached the picture and nothing is on its way to another colour or place. */
function still(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const ends = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    const moving = () => document.getAnimations().filter(ends);
    await frame();
    await frame();
    // The end of one may begin another, as where a colour is inherited.
    while (moving().length > 0) {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      await frame();
    }
  });
}

/** Our pages hold no frames, and only what breaks a rule is wanted: to describe the rest takes longer. */
const RUN: axe.RunOptions = { iframes: false, resultTypes: ['violations'] };

/** Gives a document axe, once. */
async function equip(page: Page): Promise<void> {
  const isEquipped = await page.evaluate(() => 'axe' in globalThis);
  if (!isEquipped) await page.evaluate(axe.source);
}

/** What lies over a page. */
const OVER = '[role=dialog], [role=menu]';
const NOTHING = ':not(*)';

/** The rules that ask for colours. What the others ask for is the same in every scheme. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds on a page at rest, by rule: the elements that break it, as HTML. Empty is good.
 * @param rules By default all
 * @param part `top`: only what lies over the page, where something does; by default the whole page
 */
export async function violations(
  page: Page,
  rules?: string[],
  part: 'all' | 'top' = 'all',
): Promise<Record<string, string[]>> {
  // The code of a screen may still be on its way, with the screen before it hidden meanwhile.
  await expect(page.locator('h1:visible').first()).toBeVisible();
  await still(page);
  await equip(page);
  const found = await page.evaluate(
    async ({ options, over }) => {
      const top = [...document.querySelectorAll(over)].filter((each) => each.checkVisibility());
      const { violations: broken } = await (globalThis as unknown as { axe: typeof axe }).axe.run(
        top.length > 0 ? top : document,
        options,
      );
      return broken.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    {
      options: rules ? { ...RUN, runOnly: rules } : RUN,
      over: part === 'top' ? OVER : NOTHING,
    },
  );
  return Object.fromEntries(found.map(({ id, nodes }) => [id, nodes]));
}

/**
 * What axe finds on a page in one of the ways in which it can be coloured.
 * @param part of the page, other than in light, where it is the whole
 */
export async function violationsIn(
  page: Page,
  scheme: keyof typeof SCHEMES,
  part: 'all' | 'top' = 'all',
): Promise<Record<string, string[]>> {
  await page.emulateMedia(SCHEMES[scheme]);
  return scheme === 'light' ? violations(page) : violations(page, OF_COLOURS, part);
}

/**
 * What axe finds on a page in each way in which it can be coloured, by that way and rule. What lies below a
 * dialog or a menu is looked at in light alone: `everywhere.spec.ts` sees every screen in every way.
 */
export async function violationsInEveryScheme(page: Page): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {};
  for (const scheme of Object.keys(SCHEMES) as (keyof typeof SCHEMES)[]) {
    for (const [rule, nodes] of Object.entries(await violationsIn(page, scheme, 'top')))
      all[`${rule} in ${scheme}`] = nodes;
  }
  return all;
}
