import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../scripts/build-fresh.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** The classes that a file takes of its style sheets, each with whether its sheet has it. */
function used(file: string): (readonly [name: string, isThere: boolean])[] {
  const text = read(file);
  const code = text.replaceAll(/^(import|\} from) .*$/gm, '');
  const sheets = [...text.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';$/gm)];
  return sheets.flatMap(([, local = '', path = '']) => {
    const sheet = read(join(dirname(file), path));
    const names = new Set([...sheet.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, name]) => name));
    const uses = [...code.matchAll(new RegExp(`(?<![.\\w])${local}\\.(\\w+)`, 'g'))];
    return uses.map(([whole, name]) => [`${file}: ${whole}`, names.has(name)] as const);
  });
}

test('every class that a screen uses is in its style sheet', () => {
  const uses = globSync('src/renderer/**/*.tsx', { cwd: ROOT }).flatMap(used);
  expect(uses.length).toBeGreaterThan(500);
  expect(uses.filter(([, isThere]) => !isThere).map(([name]) => name)).toEqual([]);
});
