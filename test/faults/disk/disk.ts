import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { random } from '../../main/adapters/xml/mutate.ts';
import type { Change, Kind } from '../journal.ts';
import type { Contents } from './contents.ts';

/** A file as a journal names it. */
export interface FileImage {
  readonly inode: number;
  readonly bytes: Buffer;
}

/** A data folder as it is before a host opens it, by name. */
export interface Image extends ReadonlyMap<string, FileImage | Image> {}

/** @returns nothing in it, where there is no such folder */
export function readImage(folder: string): Image {
  if (!statSync(folder, { throwIfNoEntry: false })) return new Map();
  return new Map(
    readdirSync(folder, { withFileTypes: true }).map((entry) => {
      const path = join(folder, entry.name);
      const file = () => ({ inode: statSync(path).ino, bytes: readFileSync(path) });
      return [entry.name, entry.isDirectory() ? readImage(path) : file()] as const;
    }),
  );
}

/** A file: what would be read after a power cut, and what was written since and may be lost. */
interface File {
  synced: Buffer;
  pending: Change[];
}

/** The content of a file after writes and truncations, in their order. */
function changed(content: Buffer, changes: readonly Change[]): Buffer {
  if (changes.length === 0) return content;
  const ends = changes.map(({ offset, bytes }) => offset + bytes.length);
  const next = Buffer.alloc(Math.max(content.length, ...ends));
  content.copy(next);
  let size = content.length;
  for (const { kind, offset, bytes } of changes) {
    if (kind === 'truncate') {
      // What is cut off is zero, where the file grows again.
      next.fill(0, offset, Math.max(offset, size));
      size = offset;
    } else {
      bytes.copy(next, offset);
      size = Math.max(size, offset + bytes.length);
    }
  }
  return next.subarray(0, size);
}

/** A folder: its names now, and as they were when it was last synced. */
interface Folder {
  readonly names: Map<string, File | Folder>;
  synced: Map<string, File | Folder>;
}

/** Whether a write that was not synced survives. */
export type Keeps = (write: Change) => boolean;

/** The disk as the operating system may leave it when the power goes. */
export interface Disk {
  readonly apply: (change: Change) => void;
  /**
   * What is left.
   * @param keeps where absent, no write survives that was not synced, and no name either. With it,
   * every name survives.
   */
  readonly left: (keeps?: Keeps) => Contents;
}

const isFolder = (node: File | Folder): node is Folder => 'names' in node;

function contentsOf(folder: Folder, keeps?: Keeps): Contents {
  const names = keeps ? folder.names : folder.synced;
  return new Map(
    [...names].map(([name, node]): [string, Buffer | Contents] => {
      if (isFolder(node)) return [name, contentsOf(node, keeps)];
      return [name, changed(node.synced, keeps ? node.pending.filter(keeps) : [])];
    }),
  );
}

/**
 * A model of the disk below a data folder, from its image and a journal of what was done to it.
 *
 * - The content of a file is what it was at its last fsync or fdatasync. Writes and truncations
 *   since are lost, or each of them survives or not on its own, in the order of the calls.
 * - A name (made, renamed, linked, removed) is what it was at the last fsync of its folder. An fsync
 *   of a file does not make its name last, as POSIX says, though some file systems do it.
 * - The data folder itself, and all that stood in it when the model begins, is there for good.
 * - Modes and times are not modelled, nor is what is written by memory mapping: SQLite's `-shm`.
 *
 * A real disk loses no more than this, as long as it keeps its word about a sync. It may tear a
 * single write, which the model does not do; SQLite's checksums and the harness's `short write` are
 * about that.
 * @param root the path of the data folder in the journal
 */
export function openDisk(root: string, image: Image): Disk {
  const files = new Map<number, File>();

  function load(from: Image): Folder {
    const names = new Map<string, File | Folder>();
    for (const [name, node] of from) {
      if (node instanceof Map) names.set(name, load(node));
      else if ('inode' in node) {
        const file = { synced: node.bytes, pending: [] };
        files.set(node.inode, file);
        names.set(name, file);
      }
    }
    return { names, synced: new Map(names) };
  }
  const top = load(image);

  function folderAt(path: string): Folder {
    if (path === root) return top;
    const node = folderAt(dirname(path)).names.get(basename(path));
    if (!node || !isFolder(node)) throw new Error(`The journal knows no folder ${path}`);
    return node;
  }
  function remove(path: string): File | Folder | undefined {
    const { names } = folderAt(dirname(path));
    const node = names.get(basename(path));
    names.delete(basename(path));
    return node;
  }
  const put = (path: string, node: File | Folder) =>
    folderAt(dirname(path)).names.set(basename(path), node);
  const note = (change: Change) => files.get(change.inode)?.pending.push(change);

  const effects: Record<Kind, (change: Change) => void> = {
    create: ({ path, inode }) => {
      const file = { synced: Buffer.alloc(0), pending: [] };
      // The number of a file that is gone may come again.
      files.set(inode, file);
      put(path, file);
    },
    write: note,
    truncate: note,
    sync: ({ inode }) => {
      const file = files.get(inode);
      if (!file) return;
      file.synced = changed(file.synced, file.pending);
      file.pending = [];
    },
    syncFolder: ({ path }) => {
      const folder = folderAt(path);
      folder.synced = new Map(folder.names);
    },
    rename: ({ path, to }) => {
      const node = remove(path);
      if (node) put(to, node);
    },
    unlink: ({ path }) => remove(path),
    makeFolder: ({ path }) => {
      if (path !== root) put(path, { names: new Map(), synced: new Map() });
    },
    removeFolder: ({ path }) => remove(path),
    link: ({ path, to }) => {
      const node = folderAt(dirname(path)).names.get(basename(path));
      if (node) put(to, node);
    },
    changeMode: () => undefined,
    say: () => undefined,
  };

  return {
    apply: (change) => effects[change.kind](change),
    left: (keeps) => contentsOf(top, keeps),
  };
}

/**
 * What is left on the disk after the end of the process: `all` where the operating system lives on;
 * after a power cut only what was `synced`, or that and `some` of the rest.
 */
export type Survival = 'all' | 'synced' | 'some';

const KEEPS: Record<Survival, (below: (bound: number) => number) => Keeps | undefined> = {
  all: () => () => true,
  synced: () => undefined,
  some: (below) => () => below(2) === 0,
};

/** What a host that ended at a point left. */
export interface State {
  /** The point whose call did not come any more; the first is 1. */
  readonly at: number;
  /** Whether the caller may have seen by then that it was done. */
  readonly acknowledged: boolean;
  readonly contents: Contents;
}

/** A run of a host, as the disk saw it. */
export interface RecordedRun {
  /** The path of the data folder in the changes. */
  readonly dataFolder: string;
  readonly before: Image;
  readonly changes: readonly Change[];
  /** After how many of the changes the caller could see that it was done. */
  readonly acknowledgedAfter: number;
}

export interface Wanted {
  readonly survives: Survival;
  /** The points, in order. */
  readonly at: readonly number[];
  /** Chooses which writes survive, where some do. */
  readonly seed: number;
}

/** What a recorded run would have left, had it ended at the points that are wanted. */
export function* statesOf(
  { dataFolder, before, changes, acknowledgedAfter }: RecordedRun,
  { survives, at: wanted, seed }: Wanted,
): Iterable<State> {
  const disk = openDisk(dataFolder, before);
  const rest = changes.values();
  let next = rest.next();
  let done = 0;
  for (const at of wanted) {
    for (; !next.done && next.value.point < at; next = rest.next()) {
      disk.apply(next.value);
      done += 1;
    }
    const keeps = KEEPS[survives](random(seed * 65_537 + at));
    yield { at, acknowledged: done >= acknowledgedAfter, contents: disk.left(keeps) };
  }
}
