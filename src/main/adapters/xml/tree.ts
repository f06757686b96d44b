import { message } from '../../../shared/domain/messages/message.ts';
import type { InputError } from '../../../shared/result/result.ts';
import type { Element } from './parse.ts';

/** What an element holds: text, or elements by name; an array where its name is repeated. */
export type Content = string | Elements | Content[];
export type Elements = { [name: string]: Content };

/** More errors say nothing new, and a response must not be larger than its request. */
const MOST_ERRORS = 50;

/** A document's content and its lines. */
export interface Tree {
  readonly document: Elements;
  readonly lines: Record<string, number>;
  readonly errors: readonly InputError[];
}

/** An object in which no name is special: not `__proto__`, not `toString`. */
function bare<T>(): Record<string, T> {
  return Object.create(null);
}

function put(elements: Elements, name: string, content: Content): void {
  const before = elements[name];
  if (before === undefined) elements[name] = content;
  else if (Array.isArray(before)) before.push(content);
  else elements[name] = [before, content];
}

const START_TAG = /<(?:[^>"']|"[^"]*"|'[^']*')*>/y;
const BLANK =
  /(?:\s+|&#(?:0*(?:9|10|13|32)|x0*(?:9|[AaDd]|20));|<!--[\s\S]*?-->|<!\[CDATA\[\s*\]\]>)*(?:<!\[CDATA\[\s*)?/y;

/** The offset after the match of a sticky pattern. */
function after(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The offset of an element's first text that is not blank; a part of text has no place. */
function textAt(text: string, { at, parts }: Element): number {
  let from = after(START_TAG, text, at);
  for (const part of parts) {
    if (typeof part !== 'string') from = part.end;
    else if (part.trim() !== '') break;
  }
  return after(BLANK, text, from);
}

/** The names that several elements in one have. */
function namesOfSeveral({ parts }: Element): ReadonlySet<string> {
  const once = new Set<string>();
  const several = new Set<string>();
  for (const part of parts) {
    if (typeof part === 'string') continue;
    if (once.has(part.name)) several.add(part.name);
    once.add(part.name);
  }
  return several;
}

/**
 * The content of a root element, with the line of each element.
 * @param text the document that it was read from
 * @param lineOf the line of an offset
 */
export function treeOf(root: Element, text: string, lineOf: (at: number) => number): Tree {
  const lines = bare<number>();
  lines[''] = lineOf(root.at);
  const errors: InputError[] = [];

  /**
   * Notes the line of an element, and gives its path. A repeated one has a position, from 1; without
   * one, its path has the second line: where it may stand once, that is one too many.
   */
  function note(path: string, at: number, position: number, isRepeated: boolean): string {
    const line = lineOf(at);
    if (position <= 2) lines[path] = line;
    if (!isRepeated) return path;
    const own = `${path}[${position}]`;
    lines[own] = line;
    return own;
  }

  function elementsOf(element: Element, path: string): Elements {
    const elements: Elements = bare();
    const seen = new Map<string, number>();
    const repeated = namesOfSeveral(element);
    let own = '';
    for (const part of element.parts) {
      if (typeof part === 'string') own += part;
      else {
        const { name } = part;
        const position = (seen.get(name) ?? 0) + 1;
        seen.set(name, position);
        const below = path === '' ? name : `${path}/${name}`;
        put(elements, name, contentOf(part, note(below, part.at, position, repeated.has(name))));
      }
    }
    if (own.trim() !== '' && errors.length < MOST_ERRORS) {
      const line = lineOf(textAt(text, element));
      errors.push({ path: path || root.name, message: message('elementsOnly'), line });
    }
    return elements;
  }

  function contentOf(element: Element, path: string): Content {
    const leaf = element.parts.every((part) => typeof part === 'string');
    return leaf ? element.parts.join('').trim() : elementsOf(element, path);
  }

  return { document: elementsOf(root, ''), lines, errors };
}
