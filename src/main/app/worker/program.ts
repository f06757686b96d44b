import { existsSync } from 'node:fs';

/** From the source, and from a build: next to the hosts, whose code may be in a chunk one folder down. */
const PLACES = ['../../hosts/worker/main.ts', './worker.js', '../worker.js'];

/**
 * The program of worker threads.
 * @throws where there is none, as in a build that is not whole
 */
export function workerProgram(): URL {
  const places = PLACES.map((place) => new URL(place, import.meta.url));
  const found = places.find((place) => existsSync(place));
  if (found === undefined)
    throw new Error(`No program of worker threads at ${places.join(' or ')}`);
  return found;
}
