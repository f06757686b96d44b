import { UNPRINTABLE } from './refused-characters.ts';

/** The longest name of others that a message says in full, in characters. */
const LONGEST_NAME = 100;

const UNPRINTABLES = new RegExp(`[${UNPRINTABLE}]`, 'gu');

/** A name that others gave, as a message may say it: of one line, printable, and cut. */
export function shortly(name: string): string {
  const printable = name.replace(UNPRINTABLES, '\ufffd');
  // A text has no more characters than UTF-16 units.
  if (printable.length <= LONGEST_NAME) return printable;
  return [...printable].slice(0, LONGEST_NAME).join('');
}
