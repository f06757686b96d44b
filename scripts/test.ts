import { globSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Provided, provide } from './provide.ts';
import { built } from './run-here.ts';
import { keepTemporaryInMemory } from './test/keep-temporary-in-memory.ts';
import { playwright, vitest, watch } from './test/runners.ts';
import { NONE, type Tally, total } from './test/tally.ts';

const HELP = `The tests.

  npm test                        an answer in some minutes: every layer and screen, a real browser and Electron
  npm test -- --all               everything, as continuous integration runs it
  npm test -- rating              one area: the files whose path has the word, again after each change
  npm test -- screens/quotes      another
  npm test -- test/some.test.ts -t 'its name'    one test
`;

/** Under CI, a test that could not run is a failure. */
const STRICT = process.env.CI === 'true';

/** Which of Playwright's projects can run here; what cannot is said. */
function projectsFor({ chromium, electron }: Provided) {
  const projects = [...(electron ? ['desktop'] : []), ...(chromium ? ['browser'] : [])];
  const missing: Tally[] = [];
  if (!chromium) {
    console.error('\nNOT RUN: the tests in a browser, because there is no Chromium.\n');
    missing.push({ ...NONE, failed: STRICT ? 1 : 0, skipped: 1 });
  }
  if (!electron) {
    console.error(
      '\nSKIPPED, LOUDLY: the tests in Electron. None was found; set ELECTRON_EXEC_PATH.\n',
    );
    missing.push({ ...NONE, skipped: 1 });
  }
  return { projects, missing };
}

async function runTests(all: boolean): Promise<void> {
  const provided = await provide();
  await built();
  const { projects, missing } = projectsFor(provided);
  const inProjects = (...names: string[]) => {
    const chosen = names.filter((name) => projects.includes(name));
    return chosen.length > 0
      ? playwright({ projects: chosen, wrap: provided.display, all })
      : Promise.resolve(NONE);
  };
  // Next to each other: where one waits, for a timer or a window, the other has the machine. The many
  // tests of `--all` would only slow each other down: its browser comes after Vitest.
  const tallies = await Promise.all([
    vitest(all),
    all ? inProjects('desktop') : inProjects('desktop', 'browser'),
  ]);
  if (all) tallies.push(await inProjects('browser'));
  const { passed, failed, skipped, problems } = total([...tallies, ...missing]);
  // Many lines stand between a failure and the end, and some records keep only the end.
  for (const problem of problems) console.log(`\n${problem}`);
  if (!all)
    console.log('\nFaults, data of earlier versions, every scheme and size: npm test -- --all');
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

/** Runs the files of some areas, and those of Vitest again after each change, until it is ended. */
async function runAreas(areas: readonly string[], name: string | undefined): Promise<void> {
  const matching = (pattern: string) =>
    globSync(pattern).filter((file) =>
      areas.some((area) => file.includes(area.split(':')[0] ?? '')),
    );
  const specs = matching('test/{browser,desktop}/**/*.spec.ts');
  if (matching('test/**/*.test.ts').length > 0) {
    if (specs.length > 0) console.error(`Not among them: ${specs.join(', ')}`);
    await built();
    process.exitCode = await watch(areas, name);
    return;
  }
  if (specs.length === 0) throw new Error(`No test file has ${areas.join(' or ')} in its path`);
  const provided = await provide();
  await built();
  const { projects } = projectsFor(provided);
  const { failed, problems } = await playwright({
    projects,
    wrap: provided.display,
    all: true,
    areas,
    name,
  });
  for (const problem of problems) console.log(`\n${problem}`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function readArguments() {
  return parseArgs({
    // npm passes on everything after its own `--`, a second `--` too.
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    allowPositionals: true,
    options: {
      all: { type: 'boolean', default: false },
      name: { type: 'string', short: 't' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
}

try {
  const { values, positionals } = readArguments();
  if (values.help) console.log(HELP);
  else {
    keepTemporaryInMemory();
    await (positionals.length > 0 ? runAreas(positionals, values.name) : runTests(values.all));
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
