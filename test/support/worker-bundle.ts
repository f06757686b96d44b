import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { dependencies } from '../../package.json';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Bundles the program of worker threads once for all tests of a run: from the source, each thread that
 * starts would read some hundred files and take their types out again.
 * @returns removes it
 */
export default async function bundleWorker(): Promise<() => void> {
  const outDir = join(ROOT, 'node_modules/.cache/quotedesk', `test-worker-${process.pid}`);
  await build({
    ...{ root: ROOT, configFile: false, logLevel: 'warn' },
    build: {
      ...{ ssr: 'src/main/hosts/worker/main.ts', outDir, target: 'node24' },
      rolldownOptions: { output: { entryFileNames: 'worker.js' } },
    },
    ssr: { noExternal: true, external: Object.keys(dependencies) },
  });
  process.env.TEST_WORKER_PROGRAM = join(outDir, 'worker.js');
  return () => rmSync(outDir, { recursive: true });
}
