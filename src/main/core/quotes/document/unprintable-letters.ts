import { type Message, message } from '../../../../shared/domain/messages/message.ts';
/**
 * What the typeface of the documents has, as the inside of a regular expression's class: Latin, Greek
 * and Cyrillic with their marks, and what is written between words. A test holds it against the typeface.
 */
export const PRINTED =
  '\\u0020-\\u007e\\u00a0-\\u02af\\u0300-\\u034f\\u0370-\\u0525\\u1e00-\\u1ef9\\u1f00-\\u1fff\\u2010-\\u2027\\u2030-\\u205e\\u20ac';

const UNPRINTED = new RegExp(`[^${PRINTED}]`, 'u');
const EACH_UNPRINTED = new RegExp(UNPRINTED, 'gu');
/** So many letters are named. */
const MOST = 5;

/** That a text has letters which no document can print, and which; undefined where it has none. */
export function unprinted(text: string): Message | undefined {
  if (!UNPRINTED.test(text)) return undefined;
  const letters = new Set(text.match(EACH_UNPRINTED));
  return message('unprintable', { letters: [...letters].slice(0, MOST).join(' ') });
}
