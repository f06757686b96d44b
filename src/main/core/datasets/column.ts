import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { textFault } from '../../../shared/domain/text/text-fault.ts';
import { tidyLine } from '../../../shared/domain/text/tidy.ts';

/** What a cell says, or why it can not be taken. */
export type Cell<T> = { readonly value: T } | { readonly fault: Message };

/** A column of a dataset. */
export interface Column<T> {
  /** What files call it, in any case and with any spaces; the first is what people are told. */
  readonly names: readonly string[];
  /** Reads a cell that is not empty; `today` is the Irish day, `YYYY-MM-DD`. */
  readonly read: (text: string, today: string) => Cell<T>;
  /** What an empty cell, or none, counts as; where absent, there must be something. */
  readonly empty?: T;
}

/** The most characters of a text in a cell. */
const LONGEST = 200;

const SPACES = /\s+/gu;

/** UTF-8 that was read as Windows-1252, as `SeÃ¡n`. */
const READ_AS_1252 = /[\u00c2-\u00c5][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘-”•–—˜™š›œžŸ]/u;

/** Mac Roman or an encoding of DOS that was read as Windows-1252, as `Se‡n`; or what was lost for good. */
const READ_AS_ANOTHER = /\p{L}[ƒ†‡‰‚„ˆ˜‹›¡¢£¤¥¦§¨©¬¯±µ¶¿]\p{L}|\ufffd/u;

/** Reads a text of one line: in NFC, without what no one sees, with single spaces. */
export function readText(given: string): Cell<string> {
  // Line ends and tabs are spaces in a cell, as in a quote document.
  const line = given.replace(SPACES, ' ').trim();
  // Before it is tidy: what changes the direction of writing is refused, not left out unseen.
  const fault = textFault(line, 'letterOrDigit');
  if (fault) return { fault };
  if (READ_AS_1252.test(line) || READ_AS_ANOTHER.test(line)) {
    return { fault: message('lettersWrong', { text: line.slice(0, LONGEST) }) };
  }
  const value = tidyLine(line);
  return value.length > LONGEST ? { fault: message('cellLong', { most: LONGEST }) } : { value };
}
