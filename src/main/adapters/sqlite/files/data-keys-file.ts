import { hash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checker } from '../../../../shared/contract/check.ts';
import { DataKeys } from '../../../../shared/schemas/data/data-keys.ts';
import { renameDurably, syncToDrive } from './durable.ts';
import { isPlain, isThere, KEYS_COPY, KEYS_FILE } from './file-names.ts';

/** For the keys of a change that was taken back because the database has neither: each has its own name. */
const asideName = (keys: DataKeys) => `data-keys.set-aside-${digestOf(keys).slice(0, 8)}.json`;

/** What was wrong with the file of keys, where the copy is used. */
export type KeysFault = 'missing' | 'damaged';

const checkKeys = checker(DataKeys);

/** SHA-256 over sealed keys, hexadecimal: a changed bit in a sealed key is not seen otherwise. */
const digestOf = ({ version, present, change }: DataKeys): string =>
  hash('sha256', JSON.stringify({ version, present, change }));

function readKeys(file: string): DataKeys | KeysFault {
  if (!isThere(file)) return 'missing';
  try {
    const checked = checkKeys(JSON.parse(readFileSync(file, 'utf8')));
    if ('errors' in checked) return 'damaged';
    const { sha256, ...keys } = checked.value;
    return sha256 === undefined || sha256 === digestOf(keys) ? keys : 'damaged';
  } catch {
    return 'damaged';
  }
}

/** The sealed keys of a folder, and why they are those of the copy, where they are. */
function found(folder: string): { readonly keys?: DataKeys; readonly fault?: KeysFault } {
  const own = readKeys(join(folder, KEYS_FILE));
  if (typeof own === 'object') return { keys: own };
  const copy = readKeys(join(folder, KEYS_COPY));
  // A version that knew of no copy left it behind when it took the encryption away.
  if (own === 'missing' && (copy === 'missing' || isPlain(folder))) return {};
  if (typeof copy === 'object') return { keys: copy, fault: own };
  throw new Error(`${join(folder, KEYS_FILE)} is not what Quotedesk wrote, nor is its copy`);
}

/**
 * The sealed keys of a folder, from the copy where the file is missing or damaged; undefined where it
 * has none, and is not encrypted.
 * @throws where neither is what was written
 */
export function readDataKeys(folder: string): DataKeys | undefined {
  return found(folder).keys;
}

function write(file: string, keys: DataKeys): void {
  const partial = `${file}.${process.pid}.partial`;
  const text = JSON.stringify({ ...keys, sha256: digestOf(keys) }, null, 2);
  writeFileSync(partial, `${text}\n`, { mode: 0o600 });
  renameDurably(partial, file);
}

/** Replaces the sealed keys whole or not at all, also in a power cut; undefined removes them. */
export function writeDataKeys(folder: string, keys: DataKeys | undefined): void {
  const files = [join(folder, KEYS_FILE), join(folder, KEYS_COPY)];
  if (keys) {
    for (const file of files) write(file, keys);
    return;
  }
  // The copy first: it alone would stand for keys that are still in use.
  for (const file of files.reverse()) rmSync(file, { force: true });
  if (process.platform !== 'win32') syncToDrive(folder);
}

/** Keeps the sealed keys once more, where nothing reads them: in case they are needed after all. */
export function setKeysAside(folder: string): void {
  const { keys } = found(folder);
  if (keys) write(join(folder, asideName(keys)), keys);
}

/**
 * Makes the file of keys and its copy the same again, where one of them is missing or damaged.
 * @returns what was wrong with the file itself
 * @throws as {@link readDataKeys} does
 */
export function repairDataKeys(folder: string): KeysFault | undefined {
  const { keys, fault } = found(folder);
  const copy = join(folder, KEYS_COPY);
  if (!keys) {
    rmSync(copy, { force: true });
    return undefined;
  }
  if (fault) write(join(folder, KEYS_FILE), keys);
  const kept = readKeys(copy);
  if (typeof kept === 'string' || digestOf(kept) !== digestOf(keys)) write(copy, keys);
  return fault;
}
