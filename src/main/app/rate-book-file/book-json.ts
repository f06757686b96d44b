import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { repeatedName } from '../../adapters/http/json-names.ts';

/** What the parser says of a text, with the place where it names one. */
const PLACED = /^(.*?) in JSON at position (\d+)/;

function problemIn(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Whether a text may be the beginning of JSON: the parser finds nothing wrong before its end. */
function mayGoOn(text: string): boolean {
  const problem = problemIn(text);
  if (problem === undefined || problem.startsWith('Unexpected end')) return true;
  return Number(PLACED.exec(problem)?.[2] ?? -1) >= text.length;
}

/** The position of the first character that no JSON may have. Not every message of the parser names it. */
function badPosition(text: string): number {
  if (mayGoOn(text)) return text.length;
  let whole = 0;
  let broken = text.length;
  while (broken - whole > 1) {
    const middle = Math.floor((whole + broken) / 2);
    if (mayGoOn(text.slice(0, middle))) whole = middle;
    else broken = middle;
  }
  return broken - 1;
}

/** A position in a text as a person counts: line and column from 1. */
function lineAndColumn(text: string, position: number) {
  const lines = text.slice(0, position).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/** The value of a JSON text, or why it is none. */
export type ReadJson = { readonly value: unknown } | { readonly problem: Message };

/**
 * Reads a JSON text: what is wrong is said with its line and column. A name that stands twice in one
 * object is refused, too.
 * @param file its name, for the message
 */
export function readBookJson(bytes: Uint8Array, file: string): ReadJson {
  // TextDecoder removes a byte order mark.
  const text = new TextDecoder().decode(bytes);
  const problem = problemIn(text);
  if (problem !== undefined) {
    const place = lineAndColumn(text, Number(PLACED.exec(problem)?.[2] ?? badPosition(text)));
    const words = (PLACED.exec(problem)?.[1] ?? problem).replace(/, .* is not valid JSON$/s, '');
    return { problem: message('bookNotJson', { file, ...place, problem: words }) };
  }
  const name = repeatedName(text);
  if (name === undefined) return { value: JSON.parse(text) };
  return { problem: message('bookNameTwice', { file, name }) };
}
