import { type Message, message } from '../messages/message.ts';
import { codePoints } from './code-points.ts';
import { REFUSED } from './refused-characters.ts';
import { hiddenIn, tidy } from './tidy.ts';

/** What a text needs at least, once it is tidy; two symbols are as blank as a space. */
const NEEDS = {
  letter: { pattern: /\p{L}/u, fault: 'noLetter' },
  letterOrDigit: { pattern: /[\p{L}\p{N}]/u, fault: 'noLetterOrDigit' },
  visible: { pattern: /(?![\u2800\u{1d159}])[\p{L}\p{N}\p{P}\p{S}]/u, fault: 'nothingVisible' },
} as const;

/** What a text needs at least. */
export type TextNeed = keyof typeof NEEDS;

const KINDS = ['controlCharacters', 'directionCharacters', 'halfCharacters'] as const;
const EACH = KINDS.map((fault) => ({ fault, refused: new RegExp(`[${REFUSED[fault]}]`, 'gu') }));

const PLAIN = /^[\u0020-\u007e]*$/;
const PLAIN_LETTER = /[A-Za-z]/;

/** What is wrong with a text of one line that a person typed, with the code points of it. */
export function textFault(text: string, need: TextNeed): Message | undefined {
  // Most texts are plain, and every quote has many.
  if (PLAIN.test(text) && PLAIN_LETTER.test(text)) return undefined;
  if (text.trim() === '') return message('blank');
  for (const { fault, refused } of EACH) {
    const found = text.match(refused);
    if (found) return message(fault, { characters: codePoints(found) });
  }
  const { pattern, fault } = NEEDS[need];
  return pattern.test(tidy(text)) ? undefined : message(fault, { characters: codePoints(text) });
}

const LINE_ENDS = /[\t\n\r]+/g;

/** The same of a text of several lines. */
export function linesFault(text: string, need: TextNeed): Message | undefined {
  return textFault(text.replace(LINE_ENDS, ' '), need);
}

const PLAIN_LINES = /^[\t\n\r\u0020-\u007e]*$/;
const UNPRINTED = new RegExp(`[${REFUSED.controlCharacters}${REFUSED.halfCharacters}]`, 'gu');

/** The characters of a text of any lines that no one sees, or that change how it reads. */
export function unseenIn(text: string): readonly string[] {
  if (PLAIN_LINES.test(text)) return [];
  const unprinted = text.replace(LINE_ENDS, ' ').match(UNPRINTED) ?? [];
  return [...unprinted, ...hiddenIn(text)];
}
