import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getHeapStatistics } from 'node:v8';
import type { Worker } from 'node:worker_threads';
import { openApp } from '../../src/main/app/app.ts';
import { BROKER } from '../../src/main/core/dispatcher.ts';
import type { IssuedClient } from '../../src/shared/schemas/people/client.ts';
import { type Resident, resident } from './resident.ts';

/** What the host says once it listens. */
export interface Ready {
  readonly url: string;
  readonly clients: readonly IssuedClient[];
}

/** What the host keeps open and in memory. Bytes. */
export interface Sample extends Resident {
  readonly rss: number;
  /** Of the main thread, in use after a collection. */
  readonly heap: number;
  /** What V8 holds for the objects of the main thread. */
  readonly held: number;
  /** What V8 holds for the objects of worker threads, whose garbage waits for its collection. */
  readonly threads: number;
  readonly external: number;
  /** What keeps Node's event loop going: sockets, timers, handles. */
  readonly handles: number;
  /** Open files and sockets of the process; 0 where the system has no list of them. */
  readonly files: number;
}

function openFiles(): number {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
}

/** The worker threads that run now. */
const threads = new Set<Worker>();
process.on('worker', (thread) => {
  threads.add(thread);
  thread.once('exit', () => threads.delete(thread));
});

/** Bytes; a thread that ends meanwhile has none. */
async function heapsOfThreads(): Promise<number> {
  const asked = [...threads].map((thread) =>
    thread.getHeapStatistics().then(
      (heap) => heap.total_physical_size,
      () => 0,
    ),
  );
  return (await Promise.all(asked)).reduce((sum, one) => sum + one, 0);
}

async function sample(): Promise<Sample> {
  // What is left after a collection is what is kept: garbage that waits for one is none of it.
  globalThis.gc?.();
  const { rss, heapUsed: heap, external } = process.memoryUsage();
  const handles = process.getActiveResourcesInfo().length;
  const open = { handles, files: openFiles() };
  const held = getHeapStatistics().total_physical_size;
  const heaps = { held, threads: await heapsOfThreads() };
  return { rss, ...resident(), heap, ...heaps, external, ...open };
}

/** A host as it is delivered, limits and all, with more clients than one. */
async function open(count: number): Promise<Ready> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'quotedesk-load-'));
  const resourcesFolder = join(import.meta.dirname, '../../resources');
  const app = await openApp({ dataFolder, resourcesFolder, host: 'headless', version: 'load' });
  const clients: IssuedClient[] = [];
  for (let i = 0; i < count; i += 1) {
    const issued = await app.dispatch(BROKER, 'createClient', { name: `Client ${i}` });
    if (!issued.ok) throw new Error('no client was issued');
    clients.push(issued.value as IssuedClient);
  }
  process.once('disconnect', async () => {
    await app.close();
    rmSync(dataFolder, { recursive: true });
    process.exit(0);
  });
  return { url: await app.listen(0), clients };
}

process.on('message', async () => process.send?.(await sample()));
process.send?.(await open(Number(process.argv[2])));
