import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checker } from '../../../shared/contract/check.ts';
import { DataKeys } from '../../../shared/schemas/data-keys.ts';
import { renameDurably, syncToDrive } from './durable.ts';

/** In a data folder whose databases are encrypted, or are about to be. */
export const KEYS_FILE = 'data-keys.json';

const checkKeys = checker(DataKeys);

/** Whether the databases of a folder are encrypted, or may be. */
export function hasDataKeys(folder: string): boolean {
  return statSync(join(folder, KEYS_FILE), { throwIfNoEntry: false }) !== undefined;
}

/**
 * The sealed keys of a folder; undefined where it has none, and is not encrypted.
 * @throws where the file cannot be read, or is not what was written
 */
export function readDataKeys(folder: string): DataKeys | undefined {
  if (!hasDataKeys(folder)) return undefined;
  const file = join(folder, KEYS_FILE);
  const checked = checkKeys(JSON.parse(readFileSync(file, 'utf8')));
  if ('value' in checked) return checked.value;
  throw new Error(`${file} is not what Quotedesk wrote`);
}

/** Replaces the sealed keys whole or not at all, also in a power cut; undefined removes them. */
export function writeDataKeys(folder: string, keys: DataKeys | undefined): void {
  const file = join(folder, KEYS_FILE);
  if (keys === undefined) {
    rmSync(file, { force: true });
    if (process.platform !== 'win32') syncToDrive(folder);
    return;
  }
  const partial = `${file}.partial`;
  writeFileSync(partial, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  renameDurably(partial, file);
}
