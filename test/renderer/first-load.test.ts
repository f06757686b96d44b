import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MOST_FIRST_LOAD, sizesOf } from '../../bench/page/sizes.ts';
import { ROOT } from '../../scripts/build-fresh.ts';
import { built } from '../../scripts/run-here.ts';

const SCREENS = join(ROOT, 'out/renderer');

/** The scripts and styles that the page names; Vite adds what they import to them. */
function firstLoad(): string[] {
  const page = readFileSync(join(SCREENS, 'index.html'), 'utf8');
  const names = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)];
  return names.map(([, name = '']) => readFileSync(join(SCREENS, name), 'utf8'));
}

test(`the first load is at most ${MOST_FIRST_LOAD} kB with gzip`, async () => {
  await built();
  const { plain, gzip } = sizesOf(firstLoad());
  // React and Mantine's core alone are larger: less would be a stub that loads the rest.
  expect(plain).toBeGreaterThan(400_000);
  expect(gzip / 1000).toBeLessThanOrEqual(MOST_FIRST_LOAD);
}, 300_000);
