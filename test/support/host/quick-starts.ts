import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { dependencies } from '../../../package.json';

const CACHE = join(import.meta.dirname, '../../../node_modules/.cache/quotedesk');

/** Whether a process is there. */
function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Removes what earlier runs left: a process that ended after its run wrote there again. */
function removeLeft(): void {
  for (const folder of globSync(join(CACHE, 'test-*'))) {
    if (!lives(Number(folder.split('-').pop()))) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Tests keep every core busy: a thread that stands back for them would come to its turn once in a minute, and
 * somebody waits for each. Its own test has the real one.
 */
const nobodyStandsBack: Plugin = {
  name: 'no one-stands-back',
  load: (id) =>
    id.endsWith('/worker/stand-back.ts') ? 'export function standBack() {}' : undefined,
};

/**
 * Prepares quick starts for all tests of a run. The program of worker threads is bundled once: from the
 * source, each thread would read some hundred files and take their types out again. What one process
 * compiled, the next one finds. Both are of this run only, so that nothing in them is old.
 * @returns removes it
 */
export default async function prepareStarts(): Promise<() => void> {
  removeLeft();
  const outDir = join(CACHE, `test-${process.pid}`);
  await build({
    root: join(CACHE, '../../..'),
    configFile: false,
    logLevel: 'warn',
    plugins: [nobodyStandsBack],
    build: {
      ssr: 'src/main/hosts/worker/main.ts',
      outDir,
      target: 'node24',
      rolldownOptions: { output: { entryFileNames: 'worker.js' } },
    },
    ssr: { noExternal: true, external: Object.keys(dependencies) },
  });
  process.env.TEST_WORKER_PROGRAM = join(outDir, 'worker.js');
  process.env.NODE_COMPILE_CACHE = join(outDir, 'compiled');
  // A process that still ends may write what it compiled.
  return () => rmSync(outDir, { recursive: true, maxRetries: 3 });
}
