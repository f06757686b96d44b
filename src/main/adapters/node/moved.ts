import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a data folder whose data were moved: says where they are now. */
export const MOVED_FILE = 'moved-to.json';

/** More would be a circle. */
const MOST_MOVES = 20;

/** Where the data of a folder were moved to; undefined where they were not, or nothing can say it. */
export function movedTo(folder: string): string | undefined {
  try {
    const { to } = JSON.parse(readFileSync(join(folder, MOVED_FILE), 'utf8'));
    return typeof to === 'string' && to !== '' ? to : undefined;
  } catch {
    return undefined;
  }
}

/** Where the data are that once were in a folder: in it, or where they were moved to. */
export function followMoves(folder: string): string {
  let present = folder;
  for (let moves = 0; moves < MOST_MOVES; moves += 1) {
    const next = movedTo(present);
    if (next === undefined) return present;
    present = next;
  }
  return present;
}
