/** Crockford's base 32: no letter in it looks like another letter or a digit. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LOOK_ALIKES: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const BITS = 5;
const GROUP = /(.{4})(?=.)/g;

/** The numbers of so many bits that other ones are made of; bits that fill none are left out. */
function regrouped(numbers: Iterable<number>, from: number, to: number): number[] {
  const found: number[] = [];
  let [kept, bits] = [0, 0];
  for (const number of numbers) {
    kept = ((kept << from) | number) & 0xffff;
    bits += from;
    while (bits >= to) {
      bits -= to;
      found.push((kept >> bits) & (2 ** to - 1));
    }
  }
  return found;
}

/** Bytes as letters of 5 bits each. */
export const base32 = (bytes: Uint8Array): string =>
  regrouped(bytes, 8, BITS)
    .map((number) => LETTERS[number])
    .join('');

/** The bytes of such letters. */
export const fromBase32 = (letters: string): Uint8Array =>
  Uint8Array.from(
    regrouped(
      [...letters].map((letter) => LETTERS.indexOf(letter)),
      BITS,
      8,
    ),
  );

/** Letters in groups of four, as a person reads them. */
export const grouped = (letters: string): string => letters.replace(GROUP, '$1-');

/** What was typed, with case, spaces, hyphens and look-alikes forgiven. */
export const typedLetters = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[OIL]/g, (letter) => LOOK_ALIKES[letter] ?? letter);

/** Whether a text is so many letters of this base. */
export const isBase32 = (text: string, length: number): boolean =>
  text.length === length && [...text].every((letter) => LETTERS.includes(letter));
