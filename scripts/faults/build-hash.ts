import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../build-fresh.ts';

/** The programs that a fault meets; the other parts of a build are named after what is in them. */
const PROGRAMS = ['headless.js', 'quotedesk.js', 'worker.js'];

/** The same for the same programs in `out/`. */
export function buildHash(): string {
  const hash = createHash('sha256');
  for (const name of PROGRAMS) hash.update(readFileSync(join(ROOT, 'out/main', name)));
  return hash.digest('hex');
}
