import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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

/**
 * What axe finds on a page at rest, by rule: the elements that break it, as HTML. Empty is good.
 * Our pages hold no frames of other origins, for which alone axe would open a second page.
 */
export async function violations(page: Page): Promise<Record<string, string[]>> {
  await still(page);
  const { violations: found } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return Object.fromEntries(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]));
}
