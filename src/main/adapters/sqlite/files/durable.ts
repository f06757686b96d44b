import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { LOG_ENDS } from './file-names.ts';

/** Waits until a file, or the entries of a folder, are on the drive. */
export function syncToDrive(path: string, flags: 'r' | 'r+' = 'r'): void {
  const handle = openSync(path, flags);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Gives a finished file its name, also in a power cut: anyone who finds the name finds the whole file.
 * What had the name before is replaced.
 */
export function renameDurably(from: string, to: string): void {
  syncToDrive(from, 'r+');
  renameSync(from, to);
  // Windows has no handle of a folder, and needs none: its renames are journalled.
  if (process.platform !== 'win32') syncToDrive(dirname(to));
}

/**
 * Makes a folder for its owner alone, with those above it, unless it is there. What is put into it
 * durably is then found, also in a power cut: a new folder has no name on the drive before.
 */
export function makeFolderDurably(folder: string): void {
  const first = mkdirSync(resolve(folder), { recursive: true, mode: 0o700 });
  if (process.platform === 'win32') return;
  let above = dirname(resolve(folder));
  syncToDrive(above);
  while (first !== undefined && above.startsWith(first)) {
    above = dirname(above);
    syncToDrive(above);
  }
}

/** Copies a file of any size into a new one, for its owner alone. @throws where that is there already */
export function copyBytes(from: string, to: string): void {
  const part = Buffer.alloc(1024 * 1024);
  const source = openSync(from, 'r');
  try {
    const target = openSync(to, 'wx', 0o600);
    try {
      for (let read = readSync(source, part); read > 0; read = readSync(source, part)) {
        for (let written = 0; written < read; ) {
          written += writeSync(target, part, written, read - written);
        }
      }
    } finally {
      closeSync(target);
    }
  } finally {
    closeSync(source);
  }
}

/** Removes a database file with its logs, as far as they are there. */
export function removeDatabase(file: string): void {
  for (const end of ['', ...LOG_ENDS]) rmSync(`${file}${end}`, { force: true });
}
