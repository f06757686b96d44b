import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { provide } from './provide.ts';
import { built } from './run-here.ts';
import { NONE, playwrightTally, type Tally, total, vitestTally } from './test/tally.ts';

/** Under CI, a test that could not run is a failure. */
const STRICT = process.env.CI === 'true';

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

/** Where a run reports to; what an earlier run left there is not this one's. */
function reportFile(name: string): string {
  const file = `node_modules/.cache/quotedesk/${name}.json`;
  rmSync(file, { force: true });
  return file;
}

async function vitest(): Promise<Tally> {
  const file = reportFile('vitest');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return vitestTally(file, await run('vitest', ['run', ...reporters], nodeEnvironment()));
}

async function playwright(
  project: string,
  wrap: readonly string[] = [],
  shown?: Shown,
): Promise<Tally> {
  const file = reportFile(project);
  const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const [command = '', ...args] = [...wrap, 'playwright', 'test', `--project=${project}`];
  return playwrightTally(file, await run(command, [...args, '--reporter=list,json'], env, shown));
}

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
const { passed, failed, skipped, problems } = total(tallies);
// Many lines stand between a failure and the end, and some records keep only the end.
for (const problem of problems) console.log(`\n${problem}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 ? 1 : 0;
