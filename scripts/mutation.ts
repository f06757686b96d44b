import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { forgetNotChosen } from './mutation/forget-not-chosen.ts';
import { SAMPLE, type Sample } from './mutation/sample.ts';
import type { MutationSet } from './mutation/sets/set.ts';
import { mutationSets, SET } from './mutation/sets.ts';
import { summary } from './mutation/summary.ts';
import { keepTemporaryInMemory } from './test/keep-temporary-in-memory.ts';

const NAMES = mutationSets.map(({ name }) => name).join(', ');
const REPORTS = 'node_modules/.cache/quotedesk/mutation';

const HELP = `Changes the sources in one small place at a time, and lists the changes that no test notices.

  npm run mutation                               every set; hours
  npm run mutation -- rating                     the sets of one group, or of several
  npm run mutation -- rating/price               one set
  npm run mutation -- rating/price --file GLOB   some of its sources
  npm run mutation -- rating --incremental       only where sources or tests changed since its last run,
                                                 also one that Ctrl+C ended: it keeps what it tried
  npm run mutation -- quotes --sample 30         a random 30 % of the changes, and what they say of all;
                                                 with --incremental it can be ended and made larger
  npm run mutation -- quotes --sample 30 --seed 7   others
  npm run mutation -- --concurrency 1            so many at once; by default one for each of four cores

What the type check refuses is no change that a test could meet, and has no part in the figures.

The sets: ${NAMES}.

A table for each file is at the end, and every change in ${REPORTS}/NAME.html.
A set in which fewer changes are noticed than its goal asks for ends the command with 1.
`;

class Usage extends Error {}

function chosen(positionals: readonly string[]): readonly MutationSet[] {
  const isIn = (wanted: string) => (set: MutationSet) => `${set.name}/`.startsWith(`${wanted}/`);
  const unknown = positionals.find((wanted) => !mutationSets.some(isIn(wanted)));
  if (unknown !== undefined) throw new Usage(`There is no set ${unknown}; there are ${NAMES}`);
  const wanted = positionals.map(isIn);
  return mutationSets.filter(
    (set) => wanted.length === 0 || wanted.some((matches) => matches(set)),
  );
}

function positive(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Usage(`--${option} must be 1 or more`);
  return number;
}

function sampleOf({ sample, seed }: Options): Sample | undefined {
  const percent = positive('sample', sample);
  return percent === undefined ? undefined : { percent, seed: positive('seed', seed) ?? 1 };
}

function readArguments() {
  try {
    return parseArgs({
      // npm passes on everything after its own `--`, a second `--` too.
      args: process.argv.slice(2).filter((arg) => arg !== '--'),
      allowPositionals: true,
      options: {
        incremental: { type: 'boolean', default: false },
        file: { type: 'string', multiple: true, default: [] },
        concurrency: { type: 'string' },
        sample: { type: 'string' },
        seed: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
}

type Options = ReturnType<typeof readArguments>['values'];

/** Runs one set; Stryker makes the exit code 1 where the goal is missed. */
async function run({ name, sources, goal }: MutationSet, options: Options): Promise<void> {
  console.log(`\n${name}: at least ${goal} % are to be noticed\n`);
  const concurrency = positive('concurrency', options.concurrency);
  const sample = sampleOf(options);
  const incrementalFile = `${REPORTS}/${name}.incremental.json`;
  if (options.incremental) forgetNotChosen(incrementalFile);
  process.env[SET] = name;
  process.env[SAMPLE] = JSON.stringify(sample);
  const results = await new Stryker({
    ...(concurrency === undefined ? {} : { concurrency }),
    mutate: options.file.length > 0 ? options.file : [...sources],
    checkers: [...(sample ? ['sample'] : []), 'typescript'],
    thresholds: { high: 100, low: goal, break: goal },
    incremental: true,
    force: !options.incremental,
    incrementalFile,
    htmlReporter: { fileName: `${REPORTS}/${name}.html` },
    jsonReporter: { fileName: `${REPORTS}/${name}.json` },
    allowConsoleColors: process.stdout.isTTY,
  }).runMutationTest();
  console.log(`\n${name}: ${summary(results, sample)}\n`);
}

try {
  const { values, positionals } = readArguments();
  if (values.help) console.log(HELP);
  else {
    keepTemporaryInMemory();
    for (const set of chosen(positionals)) await run(set, values);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Usage ? 2 : 1;
}
