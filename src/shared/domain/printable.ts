import { type Rule, rule } from './messages/rule.ts';

/** Marks that turn the direction of writing: a text could read otherwise than it is. */
const TURNING = '\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';

/** Unicode's own ends of a line and of a paragraph. */
const SEPARATORS = '\\u2028\\u2029';

/** What no text of one line may hold, as the inside of a regular expression's class. */
export const UNPRINTABLE = `\\u0000-\\u001f\\u007f-\\u009f${SEPARATORS}${TURNING}`;

/** The same for a text of several lines, with tabs. */
const UNPRINTABLE_LINES = `\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f${TURNING}`;

/** The pattern of a text that holds none of a class, and more than white space. */
const written = (none: string) => `^[^${none}]*[^\\s${none}][^${none}]*$`;

interface WrittenText extends Rule {
  readonly pattern: string;
}

/** As keywords of a JSON Schema: a text of one line that is not blank. */
export const WRITTEN_LINE: WrittenText = { pattern: written(UNPRINTABLE), ...rule('written') };

/** As keywords of a JSON Schema: a text that is not blank. */
export const WRITTEN_TEXT: WrittenText = {
  pattern: written(UNPRINTABLE_LINES),
  ...rule('written'),
};

/** The longest name of others that a message says in full, in characters. */
const LONGEST_NAME = 100;

const UNPRINTABLES = new RegExp(`[${UNPRINTABLE}]`, 'g');

/** A name that others gave, as a message may say it: of one line, printable, and cut. */
export function shortly(name: string): string {
  const printable = name.replace(UNPRINTABLES, '\ufffd');
  // A text has no more characters than UTF-16 units.
  if (printable.length <= LONGEST_NAME) return printable;
  return [...printable].slice(0, LONGEST_NAME).join('');
}
