import { existsSync } from 'node:fs';

/** The programs of worker threads that every host starts. */
export type WorkerProgram = 'worker' | 'hashing';

/** From the source, and from a build: next to the hosts, whose code may be in a chunk one folder down. */
const placesOf = (name: WorkerProgram) => [
  `../../hosts/${name}/main.ts`,
  `./${name}.js`,
  `../${name}.js`,
];

/**
 * A program of worker threads.
 * @throws where it is not there, as in a build that is not whole
 */
export function workerProgram(name: WorkerProgram): URL {
  const places = placesOf(name).map((place) => new URL(place, import.meta.url));
  const found = places.find((place) => existsSync(place));
  if (found === undefined)
    throw new Error(`No program of worker threads at ${places.join(' or ')}`);
  return found;
}
