import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Change, Kind } from './journal.ts';

/** A file: what would be read after a power cut, and what was written since and may be lost. */
interface File {
  synced: Buffer;
  pending: Change[];
}

/** A folder: its names now, and as they were when it was last synced. */
interface Folder {
  readonly names: Map<string, File | Folder>;
  synced: Map<string, File | Folder>;
}

/** The disk as the operating system may leave it when the power goes. */
export interface Disk {
  readonly apply: (change: Change) => void;
  /**
   * Writes what is left into a new folder.
   * @param keeps whether a write that was not synced survives; where absent, none does, and no name
   * that was not synced either. With it, every name survives.
   */
  readonly writeTo: (target: string, keeps?: (write: Change) => boolean) => void;
}

function changed(content: Buffer, { kind, offset, bytes }: Change): Buffer {
  const size = kind === 'truncate' ? offset : Math.max(content.length, offset + bytes.length);
  const next = Buffer.alloc(size);
  content.copy(next);
  bytes.copy(next, offset);
  return next;
}

const isFolder = (node: File | Folder): node is Folder => 'names' in node;

/**
 * A model of the disk below a data folder, from its content and a journal of what was done to it.
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
 */
export function openDisk(root: string): Disk {
  const files = new Map<number, File>();

  function load(path: string): Folder {
    const names = new Map<string, File | Folder>();
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const below = join(path, entry.name);
      if (entry.isDirectory()) names.set(entry.name, load(below));
      else {
        const file = { synced: readFileSync(below), pending: [] };
        files.set(statSync(below).ino, file);
        names.set(entry.name, file);
      }
    }
    return { names, synced: new Map(names) };
  }
  const top: Folder = statSync(root, { throwIfNoEntry: false })
    ? load(root)
    : { names: new Map(), synced: new Map() };

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
      file.synced = file.pending.reduce(changed, file.synced);
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
  };

  function write(folder: Folder, target: string, keeps?: (write: Change) => boolean): void {
    mkdirSync(target, { recursive: true, mode: 0o700 });
    for (const [name, node] of keeps ? folder.names : folder.synced) {
      const path = join(target, name);
      if (isFolder(node)) write(node, path, keeps);
      else {
        const kept = keeps ? node.pending.filter(keeps) : [];
        writeFileSync(path, kept.reduce(changed, node.synced), { mode: 0o600 });
      }
    }
  }

  return {
    apply: (change) => effects[change.kind](change),
    writeTo: (target, keeps) => write(top, target, keeps),
  };
}
