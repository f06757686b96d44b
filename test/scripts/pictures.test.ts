import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { album, fileOf, schemesOf } from '../../scripts/pictures/album.ts';
import { screensPage } from '../../scripts/pictures/page.ts';

const DOCS = join(import.meta.dirname, '../../docs');
const PICTURES = join(DOCS, 'pictures');

/** The table of screens; its components are not this project's to compile. */
interface Table {
  readonly places: () => readonly { readonly path: string }[];
}

test('every place of the desk is pictured, and no place that is gone', async () => {
  const table = await vi.importActual<Table>('../../src/renderer/shell/screens.ts');
  const there = table.places().map(({ path }) => path);
  const pictured = Object.values(album).flatMap(({ places }) => places);
  expect(there.length).toBeGreaterThan(10);
  expect([...new Set(pictured)].sort()).toEqual(there.sort());
});

test('the pictures are those of the album, and no load to carry', () => {
  const files = readdirSync(PICTURES);
  const wanted = Object.entries(album).flatMap(([name, picture]) =>
    schemesOf(picture).map((scheme) => fileOf(name, scheme)),
  );
  expect(files.sort()).toEqual(wanted.sort());
  const bytes = files.reduce((sum, file) => sum + statSync(join(PICTURES, file)).size, 0);
  expect(bytes).toBeLessThan(2e6);
});

test('the page of the screens is made from the album', () => {
  expect(readFileSync(join(DOCS, 'screens.md'), 'utf8')).toBe(screensPage());
});
