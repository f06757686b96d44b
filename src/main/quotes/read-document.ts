import type { InputError } from '../../shared/fault.ts';
import type { QuoteSections, QuoteSubmission } from '../../shared/shapes/quote.ts';
import { FIELDS, ROOT } from './fields.ts';
import { readField } from './read-field.ts';

/** A document that could be read, with what was odd about it; or everything wrong with it. */
export type ReadDocument =
  | { readonly sections: QuoteSections; readonly warnings: readonly string[] }
  | { readonly errors: readonly InputError[] };

type Branch = { readonly [name: string]: unknown };

function isBranch(value: unknown): value is Branch {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every path that leads to a known element, without the elements themselves. */
const SECTIONS = new Set(
  FIELDS.flatMap(({ path }) => {
    const parts = path.split('/').slice(0, -1);
    return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
  }),
);
const KNOWN = new Set(FIELDS.map(({ path }) => path));

/** What the walk through a document gathers. */
interface Findings {
  readonly texts: Map<string, string>;
  readonly errors: InputError[];
  readonly warnings: string[];
  readonly lines: Readonly<Record<string, number>>;
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

function visitLeaf(path: string, value: unknown, found: Findings): void {
  const text = leafText(value);
  if (text !== undefined) {
    found.texts.set(path, text);
    return;
  }
  const message = Array.isArray(value) ? 'stands there more than once' : 'must hold text only';
  found.errors.push({ path, message, ...lineOf(found.lines, path) });
}

function visitSection(path: string, value: unknown, found: Findings): void {
  if (isBranch(value)) {
    visit(path, value, found);
    return;
  }
  // An empty section is as good as none: what it requires is reported as missing.
  if (leafText(value) === '') return;
  const message = Array.isArray(value) ? 'stands there more than once' : 'must hold elements';
  found.errors.push({ path, message, ...lineOf(found.lines, path) });
}

function visit(parent: string, branch: Branch, found: Findings): void {
  for (const [name, value] of Object.entries(branch)) {
    const path = parent === '' ? name : `${parent}/${name}`;
    if (KNOWN.has(path)) visitLeaf(path, value, found);
    else if (SECTIONS.has(path)) visitSection(path, value, found);
    else {
      const { line } = lineOf(found.lines, path);
      const place = line === undefined ? '' : ` (line ${line})`;
      found.warnings.push(`${path}${place} is not known and was not used`);
    }
  }
}

/** Puts a value under its dotted path. */
function put(target: Record<string, unknown>, at: string, value: unknown): void {
  const parts = at.split('.');
  const last = parts.pop() ?? at;
  let place = target;
  for (const part of parts) {
    const next = place[part];
    const child: Record<string, unknown> = isBranch(next) ? next : {};
    place[part] = child;
    place = child;
  }
  place[last] = value;
}

function missing(path: string, lines: Findings['lines']): InputError {
  const section = path.slice(0, path.lastIndexOf('/'));
  return { path, message: 'is required', ...lineOf(lines, section) };
}

/** The sections; JSON may have them under the root's name, as XML always does. */
function sectionsOf({ document, source }: QuoteSubmission): {
  readonly content: unknown;
  readonly beside: readonly string[];
} {
  if (source === 'xml' || !isBranch(document) || !Object.hasOwn(document, ROOT)) {
    return { content: document, beside: [] };
  }
  const { [ROOT]: content, ...others } = document;
  return { content, beside: Object.keys(others) };
}

/** Reads a submitted document, from XML and from JSON alike; finds every fault, not only the first. */
export function readDocument(submission: QuoteSubmission): ReadDocument {
  const lines = submission.lines ?? {};
  const { content, beside } = sectionsOf(submission);
  if (!isBranch(content)) {
    return { errors: [{ path: ROOT, message: 'must hold the sections of a quote' }] };
  }
  const found: Findings = { texts: new Map(), errors: [], warnings: [], lines };
  for (const name of beside) found.warnings.push(`${name} is not known and was not used`);
  visit('', content, found);
  const sections: Record<string, unknown> = {
    policy: {},
    customer: { address: {} },
    vehicle: { securityDevices: {} },
    claimsHistory: {},
  };
  const faulty = new Set(found.errors.map(({ path }) => path));
  for (const { path, at, kind, required } of FIELDS) {
    const text = found.texts.get(path);
    if (text === undefined || text === '') {
      if (required && !faulty.has(path)) found.errors.push(missing(path, lines));
      continue;
    }
    const read = readField(kind, text);
    if ('fault' in read) {
      found.errors.push({ path, message: read.fault, ...lineOf(lines, path) });
      continue;
    }
    if (read.warning !== undefined) found.warnings.push(`${path} ${read.warning}`);
    put(sections, at, read.value);
  }
  if (found.errors.length > 0) return { errors: found.errors };
  // Every required field was found and every value came from its kind's reader.
  return { sections: sections as unknown as QuoteSections, warnings: found.warnings };
}

/** A fault of the whole document has no path, but perhaps the line where it shows. */
function said({ path, message, line }: InputError): string {
  if (path !== '') return `${path} ${message}`;
  return line === undefined ? message : `${message} (line ${line})`;
}

/** The one sentence of a 400, by the specification's words. */
export function refusal(errors: readonly InputError[], source: 'xml' | 'json'): string {
  const what = source === 'xml' ? 'Invalid XML format' : 'Invalid quote document';
  const absent = errors.filter(({ message }) => message === 'is required').map(({ path }) => path);
  const wrong = errors.filter(({ message }) => message !== 'is required').map(said);
  const plural = absent.length === 1 ? 'element' : 'elements';
  const parts = absent.length === 0 ? [] : [`missing required ${plural} ${absent.join(', ')}`];
  return `${what}: ${[...parts, ...wrong].join('; ')}`;
}
