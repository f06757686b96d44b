import { isJsonObject, type JsonObject } from '../../../../shared/data/json-object.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { itemPath } from '../../../../shared/domain/quote-fields/item-path.ts';
import { FIELDS } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import {
  fieldsOf,
  LISTS,
  type List,
  type ListPath,
} from '../../../../shared/domain/quote-fields/quote-lists.ts';
import { shortly } from '../../../../shared/domain/text/shortly.ts';
import type { InputError } from '../../../../shared/result/result.ts';
import type { QuoteSubmission } from '../../../../shared/schemas/quotes/quote.ts';
import type { Typed } from './read-field.ts';

/** The line of each element of an XML document, from 1, by its path. */
export type Lines = Readonly<Record<string, number>>;

/**
 * The line of a path, where it is known. The one item of a list stands under the path of a single
 * element: only an element that is repeated has positions in XML.
 */
export function lineOf(lines: Lines, path: string): { line?: number } {
  const found = [path, path.replaceAll('[1]', '')].find((one) => Object.hasOwn(lines, one));
  const line = found === undefined ? undefined : lines[found];
  return line === undefined ? {} : { line };
}

/** A known element, or a section that leads to some. */
export interface Known {
  /** By their names; a field has none. */
  readonly children: ReadonlyMap<string, Known>;
  /** The list whose items it is, where it may be repeated. */
  readonly list: List | undefined;
}

/** What is known below a path: the first of the names that remain of each field's path. */
function knownBelow(parent: string, remaining: readonly (readonly string[])[]): Known['children'] {
  const names = new Set(remaining.flatMap(([name]) => name ?? []));
  return new Map(
    [...names].map((name) => {
      const path = parent === '' ? name : `${parent}/${name}`;
      const below = remaining.filter(([first]) => first === name).map((rest) => rest.slice(1));
      const list = LISTS.find((each) => each.path === path);
      return [name, { list, children: knownBelow(path, below) }];
    }),
  );
}

const PATHS = [
  ...FIELDS.map(({ path }) => path),
  ...LISTS.flatMap((list) => fieldsOf(list).map(({ name }) => `${list.path}/${name}`)),
];

/** Everything that a quote document may hold, from below its root on. */
export const DOCUMENT: Known = {
  list: undefined,
  children: knownBelow(
    '',
    PATHS.map((path) => path.split('/')),
  ),
};

/** What the walk through a document gathers, by paths that count the items of lists from 1. */
export interface Findings {
  readonly texts: Map<string, string>;
  /** What JSON has there in the place of a text, by the paths of those. */
  readonly typed: Map<string, Typed>;
  /** How many items each list has. */
  readonly items: Map<ListPath, number>;
  /** The names of what is not known, by their paths in lower case. */
  readonly unknown: Map<string, string>;
  readonly errors: InputError[];
  /** One warning for each element that is not known, also for those that are only counted. */
  readonly unused: Message[];
  readonly lines: Lines;
  readonly source: QuoteSubmission['source'];
}

/** The places after the point that a text may have; a sum such as 0.1 + 0.2 in JSON has more. */
const PLACES = 6;

/** JSON writes a number or a truth where XML has text; both are read as the same text. */
function leafText(value: unknown): string | undefined {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(Number(value.toFixed(PLACES)));
  if (typeof value === 'boolean') return String(value);
  return value === null ? '' : undefined;
}

/** What is wrong with content of another kind: XML has lists only where an element is repeated. */
function misplaced(
  value: unknown,
  [wanted, noList]: readonly [wanted: Message, noList: Message],
  source: Findings['source'],
): Message {
  if (!Array.isArray(value)) return wanted;
  return source === 'xml' ? message('repeated') : noList;
}

const TEXT = [message('textOnly'), message('textNoList')] as const;
const ELEMENTS = [message('elements'), message('elementsNoList')] as const;

function visitLeaf(path: string, value: unknown, found: Findings): void {
  const text = leafText(value);
  if (text !== undefined) {
    found.texts.set(path, text);
    if (typeof value === 'boolean') found.typed.set(path, 'boolean');
    if (typeof value === 'number') found.typed.set(path, 'number');
    return;
  }
  const fault = misplaced(value, TEXT, found.source);
  found.errors.push({ path, message: fault, ...lineOf(found.lines, path) });
}

function visitSection(section: Known, path: string, value: unknown, found: Findings): void {
  if (isJsonObject(value)) {
    visit(section, path, value, found);
    return;
  }
  // An empty section is as good as none: what it requires is reported as missing.
  if (leafText(value) === '') return;
  const fault = misplaced(value, ELEMENTS, found.source);
  found.errors.push({ path, message: fault, ...lineOf(found.lines, path) });
}

/** The items of a list; in JSON, one item may stand there without a list around it. */
function visitItems(section: Known, list: List, value: unknown, found: Findings): void {
  if (value === null) return;
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  const { path, most } = list;
  if (items.length > most) {
    const fault = message('maxItems', { limit: most });
    found.errors.push({ path, message: fault, ...lineOf(found.lines, itemPath(path, most + 1)) });
    return;
  }
  found.items.set(path, items.length);
  for (const [at, item] of items.entries()) {
    visitSection(section, itemPath(path, at + 1), item, found);
  }
}

function visitUnknown(parent: string, name: string, found: Findings): void {
  const path = parent === '' ? name : `${parent}/${name}`;
  // In JSON a name may look like a path.
  if (!name.includes('/')) found.unknown.set(path.toLowerCase(), name);
  const { line } = lineOf(found.lines, path);
  const shown = parent === '' ? shortly(name) : `${parent}/${shortly(name)}`;
  found.unused.push(
    line === undefined
      ? message('notUsed', { name: shown })
      : message('notUsedAtLine', { name: shown, line }),
  );
}

function visit(parent: Known, at: string, branch: JsonObject, found: Findings): void {
  for (const [name, value] of Object.entries(branch)) {
    const known = parent.children.get(name);
    const path = at === '' ? name : `${at}/${name}`;
    if (!known) visitUnknown(at, name, found);
    else if (known.list) visitItems(known, known.list, value, found);
    else if (known.children.size === 0) visitLeaf(path, value, found);
    else visitSection(known, path, value, found);
  }
}

/** Walks through the content of a document; what it holds is still text. */
export function gather(content: JsonObject, { lines = {}, source }: QuoteSubmission): Findings {
  const found: Findings = {
    texts: new Map(),
    typed: new Map(),
    items: new Map(),
    unknown: new Map(),
    errors: [],
    unused: [],
    lines,
    source,
  };
  visit(DOCUMENT, '', content, found);
  return found;
}
