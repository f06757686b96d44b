import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { BenchResult } from '../../bench/result.ts';
import { findProgram } from '../../scripts/find-program.ts';

/** What the benchmarks are made of, next to them. */
const PARTS = ['http-server', 'result', 'rounds', 'size'];

/** A window needs a display; without Electron or a display, its benchmark says that it was not measured. */
const display =
  process.env.ELECTRON_EXEC_PATH !== undefined && findProgram('xvfb-run') ? ['xvfb-run', '-a'] : [];

test('every benchmark runs', { tags: ['thorough'], timeout: 900_000 }, () => {
  const files = readdirSync('bench').filter((name) => name.endsWith('.ts'));
  const names = files.map((name) => name.replace('.ts', '')).filter((it) => !PARTS.includes(it));
  const [program = '', ...args] = [...display, process.execPath, 'scripts/bench.ts'];
  const bench = spawnSync(program, [...args, '--tiny', '--json'], { encoding: 'utf8' });
  expect(bench.status, bench.stderr).toBe(0);
  const results = bench.stdout
    .trim()
    .split('\n')
    .map((line): BenchResult => JSON.parse(line));
  for (const name of names) {
    const found = results.filter((result) => result.name.includes(`${name}:`));
    expect(found, name).not.toHaveLength(0);
  }
  for (const { name, ours, peer, ratio } of results) {
    expect(
      [ours, peer, ratio].every((value) => value > 0),
      name,
    ).toBe(true);
  }
});
