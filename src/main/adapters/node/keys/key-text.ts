import { createHash, randomBytes } from 'node:crypto';

/** 160 random bits need nothing slow against guessing. */
const BYTES = 20;
const CHECK_LETTERS = 4;
const GROUP = 4;
const KEY_LETTERS = 36;

/** Crockford's base 32: no letter in it looks like another letter or a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const BITS = 5;

/** A text in parts of a size; what is left over goes. */
const partsOf = (text: string, size: number): readonly string[] =>
  text.match(new RegExp(`.{${size}}`, 'g')) ?? [];

/** @param bytes five at a time, which are eight letters */
function encode(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return partsOf(bits, BITS)
    .map((group) => LETTERS[Number.parseInt(group, 2)])
    .join('');
}

function decode(text: string): Buffer {
  const bits = [...text]
    .map((letter) => LETTERS.indexOf(letter).toString(2).padStart(BITS, '0'))
    .join('');
  return Buffer.from(partsOf(bits, 8).map((byte) => Number.parseInt(byte, 2)));
}

/** What finds a typing error; it says nothing of the key that a guess would not. */
const checkOf = (key: Buffer): string =>
  encode(createHash('sha256').update(key).digest().subarray(0, 5)).slice(0, CHECK_LETTERS);

/** A new key, as it is printed: nine groups of four letters and digits. */
export function newKeyText(): string {
  const key = randomBytes(BYTES);
  return partsOf(`${encode(key)}${checkOf(key)}`, GROUP).join('-');
}

/** The letters of a text that somebody typed, with case, spaces and look-alikes forgiven. */
const lettersOf = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll(/[OIL]/g, (letter) => LOOK_ALIKES[letter] ?? letter);

/** Whether a text is as long as a key: where it holds none, a letter or digit in it is wrong. */
export const isKeyLong = (text: string): boolean => lettersOf(text).length === KEY_LETTERS;

/** The key that a text holds, with case, spaces and look-alikes forgiven; undefined where it is none. */
export function parseKeyText(text: string): Buffer | undefined {
  const letters = lettersOf(text);
  if (!/^[0-9A-HJKMNP-TV-Z]{36}$/.test(letters)) return undefined;
  const key = decode(letters.slice(0, -CHECK_LETTERS));
  return checkOf(key) === letters.slice(-CHECK_LETTERS) ? key : undefined;
}
