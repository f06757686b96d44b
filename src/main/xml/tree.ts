import type { InputError } from '../../shared/fault.ts';
import { Malformed } from './malformed.ts';
import type { Sink } from './well-formed.ts';

/** What an element holds: text, elements by name, or both in turn where its name came repeatedly. */
export type Content = string | Elements | Content[];
export type Elements = { [name: string]: Content };

/** An element that is still open. */
interface Frame {
  readonly name: string;
  readonly path: string;
  text: string;
  /** The offset of the first text that is not white space. */
  textAt: number;
  elements: Elements | undefined;
}

/** More than these say nothing new, and an answer must not outgrow its question. */
const MOST_ERRORS = 50;

/** What a scan left behind. */
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

/**
 * Builds the content of a root element from a scan.
 * @param root the only name that the root may have
 * @param lineOf the line of an offset
 */
export function createTree(root: string, lineOf: (at: number) => number): Sink & { tree(): Tree } {
  const lines = bare<number>();
  const repeated = new Set<string>();
  const errors: InputError[] = [];
  const frames: Frame[] = [];
  let document: Elements = bare();

  /** A repeated element is told of where it came the second time: there it is one too many. */
  function note(path: string, at: number): void {
    if (lines[path] === undefined) lines[path] = lineOf(at);
    else if (!repeated.has(path)) {
      repeated.add(path);
      lines[path] = lineOf(at);
    }
  }

  function contentOf({ elements, text, textAt, path }: Frame): Content {
    const own = text.trim();
    if (elements === undefined && path !== '') return own;
    if (own !== '' && errors.length < MOST_ERRORS) {
      const message = 'holds text where only elements belong';
      errors.push({ path: path || root, message, line: lineOf(textAt) });
    }
    return elements ?? bare();
  }

  return {
    open(name, at) {
      const parent = frames.at(-1);
      if (parent === undefined && name !== root) {
        throw new Malformed(`the root element must be <${root}>, not <${name}>`, at);
      }
      const above = parent?.path ?? '';
      const path = parent === undefined ? '' : above === '' ? name : `${above}/${name}`;
      if (parent !== undefined) {
        note(path, at);
        parent.elements ??= bare();
      }
      frames.push({ name, path, text: '', textAt: -1, elements: undefined });
    },
    text(value, at) {
      const frame = frames.at(-1);
      if (frame === undefined) return;
      if (frame.text === '') {
        const blank = value.length - value.trimStart().length;
        if (blank === value.length) return;
        frame.textAt = at + blank;
      }
      frame.text += value;
    },
    close() {
      const frame = frames.pop();
      if (frame === undefined) return;
      const content = contentOf(frame);
      const parent = frames.at(-1);
      if (parent?.elements !== undefined) put(parent.elements, frame.name, content);
      else if (typeof content === 'object' && !Array.isArray(content)) document = content;
    },
    tree: () => ({ document, lines, errors }),
  };
}
