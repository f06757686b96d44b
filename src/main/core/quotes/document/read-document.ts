import type { InputError } from '../../../../shared/contract/result.ts';
import { isJsonObject, type JsonObject } from '../../../../shared/data/json-object.ts';
import { put } from '../../../../shared/data/nested-value.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { FIELDS, ROOT } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type {
  PartSections,
  QuoteSections,
} from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { offered } from '../../../../shared/domain/suggestion.ts';
import { shortly } from '../../../../shared/domain/text/shortly.ts';
import type { QuoteSubmission } from '../../../../shared/schemas/quote.ts';
import type { Warning } from '../../../../shared/schemas/remark.ts';
import { readField } from './read-field.ts';

/** Whatever could be read of a document, with all that is odd or wrong about it. */
export interface PartDocument {
  readonly sections: PartSections;
  readonly warnings: readonly Warning[];
  readonly errors: readonly InputError[];
}

/** A document that could be read, with what was odd about it; or everything wrong with it. */
export type ReadDocument =
  | { readonly sections: QuoteSections; readonly warnings: readonly Warning[] }
  | { readonly errors: readonly InputError[] };

/** A known element, or a section that leads to some. */
interface Known {
  readonly path: string;
  /** By their names; a field has none. */
  readonly children: ReadonlyMap<string, Known>;
}

/** What is known below a path: the first of the names that remain of each field's path. */
function knownBelow(parent: string, remaining: readonly (readonly string[])[]): Known['children'] {
  const names = new Set(remaining.flatMap(([name]) => name ?? []));
  return new Map(
    [...names].map((name) => {
      const path = parent === '' ? name : `${parent}/${name}`;
      const below = remaining.filter(([first]) => first === name).map((rest) => rest.slice(1));
      return [name, { path, children: knownBelow(path, below) }];
    }),
  );
}

const DOCUMENT: Known = {
  path: '',
  children: knownBelow(
    '',
    FIELDS.map(({ path }) => path.split('/')),
  ),
};

const PLACED = FIELDS.map((field) => ({ ...field, place: field.key.split('.') }));

/** What the walk through a document gathers. */
interface Findings {
  readonly texts: Map<string, string>;
  /** The names of what is not known, by their paths in lower case. */
  readonly unknown: Map<string, string>;
  readonly errors: InputError[];
  readonly warnings: Warning[];
  /** One warning for each element that is not known, also for those that are only counted. */
  readonly unused: Message[];
  readonly lines: Readonly<Record<string, number>>;
  readonly source: QuoteSubmission['source'];
}

function lineOf(lines: Findings['lines'], path: string): { line?: number } {
  const line = Object.hasOwn(lines, path) ? lines[path] : undefined;
  return line === undefined ? {} : { line };
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
    return;
  }
  const fault = misplaced(value, TEXT, found.source);
  found.errors.push({ path, message: fault, ...lineOf(found.lines, path) });
}

function visitSection(section: Known, value: unknown, found: Findings): void {
  if (isJsonObject(value)) {
    visit(section, value, found);
    return;
  }
  // An empty section is as good as none: what it requires is reported as missing.
  if (leafText(value) === '') return;
  const { path } = section;
  const fault = misplaced(value, ELEMENTS, found.source);
  found.errors.push({ path, message: fault, ...lineOf(found.lines, path) });
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

/** How many elements that are not known are named; whoever reads a quote gets them each time. */
const MOST_NAMED = 50;

/** The first of the warnings about what is not known, and how many more there are. */
function firstUnused({ unused }: Findings): Message[] {
  const named = unused.slice(0, MOST_NAMED);
  const more = unused.length - named.length;
  return more === 0 ? named : [...named, message('notUsedMore', { count: more })];
}

function visit(parent: Known, branch: JsonObject, found: Findings): void {
  for (const [name, value] of Object.entries(branch)) {
    const known = parent.children.get(name);
    if (!known) visitUnknown(parent.path, name, found);
    else if (known.children.size === 0) visitLeaf(known.path, value, found);
    else visitSection(known, value, found);
  }
}

/** An element and all that it stands in, from the outermost on. */
function pathsTo(path: string): string[] {
  const names = path.split('/');
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

function missing(path: string, { unknown, lines }: Findings): InputError {
  const paths = pathsTo(path);
  const meant = [ROOT, ...paths].flatMap((one) => unknown.get(one.toLowerCase()) ?? []);
  const other = meant.find((name) => name !== ROOT);
  const said = other === undefined ? message('required') : message('requiredOtherCase', { other });
  const placed = ['', ...paths.slice(0, -1)].findLast((one) => 'line' in lineOf(lines, one));
  return { path, message: said, ...lineOf(lines, placed ?? '') };
}

/** The sections; JSON may have them under the root's name, as XML always does. */
function sectionsOf({ document, source }: QuoteSubmission): {
  readonly content: unknown;
  readonly others: readonly string[];
} {
  if (source === 'xml' || !isJsonObject(document) || !Object.hasOwn(document, ROOT)) {
    return { content: document, others: [] };
  }
  const { [ROOT]: content, ...rest } = document;
  return { content, others: Object.keys(rest) };
}

/** Reads what can be read of a document that may be half finished. */
export function readPart(submission: QuoteSubmission): PartDocument {
  const lines = submission.lines ?? {};
  const { content, others } = sectionsOf(submission);
  const sections = {
    policy: {},
    customer: { address: {} },
    vehicle: { securityDevices: {} },
    claimsHistory: {},
  };
  if (!isJsonObject(content)) {
    const errors = [{ path: ROOT, message: message('sections') }];
    return { sections, warnings: [], errors };
  }
  const found: Findings = {
    ...{ texts: new Map(), unknown: new Map(), errors: [], warnings: [] },
    ...{ unused: [], lines, source: submission.source },
  };
  for (const name of others) found.unused.push(message('notUsed', { name: shortly(name) }));
  visit(DOCUMENT, content, found);
  found.warnings.push(...firstUnused(found));
  const faulty = new Set(found.errors.map(({ path }) => path));
  for (const { path, place, kind, required } of PLACED) {
    const text = found.texts.get(path);
    if (text === undefined || text === '') {
      // Of a section that could not be read, nobody knows what it lacks.
      const isAsked = required && !pathsTo(path).some((one) => faulty.has(one));
      if (isAsked) found.errors.push(missing(path, found));
      continue;
    }
    const read = readField(kind, text);
    if ('fault' in read) {
      const more = { ...offered(read.fault.code, text), ...lineOf(lines, path) };
      found.errors.push({ path, message: read.fault, ...more });
      continue;
    }
    if (read.warning) found.warnings.push({ path, message: read.warning });
    put(sections, place, read.value);
  }
  // Every value came from its kind's reader.
  return { sections, warnings: found.warnings, errors: found.errors };
}

/** Reads a submitted document, from XML and from JSON alike; finds every fault, not only the first. */
export function readDocument(submission: QuoteSubmission): ReadDocument {
  const { sections, warnings, errors } = readPart(submission);
  // Without an error, every required element was found.
  return errors.length > 0 ? { errors } : { sections: sections as QuoteSections, warnings };
}

/** What the fault of a document that could not be taken says before its errors. */
export function refusal(source: QuoteSubmission['source']): Message {
  return message(source === 'xml' ? 'invalidXml' : 'invalidDocument');
}
