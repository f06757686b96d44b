import type { RemainingCopy } from '../../../../shared/schemas/people/erasure.ts';
import { counted } from '../common/findings.ts';

const STAYS = 'stays until you delete it';
const STAY = 'which stay until you delete them';

function line({ kind, path, count, until }: RemainingCopy): string {
  if (kind === 'copy') {
    return `${path}: ${until === null ? STAYS : `goes with the first backup after ${until}`}`;
  }
  if (count === null) return `${path}: backups, if there are any; the folder was not read`;
  const backups = counted(count, 'backup');
  if (until === null) return `${path}: ${backups}, ${count === 1 ? `which ${STAYS}` : STAY}`;
  return `${path}: ${backups}; the first backup after ${until} removes the last`;
}

/** Where copies are that an erasure leaves, when each goes, and the way to remove them now. */
export function remainingLines(remaining: readonly RemainingCopy[], title: string): string[] {
  if (remaining.length === 0) return [];
  return [
    title,
    ...remaining.map((copy) => `  ${line(copy)}`),
    'To remove them now, make a new backup, then delete them. Restoring one brings the person back.',
    'Copies made by hand elsewhere are not listed.',
  ];
}
