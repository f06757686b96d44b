import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { QUICK, THOROUGH } from './tags.ts';
import { playwrightTally, type Tally, vitestTally } from './tally.ts';

/** How a program is run. */
interface Run {
  readonly env?: Readonly<Record<string, string>>;
  /** `lines`: whole lines, as two programs write at once; `alone`: the terminal is its own. */
  readonly output: 'lines' | 'alone';
}

/** @returns the exit code of the program */
function run(command: string, args: readonly string[], { env, output }: Run): Promise<number> {
  return new Promise((resolve, reject) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      stdio: output === 'lines' ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...colours, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) {
      let rest = '';
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        const end = chunk.lastIndexOf('\n') + 1;
        if (end > 0) process.stdout.write(rest + chunk.slice(0, end));
        rest = end > 0 ? chunk.slice(end) : rest + chunk;
      });
      stream?.on('end', () => process.stdout.write(rest));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Where a run reports to; what an earlier run left there is not this one's. */
function reportFile(name: string): string {
  const file = `node_modules/.cache/quotedesk/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

/**
 * Runs Vitest's tests.
 * @param all with those that only `--all` runs
 */
export async function vitest(all: boolean): Promise<Tally> {
  const file = reportFile('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const filter = all ? [] : [`--tags-filter=!${THOROUGH}`];
  const code = await run('vitest', ['run', ...reporters, ...filter], { output: 'lines' });
  return vitestTally(file, code);
}

/** Runs Vitest's tests of some files; in a terminal, again after each change. @returns its exit code */
export function watch(areas: readonly string[], name: string | undefined): Promise<number> {
  const named = name === undefined ? [] : ['-t', name];
  return run('vitest', [...areas, ...named], { output: 'alone' });
}

export interface PlaywrightRun {
  readonly projects: readonly string[];
  /** The command that gives Electron a display; empty where there is one. */
  readonly wrap: readonly string[];
  /** With those that only `--all` runs. */
  readonly all: boolean;
  /** Parts of paths, with `:LINE` for one test; by default every file. */
  readonly areas?: readonly string[];
  /** A regular expression of names. */
  readonly name?: string | undefined;
}

/** Runs Playwright's tests. */
export async function playwright(given: PlaywrightRun): Promise<Tally> {
  const { projects, wrap, all, areas = [], name } = given;
  const file = reportFile(projects.join('-'));
  const [command = '', ...args] = [
    ...wrap,
    'playwright',
    'test',
    ...areas,
    ...projects.map((project) => `--project=${project}`),
    // Alone, a browser test often waits for its host: one more than there are cores keeps them busy.
    ...(all ? ['--workers=150%'] : [`--grep=@${QUICK}`]),
    ...(name === undefined ? [] : [`--grep=${name}`]),
    '--reporter=list,json',
  ];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return playwrightTally(file, await run(command, args, { env, output: 'lines' }));
}
