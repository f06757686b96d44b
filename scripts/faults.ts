import { parseArgs } from 'node:util';
import { type Mode, modes } from '../test/faults/fault.ts';
import { faultLibrary, NoLibrary } from '../test/faults/library.ts';
import { edges, everyPoint, spread } from '../test/faults/points.ts';
import { discardPrepared } from '../test/faults/prepared.ts';
import { failureList, failures, type Row, table } from '../test/faults/report.ts';
import { countPoints, runAt } from '../test/faults/run.ts';
import type { Scenario } from '../test/faults/scenario.ts';
import { scenarios } from '../test/faults/scenarios/index.ts';
import { built } from './run-here.ts';

const HELP = `The headless host under faults: it is killed, loses power, or a call fails, at each point where it
changes a file; then it must start again with all that it acknowledged.

  npm run faults                            every scenario in every mode; hours
  npm run faults -- submit accept           some: ${scenarios.map(({ name }) => name).join(', ')}
  npm run faults -- --mode kill             one mode, or several: ${modes.join(', ')}
  npm run faults -- --sample 20             so many points of each, spread
  npm run faults -- --seed 7                at other places
  npm run faults -- --every                 also each point in the middle of a run of writes
  npm run faults -- submit --at 21          that point alone, or several

Linux with a C compiler. A failure ends it with 1.
`;

class Usage extends Error {}

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

interface Options {
  readonly chosen: readonly Scenario[];
  readonly chosenModes: readonly Mode[];
  readonly sample: number;
  readonly seed: number;
  readonly pointsOf: typeof edges;
  /** Instead of a sample, where there are any. */
  readonly at: readonly number[];
}

function readOptions(): Options | undefined {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: {
      mode: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      every: { type: 'boolean', default: false },
      at: { type: 'string', multiple: true, default: [] },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const names = scenarios.map(({ name }) => name);
  const wanted = positionals.map((name) => known(name, names, 'scenario'));
  const named = values.mode.map((name) => known(name, modes, 'mode'));
  return {
    chosen: scenarios.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
    chosenModes: named.length > 0 ? named : modes,
    sample:
      values.sample === undefined ? Number.POSITIVE_INFINITY : wholeNumber(values.sample, 'sample'),
    seed: wholeNumber(values.seed, 'seed'),
    pointsOf: values.every ? everyPoint : edges,
    at: values.at.map((text) => wholeNumber(text, 'at')),
  };
}

async function runAll(options: Options): Promise<Row[]> {
  const { chosen, chosenModes, sample, seed, pointsOf, at: given } = options;
  const library = await faultLibrary();
  const rows: Row[] = [];
  for (const scenario of chosen) {
    const points = await countPoints(library, scenario);
    for (const [index, mode] of chosenModes.entries()) {
      const outcomes: Row['outcomes'][number][] = [];
      const some = () => spread(pointsOf(mode, points), sample, seed + index);
      for (const at of given.length > 0 ? given : some()) {
        outcomes.push(await runAt(library, scenario, { mode, at, count: points.count }));
      }
      const row = { scenario: scenario.name, mode, points, outcomes };
      rows.push(row);
      console.error(
        `${row.scenario}, ${mode}: ${outcomes.length} tried, ${failures([row])} failed`,
      );
    }
  }
  return rows;
}

try {
  const options = readOptions();
  if (options) {
    await built();
    const rows = await runAll(options);
    console.log(`\n${table(rows)}\n\n${failureList(rows)}`);
    if (failures(rows) > 0) process.exitCode = 1;
  } else console.log(HELP);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Usage || error instanceof NoLibrary ? 2 : 1;
} finally {
  await discardPrepared();
}
