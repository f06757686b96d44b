import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LAYERS, RENDERER } from '../../.dependency-cruiser.mjs';
import { drawArchitecture } from '../../scripts/architecture/draw.ts';
import { foldersIn } from '../../scripts/architecture/layers.ts';

const below = (path: string) => foldersIn(path).map((name) => `${path}/${name}`);

test('the rules name every layer that there is', () => {
  const folders = [...below('src').filter((path) => path !== 'src/main'), ...below('src/main')];
  expect(Object.keys(LAYERS).sort()).toEqual(folders.sort());
  expect(Object.keys(RENDERER).sort()).toEqual(below('src/renderer'));
});

test('the picture of the layers is the one that "npm run architecture" draws', () => {
  const file = join(import.meta.dirname, '../../docs/architecture.svg');
  expect(readFileSync(file, 'utf8')).toBe(drawArchitecture());
});
