import { constants, platform, setPriority } from 'node:os';

/**
 * Lets quoting go first. On Linux this lowers the thread that calls it alone; elsewhere it would lower
 * the whole application.
 */
export function standBack(): void {
  if (platform() === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}
