import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/build-fresh.ts';
import { built } from '../../scripts/run-here.ts';

const ASSETS = join(ROOT, 'out/renderer/assets');

/** Mantine's names of classes and animations in some files. */
function namesIn(files: readonly string[]): Set<string> {
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/\bm_[0-9a-f]{7,8}\b/g) ?? []));
}

const inAssets = (files: string) =>
  namesIn(globSync(files, { cwd: ASSETS }).map((file) => join(ASSETS, file)));

test('every part of Mantine that the screens use has its styles: if not, theme/mantine.ts', async () => {
  await built();
  const used = inAssets('*.js');
  const styled = inAssets('*.css');
  // Some names have no style in Mantine.
  const all = namesIn([join(ROOT, 'node_modules/@mantine/core/styles.css')]);
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter((name) => all.has(name) && !styled.has(name))).toEqual([]);
}, 300_000);
