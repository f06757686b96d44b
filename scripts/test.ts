import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { provide } from './provide.ts';
import { built } from './run-here.ts';

/** Under CI, a test that could not run is a failure. */
const STRICT = process.env.CI === 'true';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** Whether output is shown at once, or whole at the end, where another program shows its own. */
type Shown = 'at once' | 'at the end';

/** Runs a program and shows its output. @returns its exit code */
function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  shown: Shown = 'at once',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: shown === 'at once' ? 'inherit' : 'pipe', env });
    const output: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', reject);
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(output));
      resolve(code ?? 1);
    });
  });
}

/** Without the variable for Electron's better-sqlite3: Node 24 needs the installed one. */
function nodeEnvironment(): NodeJS.ProcessEnv {
  const { DESKTOP_SQLITE_BINDING: _, ...env } = process.env;
  return env;
}

const REPORT = 'node_modules/.cache/quotedesk';

async function vitest(): Promise<Tally> {
  const file = `${REPORT}/vitest.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run('vitest', ['run', ...reporters], nodeEnvironment());
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = Number(report.numFailedTests);
  return {
    passed: Number(report.numPassedTests),
    // A file that can't be loaded has no tests, and the run fails all the same.
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: Number(report.numPendingTests),
  };
}

async function playwright(
  project: string,
  wrap: readonly string[] = [],
  shown?: Shown,
): Promise<Tally> {
  const file = `${REPORT}/${project}.json`;
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const [command = '', ...args] = [...wrap, 'playwright', 'test', `--project=${project}`];
  const code = await run(command, [...args, '--reporter=list,json'], env, shown);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  const failed = Number(stats.unexpected);
  if (stats.flaky > 0) console.error(`\nFLAKY: ${stats.flaky} passed at the second try only.\n`);
  return {
    passed: Number(stats.expected) + Number(stats.flaky),
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: Number(stats.skipped),
  };
}

const NONE: Tally = { passed: 0, failed: 0, skipped: 0 };

async function browser(available: boolean): Promise<Tally> {
  if (available) return playwright('browser');
  console.error('\nNOT RUN: the tests in a browser, because there is no Chromium.\n');
  return { ...NONE, failed: STRICT ? 1 : 0, skipped: 1 };
}

async function desktop(wrap: readonly string[] | undefined): Promise<Tally> {
  if (wrap) return playwright('desktop', wrap, 'at the end');
  console.error(
    '\nSKIPPED, LOUDLY: the tests in Electron. None was found; set ELECTRON_EXEC_PATH.\n',
  );
  return { ...NONE, skipped: 1 };
}

const { chromium, display } = await provide();
await built();
// Electron's windows open one at a time, and leave a part of the machine to other tests.
const tallies = await Promise.all([vitest(), desktop(display)]);
tallies.push(await browser(chromium));
const sum = (key: keyof Tally) => tallies.reduce((total, tally) => total + tally[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') > 0 ? 1 : 0;
