import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { codePoint } from '../../../../shared/domain/text/code-points.ts';
import { tidy } from '../../../../shared/domain/text/tidy.ts';

/**
 * What the typeface of the documents prints without shaping, as the inside of a regular expression's
 * class: Latin, Greek, Cyrillic, Armenian and Georgian with their marks, and what is written between
 * words. A test compares it with the typeface.
 */
export const PRINTED = [
  // Latin, and marks that stand on any letter.
  '\\u0020-\\u007e\\u00a0-\\u02e9\\u0300-\\u034f\\u1e00-\\u1ef9',
  // Greek has code points between its letters that stand for nothing.
  '\\u0370-\\u0377\\u037a-\\u037f\\u0384-\\u038a\\u038c\\u038e-\\u03a1\\u03a3-\\u03ff',
  '\\u1f00-\\u1f15\\u1f18-\\u1f1d\\u1f20-\\u1f45\\u1f48-\\u1f4d\\u1f50-\\u1f57\\u1f59\\u1f5b\\u1f5d',
  '\\u1f5f-\\u1f7d\\u1f80-\\u1fb4\\u1fb6-\\u1fc4\\u1fc6-\\u1fd3\\u1fd6-\\u1fdb\\u1fdd-\\u1fef\\u1ff2-\\u1ff4\\u1ff6-\\u1ffe',
  // Cyrillic, Armenian, Georgian.
  '\\u0400-\\u0525\\u0531-\\u0556\\u0559-\\u055f\\u0561-\\u0587\\u0589\\u058a\\u10a0-\\u10c5\\u10d0-\\u10fc',
  // Punctuation, currencies, arrows and signs.
  '\\u2010-\\u2027\\u2030-\\u205e\\u20a0-\\u20b5\\u2190-\\u22ff',
].join('');

/** Joins or varies letters: after one that is printed it changes nothing. */
const JOINING = new RegExp(`(?<=[${PRINTED}])[\\u200c\\u200d\\p{Variation_Selector}]+`, 'gu');
/** Narrow, wide and other spaces that the typeface lacks. */
const SPACE = new RegExp(`(?![${PRINTED}])\\p{Zs}`, 'gu');
const UNPRINTED = new RegExp(`[^${PRINTED}]`, 'u');
const EACH_UNPRINTED = new RegExp(UNPRINTED, 'gu');
/** A mark belongs to the letter before it. */
const RUN = new RegExp(`[^${PRINTED}](?:[^${PRINTED}]|\\p{M})*`, 'gu');

function printable(text: string): string {
  return tidy(text).replace(JOINING, '').replace(SPACE, ' ');
}

/**
 * A text as the documents write it, so that none has gaps: what the typeface lacks stands as its code
 * points. `李 Smith` is `[U+674E] Smith`.
 */
export function spellOut(text: string): string {
  if (!UNPRINTED.test(text)) return tidy(text);
  return printable(text).replace(RUN, (run) => `[${Array.from(run, codePoint).join(' ')}]`);
}

/** What can stand alone. */
const SEEN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** So many characters are named. */
const MOST = 5;

/** That the documents spell characters of a text out, and which; undefined where there are none. */
export function spelledOut(text: string): Message | undefined {
  if (!UNPRINTED.test(text)) return undefined;
  const found = [...new Set(printable(text).match(EACH_UNPRINTED))];
  if (found.length === 0) return undefined;
  // A letter that is written from right to left stands behind its code point, so as not to turn it.
  const letters = found
    .slice(0, MOST)
    .map((letter) => (SEEN.test(letter) ? `${codePoint(letter)} ${letter}` : codePoint(letter)));
  return message('unprintable', { letters: letters.join(', ') });
}
