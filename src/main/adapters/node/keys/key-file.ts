import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import {
  base32,
  fromBase32,
  grouped,
  isBase32,
  typedLetters,
} from '../../../../shared/data/base32.ts';
import { utcText } from '../../../../shared/domain/date.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { FaultError, isFault } from '../../../../shared/result/fault-error.ts';
import { makeFolder } from '../make-folder.ts';
import { systemWords } from '../system-words.ts';

/** 160 random bits need nothing slow against guessing. */
const KEY_BYTES = 20;
const CHECK_LETTERS = 4;
const KEY_LETTERS = 36;

/** What finds a typing error; it says nothing of the key that a guess would not. */
const checkOf = (key: Buffer): string =>
  base32(createHash('sha256').update(key).digest().subarray(0, 5)).slice(0, CHECK_LETTERS);

/** A new key, as it is printed: nine groups of four letters and digits. */
export function newKeyText(): string {
  const key = randomBytes(KEY_BYTES);
  return grouped(`${base32(key)}${checkOf(key)}`);
}

/** Whether a text is as long as a key: where it holds none, a letter or digit in it is wrong. */
export const isKeyLong = (text: string): boolean => typedLetters(text).length === KEY_LETTERS;

/** The key that a text holds, with case, spaces and look-alikes forgiven; undefined where it is none. */
export function parseKeyText(text: string): Buffer | undefined {
  const letters = typedLetters(text);
  if (!isBase32(letters, KEY_LETTERS)) return undefined;
  const key = Buffer.from(fromBase32(letters.slice(0, -CHECK_LETTERS)));
  return checkOf(key) === letters.slice(-CHECK_LETTERS) ? key : undefined;
}

const keyFault = (problem: Message, options?: ErrorOptions) =>
  new FaultError({ kind: 'invalid', message: problem }, options);

/** Whether a key is there and cannot be used. */
export const isUnusableKey = (error: unknown): error is FaultError =>
  isFault(error, 'keyNone', 'keyNotFile', 'keyExposed', 'keyCopies', 'keyNotWritten');

/** The key in a text. @throws {FaultError} where it is none */
export function parsedKey(text: string, where: string): Buffer {
  const key = parseKeyText(text);
  if (key) return key;
  throw keyFault(message('keyNone', { place: where }));
}

/** The key in a file that only the system lets this program see. @throws {FaultError} where it is none */
export function readSecretFile(file: string): Buffer {
  // A pipe would be waited for.
  if (!statSync(file).isFile()) throw keyFault(message('keyNotFile', { file }));
  return parsedKey(readFileSync(file, 'utf8'), file);
}

/**
 * The key in a file.
 * @returns undefined where there is no such file
 * @throws {FaultError} where it is no key, or not for its owner alone
 */
export function readKeyFile(file: string): Buffer | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) return undefined;
  // Windows has no such modes: a folder in the user's profile is private by itself.
  if (process.platform !== 'win32' && found.isFile() && (found.mode & 0o077) !== 0) {
    throw keyFault(message('keyExposed', { file }));
  }
  return readSecretFile(file);
}

/**
 * Gives a key file that cannot be used another name, so that there is room for a new one.
 * @param now epoch milliseconds
 * @returns the name that it has now; undefined where the key is usable, or not there
 */
export function setAsideUnusable(file: string, now: number): string | undefined {
  // What is no file at all is named by mistake, and stays.
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  try {
    readKeyFile(file);
    return undefined;
  } catch (error) {
    if (!isUnusableKey(error)) throw error;
  }
  const time = utcText(now).replaceAll(/[^0-9TZ]/g, '');
  const names = [time, ...Array.from({ length: 99 }, (_, at) => `${time}-${at + 2}`)];
  const free = names.map((name) => `${file}.unusable-${name}`).find((name) => !existsSync(name));
  if (free === undefined) throw keyFault(message('keyCopies', { file }));
  renameSync(file, free);
  return free;
}

function writeKeyFile(file: string): void {
  const handle = openSync(file, 'wx', 0o600);
  try {
    writeSync(handle, `${newKeyText()}\n`);
    fsyncSync(handle);
  } catch (error) {
    // Half a key would be taken for one that cannot be used.
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
}

/**
 * Makes a file with a new key, for its owner alone.
 * @throws {FaultError} where it cannot be written, or there is such a file
 */
export function makeKeyFile(file: string): void {
  makeFolder(dirname(file), 0o700);
  try {
    writeKeyFile(file);
  } catch (cause) {
    throw keyFault(message('keyNotWritten', { file, reason: systemWords(cause) }), { cause });
  }
}
