import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isNoEntry } from '../../../../shared/data/no-entry.ts';

const fileIn = (dataFolder: string) => join(dataFolder, 'launch-token');

/** Digests have one length, so that the time of the comparison reveals nothing. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/** Tokens of folders that can't be written, by their folders: only this process accepts them. */
const unwritten = new Map<string, string>();

/** The newest token that this process wrote, by its folder: it counts while a failing drive cannot be read. */
const written = new Map<string, string>();

/** Used tokens whose files could not be removed, by their folders: this process accepts them no more. */
const unremoved = new Map<string, string>();

/**
 * Makes a one-time launch token and keeps it in the data folder, where only its owner can read it.
 * The token before it opens nothing any more. A host in another process accepts it too.
 * @returns 32 random bytes as base64url
 * @throws where the data folder cannot be written
 */
export function mintLaunchToken(dataFolder: string): string {
  const token = randomBytes(32).toString('base64url');
  write(dataFolder, token);
  return token;
}

/** Makes the token of a host's own start, which works in this process where it can't be written. */
export function mintOwnLaunchToken(dataFolder: string): string {
  const token = randomBytes(32).toString('base64url');
  try {
    write(dataFolder, token);
  } catch {
    unwritten.set(dataFolder, token);
    const older = read(dataFolder);
    if (older !== undefined) unremoved.set(dataFolder, older);
  }
  return token;
}

/** The launch token that waits to be used; where there is none, one is made. */
export function presentLaunchToken(dataFolder: string): string {
  return kept(dataFolder) ?? mintOwnLaunchToken(dataFolder);
}

function kept(dataFolder: string): string | undefined {
  const own = unwritten.get(dataFolder);
  if (own !== undefined) return own;
  const token = read(dataFolder);
  return token === unremoved.get(dataFolder) ? undefined : token;
}

function write(dataFolder: string, token: string): void {
  const partial = `${fileIn(dataFolder)}.${process.pid}.partial`;
  rmSync(partial, { force: true });
  writeFileSync(partial, token, { mode: 0o600, flag: 'wx' });
  renameSync(partial, fileIn(dataFolder));
  written.set(dataFolder, token);
}

/** Whether this is the data folder's launch token. */
export function isLaunchToken(dataFolder: string, token: string): boolean {
  const present = kept(dataFolder);
  return present !== undefined && timingSafeEqual(digest(present), digest(token));
}

/** Whether this is the data folder's launch token; if so, it is used up. */
export function spendLaunchToken(dataFolder: string, token: string): boolean {
  if (!isLaunchToken(dataFolder, token)) return false;
  if (unwritten.delete(dataFolder)) return true;
  written.delete(dataFolder);
  try {
    unlinkSync(fileIn(dataFolder));
  } catch (error) {
    // Another process was quicker.
    if (isNoEntry(error)) return false;
    // Who only reads must come in although the folder cannot be written.
    unremoved.set(dataFolder, token);
  }
  return true;
}

function read(dataFolder: string): string | undefined {
  try {
    return readFileSync(fileIn(dataFolder), 'utf8');
  } catch (error) {
    return isNoEntry(error) ? undefined : written.get(dataFolder);
  }
}
