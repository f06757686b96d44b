import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MOST_FIRST_LOAD, sizesOf } from '../../bench/page/sizes.ts';
import { ROOT } from '../../scripts/build-fresh.ts';
import { built } from '../../scripts/run-here.ts';

const SCREENS = join(ROOT, 'out/renderer');

interface LoadedFile {
  readonly name: string;
  readonly text: string;
}

/** The scripts and styles that the page names, in its order; Vite adds what they import to them. */
function firstLoad(): LoadedFile[] {
  const page = readFileSync(join(SCREENS, 'index.html'), 'utf8');
  const names = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+)"/g)];
  return names.map(([, name = '']) => ({ name, text: readFileSync(join(SCREENS, name), 'utf8') }));
}

test(`the first load is at most ${MOST_FIRST_LOAD} kB with gzip`, async () => {
  await built();
  const { plain, gzip } = sizesOf(firstLoad().map(({ text }) => text));
  // React and Mantine's core alone are larger: less would be a stub that loads the rest.
  expect(plain).toBeGreaterThan(400_000);
  expect(gzip / 1000).toBeLessThanOrEqual(MOST_FIRST_LOAD);
}, 300_000);

test('the script that asks the host comes first, and waits for nothing that draws', async () => {
  await built();
  const scripts = firstLoad().filter(({ name }) => name.endsWith('.js'));
  const ask = scripts.findIndex(({ name }) => name.startsWith('assets/arrive-'));
  const draw = scripts.findIndex(({ name }) => name.startsWith('assets/first-load-'));
  expect(ask).toBeGreaterThanOrEqual(0);
  expect(draw).toBeGreaterThan(ask);
  // What it imports is in the page before it.
  const imported = [...(scripts[ask]?.text ?? '').matchAll(/from"\.\/([^"]+)"/g)];
  const before = scripts.slice(0, ask).map(({ name }) => name.replace('assets/', ''));
  expect(imported.map(([, name]) => name).filter((name = '') => !before.includes(name))).toEqual(
    [],
  );
  expect(scripts[draw]?.text).toContain('Minified React error');
  expect(scripts[ask]?.text).not.toContain('Minified React error #');
}, 300_000);
