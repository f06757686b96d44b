import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetNotChosen } from '../../scripts/mutation/forget-not-chosen.ts';
import { confidence, isChosen, NOT_CHOSEN, SAMPLE } from '../../scripts/mutation/sample.ts';
import { sampleChecker } from '../../scripts/mutation/sample-checker.ts';
import { summary } from '../../scripts/mutation/summary.ts';
import { temporaryFolder } from '../support/host/prepared-folders.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const mutant = (line: number, status: MutantResult['status'] = 'Killed'): MutantResult => ({
  id: String(line),
  fileName: join(import.meta.dirname, '../../src/main/core/dispatcher.ts'),
  location: { start: { line, column: 4 }, end: { line, column: 9 } },
  mutatorName: 'StringLiteral',
  replacement: '""',
  status,
});
const mutants = Array.from({ length: 2000 }, (_, line) => mutant(line));
const chosen = (percent: number, seed = 1) =>
  mutants.filter((one) => isChosen(one, { percent, seed })).map(({ id }) => id);

test('a sample has about its share, the same again by its seed, and all of a smaller one', () => {
  const third = chosen(30);
  expect(third.length).toBeGreaterThan(500);
  expect(third.length).toBeLessThan(700);
  expect(chosen(30)).toEqual(third);
  expect(chosen(30, 2)).not.toEqual(third);
  expect(chosen(60)).toEqual(expect.arrayContaining(third));
  expect(chosen(100)).toHaveLength(mutants.length);
});

test('Stryker tries the very mutants that the summary counts: its own places begin with 0', async () => {
  const sample = { percent: 30, seed: 1 };
  vi.stubEnv(SAMPLE, JSON.stringify(sample));
  const before = ({ line, column }: { line: number; column: number }) => ({
    line: line - 1,
    column: column - 1,
  });
  const planned = mutants.map(({ location: { start, end }, ...rest }) => ({
    ...rest,
    replacement: '""',
    location: { start: before(start), end: before(end) },
  }));
  const checked = await sampleChecker().check(planned);
  const tried = planned.filter(({ id }) => checked[id]?.status === 'passed');
  expect(tried.map(({ id }) => id)).toEqual(chosen(30));
});

// Newcombe 1998 (Statistics in Medicine 17, 857-872), table I, method 3.
test.each([
  [81, 263, 25.53, 36.62],
  [15, 148, 6.24, 16.05],
  [0, 20, 0, 16.11],
  [1, 29, 0.61, 17.18],
])('%i of %i points to between %d and %d %%', (noticed, tried, low, high) => {
  const [from, to] = confidence(noticed, tried);
  expect(from).toBeCloseTo(low, 1);
  expect(to).toBeCloseTo(high, 1);
});

test('a summary of a sample has what was tried of it alone, and what it says of all', () => {
  const sample = { percent: 50, seed: 1 };
  const inside = mutants.filter((one) => isChosen(one, sample));
  const outside = mutants.filter((one) => !isChosen(one, sample));
  const results = [
    ...inside.map((one, i) => ({ ...one, status: i < 10 ? 'Survived' : 'Killed' }) as const),
    // What was left out stands there as if it did not compile.
    ...outside.map((one) => ({ ...one, status: 'CompileError' }) as const),
  ];
  const text = summary(results, sample);
  expect(text).toContain(`${inside.length} of 2000 changes tried`);
  expect(text).toContain('10 survived');
  expect(text).toContain('0 more refused by the type check');
  expect(text).toMatch(/: 99\.0 %; of all, 98\.\d to 99\.\d % with 95 % confidence$/);
});

test('a summary of a whole set counts what ran out of time as noticed, what no test reaches as not, and what does not compile apart', () => {
  const statuses = [
    ...(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError'] as const),
    'CompileError' as const,
  ];
  expect(summary(statuses.map((status, line) => mutant(line, status)))).toBe(
    '4 of 6 changes tried, 2 noticed (1 by time), 1 survived, 1 reached by no test, 1 more refused by the type check: 50.0 %',
  );
});

test('what a sample left out is forgotten, so that a larger one tries it', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'results.json');
  const left = { id: '1', status: 'CompileError', statusReason: NOT_CHOSEN };
  const killed = { id: '2', status: 'Killed', statusReason: 'expected 1 to be 2' };
  writeFileSync(file, JSON.stringify({ files: { 'a.ts': { mutants: [left, killed] } } }));
  forgetNotChosen(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    files: { 'a.ts': { mutants: [killed] } },
  });
  rmSync(folder, { recursive: true });
});
