import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
