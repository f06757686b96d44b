import { parseArgs } from 'node:util';
import type { BenchResult } from '../bench/result.ts';
import { SIZE } from '../bench/size.ts';

/** The benchmarks, loaded only when they run. */
const benchmarks = new Map([
  ['rating', () => import('../bench/rating.ts')],
  ['http', () => import('../bench/http.ts')],
  ['xml', () => import('../bench/xml.ts')],
  ['list', () => import('../bench/list.ts')],
  ['schemes', () => import('../bench/schemes.ts')],
  ['impact', () => import('../bench/impact.ts')],
  ['import', () => import('../bench/import.ts')],
  ['submit', () => import('../bench/submit.ts')],
  ['documents', () => import('../bench/documents.ts')],
  ['page', () => import('../bench/page.ts')],
  ['stall', () => import('../bench/stall.ts')],
  ['start', () => import('../bench/start.ts')],
  ['installed', () => import('../bench/installed.ts')],
  ['office', () => import('../bench/office.ts')],
]);
const NAMES = [...benchmarks.keys()].join(', ');

const HELP = `The benchmarks, each against a peer in the same run.

  npm run bench                     all of them: ${NAMES}
  npm run bench -- http             one of them
  npm run bench -- http -- --json   a JSON line each: name, ours, peer, ratio, goal, unit
  npm run bench -- --tiny           as little as shows that each one runs; its figures say nothing
  npm run bench -- list --long      lists of a million quotes, which take half an hour to fill

A ratio says how many times as fast as the peer ours is. One that fails is named, makes the exit code 1, and
does not end the others. A goal that is not met is shown, and is no
failure: it may be the machine. The spread goes to standard error.
`;

class Usage extends Error {}

function readArguments() {
  // npm passes on everything after its own `--`, a second `--` too.
  const args = process.argv.slice(2).filter((arg) => arg !== '--');
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        tiny: { type: 'boolean', default: false },
        long: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new Usage(error instanceof Error ? error.message : String(error));
  }
}

function chosen(positionals: readonly string[]): string[] {
  const unknown = positionals.find((name) => !benchmarks.has(name));
  if (unknown !== undefined) {
    throw new Usage(`There is no benchmark ${unknown}; there are ${NAMES}`);
  }
  return positionals.length > 0 ? [...new Set(positionals)] : [...benchmarks.keys()];
}

function verdict({ ratio, goal }: BenchResult): string {
  const [, sign, bound] = /^ratio (>=|<=) ([\d.]+)$/.exec(goal) ?? [];
  if (sign === undefined) return '';
  return (sign === '>=' ? ratio >= Number(bound) : ratio <= Number(bound)) ? 'met' : 'not met';
}

function amount(value: number, unit: string): string {
  const digits = value >= 100 ? 0 : 2;
  const text = value.toLocaleString('en-IE', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${text} ${unit}`;
}

function table(results: readonly BenchResult[]): string {
  const rows = results.map((result) => [
    result.name,
    amount(result.ours, result.unit),
    amount(result.peer, result.unit),
    result.ratio.toFixed(2),
    result.goal,
    verdict(result),
  ]);
  const all = [['name', 'ours', 'peer', 'ratio', 'goal', ''], ...rows];
  const widths = all[0]?.map((_, i) => Math.max(...all.map((row) => row[i]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) =>
        i >= 1 && i <= 3 ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0),
      )
      .join('  ')
      .trimEnd();
  return all.map(line).join('\n');
}

/** @returns undefined where it failed, which is said */
async function runOne(name: string): Promise<readonly BenchResult[] | undefined> {
  try {
    return (await (await benchmarks.get(name)?.())?.run()) ?? [];
  } catch (error) {
    console.error(error);
    return undefined;
  }
}

async function runAll(names: readonly string[], json: boolean): Promise<void> {
  const results: BenchResult[] = [];
  const failed: string[] = [];
  for (const name of names) {
    console.error(`${name} …`);
    const found = await runOne(name);
    if (!found) failed.push(name);
    results.push(...(found ?? []));
    if (!json) continue;
    for (const { name, ours, peer, ratio, goal, unit } of found ?? []) {
      console.log(JSON.stringify({ name, ours, peer, ratio, goal, unit }));
    }
  }
  if (!json) console.log(`\n${table(results)}`);
  if (failed.length === 0) return;
  console.error(`\nFailed: ${failed.join(', ')}`);
  process.exitCode = 1;
}

try {
  const { values, positionals } = readArguments();
  if (values.help) console.log(HELP);
  else {
    if (values.tiny) process.env[SIZE] = 'tiny';
    if (values.long) process.env[SIZE] = 'long';
    await runAll(chosen(positionals), values.json);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Usage ? 2 : 1;
}
