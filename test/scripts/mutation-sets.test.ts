import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mutationSets } from '../../scripts/mutation/sets.ts';

const cwd = join(import.meta.dirname, '../..');

// A file that moved would leave its set without a word.
test.each(mutationSets)('every source and test of the set $name is there', ({ sources, tests }) => {
  const globs = [...sources.map((glob) => glob.replace(/^!/, '')), ...tests];
  expect(globs.filter((glob) => globSync(glob, { cwd }).length === 0)).toEqual([]);
});
