/** Letters that Unicode does not take apart into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ĸ: 'k',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ĳ: 'ij',
};
/**
 * Marks without which a name is the same to anyone who looks for it: accents, and the points of scripts
 * that are usually written without them. In other scripts marks are part of the letters, as the vowel
 * signs of Thai and Hindi are, and the sound marks of Japanese (U+3099, U+309A): these stay.
 */
const ACCENTS =
  /(?=\p{M})(?![\u3099\u309a])[\p{Script=Inherited}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}]/gu;
const ASCII = /^[\u0020-\u007e]*$/;
const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g');

/**
 * A text as it is compared with what somebody types: lower case, without accents. `Żółć` is
 * `zolc`. Folding what was folded changes nothing.
 */
export function fold(text: string): string {
  // Most texts have nothing to take apart, and every quote has many.
  if (ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}

/** Letters that people write for an apostrophe, as U+02BC in `OʼBrien`. */
const APOSTROPHES = /[\u02b9-\u02bf\u02c8\ua78b\ua78c]/g;
/** The letters that old Irish print points where an h is written today: `Ó Caoiṁ` is `Ó Caoimh`. */
const POINTED = /([bcdfgmpst])\u0307/gi;

/**
 * How a text may be typed by the person who has not its letters, folded: with an h for each pointed letter, and
 * where there are such letters without it, too. Keys of customers are not made of these: they stay as they are.
 */
export function plainForms(text: string): readonly string[] {
  if (ASCII.test(text)) return [text.toLowerCase()];
  const written = text.normalize('NFKD').replace(APOSTROPHES, "'");
  const today = written.replace(POINTED, '$1h');
  return today === written ? [fold(written)] : [fold(today), fold(written)];
}

/** The letters and digits of a text, in each of its {@link plainForms}. */
export function typedForms(text: string): readonly string[] {
  return plainForms(text).map(squash);
}

/** What stands between the words of a folded text. */
export const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/gu;

/** The letters and digits of a text, folded and with nothing between them: `obriain`. */
export function squash(text: string): string {
  const letters = fold(text).replace(BETWEEN_WORDS, '');
  // Marks that had something between them have an order of their own.
  return ASCII.test(letters) ? letters : letters.normalize('NFKD');
}
