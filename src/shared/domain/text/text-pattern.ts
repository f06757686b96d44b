import { type Rule, rule } from '../messages/rule.ts';
import { REFUSED, UNPRINTABLE } from './refused-characters.ts';

/** Letters by their category, but no one sees them. */
export const FILLERS = '\\u115f\\u1160\\u3164\\uffa0';

/** One character that counts for each need, as a regular expression. */
const COUNTED = {
  letter: `(?![${FILLERS}])\\p{L}`,
  letterOrDigit: `(?![${FILLERS}])[\\p{L}\\p{N}]`,
  visible: `(?![${FILLERS}\\u2800\\u{1d159}])[\\p{L}\\p{N}\\p{P}\\p{S}]`,
} as const;

/** Line ends and tabs are allowed; all else that is refused is not. */
const WITHIN_LINES = `\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\u2028\\u2029${REFUSED.directionCharacters}${REFUSED.halfCharacters}`;

/**
 * The pattern of a text for a JSON Schema (ECMA-262, flag `u`).
 * @param refused the inside of a class
 */
function pattern(need: keyof typeof COUNTED, refused: string): string {
  return `^[^${refused}]*${COUNTED[need]}[^${refused}]*$`;
}

interface TypedText extends Rule {
  readonly pattern: string;
}

/** As keywords of a JSON Schema: a text of one line with a letter or a digit. */
export const TYPED_LINE: TypedText = {
  pattern: pattern('letterOrDigit', UNPRINTABLE),
  ...rule('typedLine'),
};

/** As keywords of a JSON Schema: a text of any lines with a letter or a digit. */
export const TYPED_LINES: TypedText = {
  pattern: pattern('letterOrDigit', WITHIN_LINES),
  ...rule('typedLines'),
};

/** The patterns of texts in a quote document, where line ends and tabs are read as spaces. */
export const DOCUMENT_TEXT = {
  name: pattern('letter', WITHIN_LINES),
  required: pattern('visible', WITHIN_LINES),
  optional: `^\\s*$|${pattern('visible', WITHIN_LINES)}`,
} as const;
