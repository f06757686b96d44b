import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a folder holds, by name: the bytes of a file, or the contents of a folder. */
export interface Contents extends ReadonlyMap<string, Buffer | Contents> {}

/** SQLite's mapped memory: no journal has it, and it is made again after a crash. */
const isMapped = (name: string) => name.endsWith('-shm');

export function readContents(folder: string): Contents {
  const entries = readdirSync(folder, { withFileTypes: true });
  return new Map(
    entries.map((entry) => {
      const path = join(folder, entry.name);
      return [entry.name, entry.isDirectory() ? readContents(path) : readFileSync(path)] as const;
    }),
  );
}

/** @param folder is made, where it is not there */
export function writeContents(contents: Contents, folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const [name, node] of contents) {
    const path = join(folder, name);
    if (Buffer.isBuffer(node)) writeFileSync(path, node, { mode: 0o600 });
    else writeContents(node, path);
  }
}

/** The hash of each file after its path; a folder has a line of its own, also where it is empty. */
function* linesOf(contents: Contents, folder = ''): Iterable<string> {
  for (const name of [...contents.keys()].sort()) {
    const node = contents.get(name);
    const path = `${folder}${name}`;
    if (node === undefined || isMapped(name)) continue;
    if (Buffer.isBuffer(node)) {
      yield `${path} ${createHash('sha256').update(node).digest('hex')}`;
    } else {
      yield `${path}/ folder`;
      yield* linesOf(node, `${path}/`);
    }
  }
}

/** The same text for the same bytes under the same names, mapped memory left out. */
export function fingerprint(contents: Contents): string {
  return [...linesOf(contents)].join('\n');
}

/** The paths at which two folders differ; mapped memory is left out. */
export function differences(one: Contents, other: Contents): string[] {
  const [left, right] = [[...linesOf(one)], [...linesOf(other)]];
  const lines = [
    ...left.filter((line) => !right.includes(line)),
    ...right.filter((line) => !left.includes(line)),
  ];
  return [...new Set(lines.map((line) => line.slice(0, line.lastIndexOf(' '))))];
}
