import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../support/host/prepared-folders.ts';
import { Breach } from './breach.ts';
import { keptOutcomes } from './kept-outcomes.ts';
import { scenarios } from './scenarios/index.ts';

const [scenario] = scenarios;
if (!scenario) throw new Error('There is no scenario');
const recording = { scenario, points: { count: 3, changes: new Map() } };
const tried = { mode: 'kill', seed: 1, build: 'as it is' } as const;
const held = { at: 1, fault: '', met: true, acknowledged: false, repeats: false };
const failed = { ...held, at: 2, breach: new Breach('lost', 'nothing is there') };

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'kept');
});

test('what was tried is known to the next run', () => {
  const first = keptOutcomes(file, recording, tried);
  expect(first.known).toEqual([]);
  first.keep(held);
  first.keep(failed);
  const { known } = keptOutcomes(file, recording, tried);
  expect(known).toEqual([held, failed]);
  expect(known[1]?.breach?.kind).toBe('lost');
});

test('another seed, mode, build or number of points knows nothing', () => {
  keptOutcomes(file, recording, tried).keep(held);
  const more = { ...recording, points: { count: 4, changes: new Map() } };
  expect(keptOutcomes(file, recording, { ...tried, seed: 2 }).known).toEqual([]);
  expect(keptOutcomes(file, recording, { ...tried, mode: 'power cut' }).known).toEqual([]);
  expect(keptOutcomes(file, recording, { ...tried, build: 'a newer one' }).known).toEqual([]);
  expect(keptOutcomes(file, more, tried).known).toEqual([]);
});

test('a line that was cut off is left out', () => {
  keptOutcomes(file, recording, tried).keep(held);
  appendFileSync(file, '\n{"of":');
  keptOutcomes(file, recording, tried).keep(failed);
  expect(keptOutcomes(file, recording, tried).known).toEqual([held, failed]);
});
