import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** In a data folder whose data were moved: says where they are now. */
export const MOVED_FILE = 'moved-to.json';

/** In a data folder that data were moved into: says where they were before. */
const CAME_FILE = 'moved-from.json';

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

/** The folders that the data of a folder were in before, the last one first. */
export function movedFrom(folder: string): string[] {
  try {
    const { from } = JSON.parse(readFileSync(join(folder, CAME_FILE), 'utf8'));
    return Array.isArray(from) ? from.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

/** Notes in the new folder where its data were: what stays behind there is still theirs. */
export function noteMove({ from, to }: { readonly from: string; readonly to: string }): void {
  const all = new Set([from, ...movedFrom(from)]);
  all.delete(to);
  const note = JSON.stringify({ from: [...all] }, null, 2);
  writeFileSync(join(to, CAME_FILE), `${note}\n`, { mode: 0o600 });
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
