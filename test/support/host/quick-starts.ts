import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { dependencies } from '../../../package.json';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Prepares quick starts for all tests of a run. The program of worker threads is bundled once: from the
 * source, each thread would read some hundred files and take their types out again. What one process
 * compiled, the next one finds. Both are of this run only, so that nothing in them is old.
 * @returns removes it
 */
export default async function prepareStarts(): Promise<() => void> {
  const outDir = join(ROOT, 'node_modules/.cache/quotedesk', `test-${process.pid}`);
  await build({
    ...{ root: ROOT, configFile: false, logLevel: 'warn' },
    build: {
      ...{ ssr: 'src/main/hosts/worker/main.ts', outDir, target: 'node24' },
      rolldownOptions: { output: { entryFileNames: 'worker.js' } },
    },
    ssr: { noExternal: true, external: Object.keys(dependencies) },
  });
  process.env.TEST_WORKER_PROGRAM = join(outDir, 'worker.js');
  process.env.NODE_COMPILE_CACHE = join(outDir, 'compiled');
  // A process that still ends may write what it compiled.
  return () => rmSync(outDir, { recursive: true, maxRetries: 3 });
}
