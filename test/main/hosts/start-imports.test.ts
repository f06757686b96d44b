import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../scripts/build-fresh.ts';
import { built } from '../../../scripts/run-here.ts';

const MAIN = join(ROOT, 'out/main');

test('no host imports node:http, which loads undici too: if one does, adapters/http/node-http.ts', async () => {
  await built();
  const files = globSync('**/*.js', { cwd: MAIN });
  const importing = (name: string) =>
    files.filter((file) =>
      new RegExp(`from ?["'](node:)?${name}["']`).test(readFileSync(join(MAIN, file), 'utf8')),
    );
  // That the pattern finds an import at all.
  expect(importing('path')).not.toEqual([]);
  expect(importing('https?')).toEqual([]);
}, 300_000);

/** The characters of a module and of all that it imports, not by `import()`. */
function sizeWithImports(file: string, known = new Set<string>()): number {
  if (known.has(file)) return 0;
  known.add(file);
  const text = readFileSync(file, 'utf8');
  const imported = [...text.matchAll(/^(?:import|export) (?:[^"']+ from )?"(\.[^"]+)";$/gm)];
  const below = imported.map(([, path = '']) => sizeWithImports(join(dirname(file), path), known));
  return below.reduce((sum, size) => sum + size, text.length);
}

test('a window waits for little, and the data for no screen but the first', async () => {
  await built();
  const chunks = join(MAIN, 'chunks');
  const largest = (begin: string) =>
    Math.max(
      ...globSync(`${begin}-*.js`, { cwd: chunks }).map((name) =>
        sizeWithImports(join(chunks, name)),
      ),
    );
  expect(largest('run')).toBeLessThan(170_000);
  // Opening data takes Kysely, TypeBox and a rating engine; printing, XML and workbooks come later.
  expect(largest('environments')).toBeGreaterThan(1_000_000);
  expect(largest('environments')).toBeLessThan(2_200_000);
}, 300_000);
