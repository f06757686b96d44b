import { type FileHandle, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isNoEntry } from '../../../../shared/data/no-entry.ts';
import type { OwnHead } from '../connection/database.ts';

/** What the file keeps of the last event. */
export type Head = Pick<OwnHead, 'sequence' | 'hash'>;

function isHead(value: unknown): value is Head {
  return (
    typeof value === 'object' &&
    value !== null &&
    'sequence' in value &&
    Number.isSafeInteger(value.sequence) &&
    'hash' in value &&
    typeof value.hash === 'string'
  );
}

/**
 * The head that a file keeps; undefined where there is no file.
 * @throws where the file cannot be read, or holds no head
 */
export async function readHead(file: string): Promise<Head | undefined> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if (isNoEntry(error)) return undefined;
    throw error;
  }
  const value: unknown = JSON.parse(text);
  if (!isHead(value)) throw new TypeError(`${file} holds no head`);
  return value;
}

async function synced(handle: FileHandle, content = ''): Promise<void> {
  try {
    if (content !== '') await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Replaces the head of a file whole or not at all, also in a power cut. */
export async function writeHead(file: string, { sequence, hash }: Head): Promise<void> {
  const partial = `${file}.${process.pid}.partial`;
  try {
    const content = `${JSON.stringify({ sequence, hash })}\n`;
    await synced(await open(partial, 'w', 0o600), content);
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  // Windows has no handle of a folder, and needs none: its renames are journalled.
  if (process.platform !== 'win32') await synced(await open(dirname(file), 'r'));
}
