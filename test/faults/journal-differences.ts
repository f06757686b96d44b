import { differences, readContents } from './disk/contents.ts';
import { openDisk } from './disk/disk.ts';
import type { HostUnderFaults } from './host.ts';

/**
 * What every recorded trial rests on: that the journal of a host that has ended tells of the folder
 * that it left.
 * @returns the paths where it does not
 */
export function journalDifferences(host: HostUnderFaults): string[] {
  const disk = openDisk(host.dataFolder, host.before());
  for (const change of host.journal()) disk.apply(change);
  const told = disk.left(() => true);
  return differences(told, readContents(host.dataFolder));
}
