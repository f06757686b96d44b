import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Every way in which a screen can be coloured, for `page.emulateMedia`. */
export const SCHEMES = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  'forced colours': { colorScheme: 'dark', forcedColors: 'active' },
} as const;

/** What axe finds on a page, by rule: the elements that break it, as HTML. Empty is good. */
export async function violations(page: Page): Promise<Record<string, string[]>> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return Object.fromEntries(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]));
}
