/** Letters that Unicode does not take apart into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n', ĸ: 'k' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ĳ: 'ij' },
};
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
    .replace(/\p{M}/gu, '')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
}

/** The letters and digits of a text, folded and with nothing between them: `obriain`. */
export function squash(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]/gu, '');
}
