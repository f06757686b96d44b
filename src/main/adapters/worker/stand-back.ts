import { readdirSync, readFileSync } from 'node:fs';
import { constants, platform, setPriority } from 'node:os';

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/** How far a thread stands back: `low` where no one waits for what it does. */
export type StandsBack = 'low' | 'belowNormal';

const PRIORITIES: Readonly<Record<StandsBack, number>> = {
  low: PRIORITY_LOW,
  belowNormal: PRIORITY_BELOW_NORMAL,
};
/** Where Linux lists the threads of this process, each by its id. */
const THREADS = '/proc/self/task';

/** Whether a thread collects garbage for all others of the process, by the name that Node gives it. */
function isHelper(id: string): boolean {
  try {
    return readFileSync(`${THREADS}/${id}/comm`, 'utf8').trim() === 'V8Worker';
  } catch {
    // Such a thread never ends, and this one has.
    return false;
  }
}

/**
 * Lets quoting go first. On Linux this lowers the thread that calls it, and the threads that collect
 * its garbage, which would otherwise hold up quoting; these less, because they work for quoting, too.
 * Elsewhere it would lower the whole application, and does nothing.
 */
export function standBack(how: StandsBack): void {
  if (platform() !== 'linux') return;
  setPriority(PRIORITIES[how]);
  for (const id of readdirSync(THREADS).filter(isHelper)) {
    setPriority(Number(id), PRIORITY_BELOW_NORMAL);
  }
}
