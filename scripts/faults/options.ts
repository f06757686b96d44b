import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { LONG_FORM, type Mode, modes } from '../../test/faults/mode.ts';
import { edges, everyPoint, type Points, spread } from '../../test/faults/points.ts';
import type { Scenario } from '../../test/faults/scenario.ts';
import { scenarios } from '../../test/faults/scenarios/index.ts';

export const HELP = `The headless host under faults: it is killed, loses power, or a call fails, at each point where it
changes a file; then it must start again with all that it acknowledged.

  npm run faults                            every point of every scenario
  npm run faults -- submit accept           some scenarios
  npm run faults -- --mode kill             some modes
  npm run faults -- --sample 20             so many points of each, spread
  npm run faults -- --seed 7                at other places, and other torn writes
  npm run faults -- --edges                 of a run of writes to one file only three
  npm run faults -- submit --at 21          that point alone, or several
  npm run faults -- --keep FILE             writes what is done into a file, and goes on from there
  npm run faults -- --jobs 1                so many at a time (default: the number of cores)

Scenarios: ${scenarios.map(({ name }) => name).join(', ')}.
Modes: ${LONG_FORM.join(', ')};
and by name: ${modes.filter((mode) => !LONG_FORM.includes(mode)).join(', ')}.

Kills and power cuts follow from the journal of one real run of each scenario; "real kill" tries some
of them on real hosts, and compares. "failing call" goes through the errors in turn, at each point one
that fails once and one that lasts, and "failing read" does so at as many reads. Ctrl+C ends it with
the table of what is done. Linux with a C compiler. A failure ends it with 1.
`;

/** How many real kills are tried for each scenario, where no option asks for another number. */
const REAL_KILLS = 5;

/** What was asked for cannot be done. The message is for people. */
export class Usage extends Error {
  override readonly name = 'Usage';
}

export interface Options {
  readonly chosen: readonly Scenario[];
  readonly chosenModes: readonly Mode[];
  readonly pointsOf: (mode: Mode, points: Points) => readonly number[];
  readonly seed: number;
  readonly jobs: number;
  /** Where what is done is kept; nowhere, where absent. */
  readonly keep: string | undefined;
}

function known<T extends string>(name: string, names: readonly T[], kind: string): T {
  const found = names.find((one) => one === name);
  if (found === undefined)
    throw new Usage(`There is no ${kind} ${name}; there are ${names.join(', ')}`);
  return found;
}

function wholeNumber(text: string, name: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Usage(`--${name} must be 1 or more`);
  return number;
}

/** @returns undefined where only help was asked for */
export function readOptions(args: readonly string[]): Options | undefined {
  const { values, positionals } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: {
      mode: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      edges: { type: 'boolean', default: false },
      keep: { type: 'string' },
      at: { type: 'string', multiple: true, default: [] },
      jobs: { type: 'string', default: `${availableParallelism()}` },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const names = scenarios.map(({ name }) => name);
  const wanted = positionals.map((name) => known(name, names, 'scenario'));
  const named = values.mode.map((name) => known(name, modes, 'mode'));
  const at = values.at.map((text) => wholeNumber(text, 'at')).sort((a, b) => a - b);
  const seed = wholeNumber(values.seed, 'seed');
  const sample = values.sample === undefined ? undefined : wholeNumber(values.sample, 'sample');
  const most = (mode: Mode) => sample ?? (mode === 'real kill' ? REAL_KILLS : Infinity);
  const candidates = values.edges ? edges : everyPoint;
  return {
    chosen: scenarios.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
    chosenModes: named.length > 0 ? named : LONG_FORM,
    pointsOf: (mode, points) =>
      at.length > 0 ? at : spread(candidates(mode, points), most(mode), seed),
    seed,
    jobs: wholeNumber(values.jobs, 'jobs'),
    keep: values.keep,
  };
}
