import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './build-fresh.ts';

const HELP = `Tries what always holds with many random risks: no riskier answer is cheaper, silence never pays, no path of
overrides and add-ons gives cover free or begins it before it was accepted, and any rate book costs to the cent
what an independent calculation in exact fractions says.

  npm run properties                              100,000 risks for each property
  npm run properties -- --runs 1000000 --seed 7   as many, the same ones each time
`;

const TESTS = [
  ...['properties', 'risk-properties', 'named-drivers', 'silence', 'oracle/oracle'].map(
    (name) => `rating/${name}`,
  ),
  'quotes/sale/properties',
].map((name) => `test/main/core/${name}.test.ts`);

/** A whole number from 1 on. */
function whole(option: string, text: string): string {
  if (/^[1-9]\d*$/.test(text)) return text;
  throw new Error(`--${option} must be a whole number, 1 or more`);
}

try {
  const { values } = parseArgs({
    // npm passes on everything after its own `--`, a second `--` too.
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    options: {
      runs: { type: 'string', default: '100000' },
      seed: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { runs, seed, help } = values;
  if (help) console.log(HELP);
  else {
    const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
    const { status } = spawnSync(
      process.execPath,
      [vitest, 'run', '--project', 'unit', '--testTimeout', '0', ...TESTS],
      {
        cwd: ROOT,
        stdio: 'inherit',
        env: {
          ...process.env,
          PROPERTY_RUNS: whole('runs', runs),
          ...(seed === undefined ? {} : { FUZZ_SEED: whole('seed', seed) }),
        },
      },
    );
    process.exitCode = status ?? 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
