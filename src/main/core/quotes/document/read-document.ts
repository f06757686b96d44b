import { isJsonObject } from '../../../../shared/data/json-object.ts';
import { put } from '../../../../shared/data/nested-value.ts';
import { firstUnused } from '../../../../shared/domain/messages/first-unused.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { itemPath } from '../../../../shared/domain/quote-fields/item-path.ts';
import { FIELDS, ROOT } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import { fieldsOf, LISTS } from '../../../../shared/domain/quote-fields/quote-lists.ts';
import {
  KEPT_SECTIONS,
  type PartSections,
  type QuoteSections,
} from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { offered } from '../../../../shared/domain/suggestion.ts';
import { shortly } from '../../../../shared/domain/text/shortly.ts';
import type { InputError } from '../../../../shared/result/result.ts';
import type { Warning } from '../../../../shared/schemas/common/remark.ts';
import type { Choices } from '../../../../shared/schemas/quotes/choices.ts';
import type { QuoteSubmission } from '../../../../shared/schemas/quotes/quote.ts';
import { type Findings, gather, lineOf } from './gather.ts';
import { type ReadableField, readField } from './read-field.ts';

/** Whatever could be read of a document, with all that is odd or wrong about it. */
export interface PartDocument {
  readonly sections: PartSections;
  /** What is chosen next to the risk: it is kept as events, and not with the sections. */
  readonly choices: Choices;
  readonly warnings: readonly Warning[];
  readonly errors: readonly InputError[];
}

/** A document that could be read, with what was odd about it; or everything wrong with it. */
export type ReadDocument =
  | {
      readonly sections: QuoteSections;
      readonly choices: Choices;
      readonly warnings: readonly Warning[];
    }
  | { readonly errors: readonly InputError[] };

/** An object in the making. */
type Target = Record<string, unknown>;

/** A field with the place of its value: names below the sections, or below an item. */
interface Placed extends ReadableField {
  readonly path: string;
  readonly place: readonly string[];
  readonly required: boolean;
}

const PLACED: readonly Placed[] = FIELDS.map((field) => ({
  ...field,
  place: field.key.split('.'),
}));

/** An element and all that it stands in, from the outermost on. */
function pathsTo(path: string): string[] {
  const names = path.split('/');
  return names.map((_, at) => names.slice(0, at + 1).join('/'));
}

function missing(path: string, { unknown, lines }: Findings): InputError {
  const paths = pathsTo(path);
  const meant = [ROOT, ...paths].flatMap((one) => unknown.get(one.toLowerCase()) ?? []);
  const other = meant.find((name) => name !== ROOT);
  const text = other === undefined ? message('required') : message('requiredOtherCase', { other });
  const placed = ['', ...paths.slice(0, -1)].findLast((one) => 'line' in lineOf(lines, one));
  return { path, message: text, ...lineOf(lines, placed ?? '') };
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

/** Reads the texts that were found into what will hold their values. */
function reader(found: Findings) {
  const faulty = new Set(found.errors.map(({ path }) => path));
  const errors = [...found.errors];
  const warnings: Warning[] = [];

  /** Reads one field; its fault or remark is noted. */
  function read(field: Placed, target: Target): void {
    const { path, place, required } = field;
    const text = found.texts.get(path);
    if (text === undefined || text === '') {
      // Of a section that could not be read, no one knows what it lacks.
      const isAsked = required && !pathsTo(path).some((one) => faulty.has(one));
      if (isAsked) errors.push(missing(path, found));
      return;
    }
    const value = readField(field, text, found.typed.get(path));
    if ('fault' in value) {
      const more = { ...offered(value.fault.code, text), ...lineOf(found.lines, path) };
      errors.push({ path, message: value.fault, ...more });
      return;
    }
    if (value.warning) warnings.push({ path, message: value.warning });
    put(target, place, value.value);
  }

  return { read, errors, warnings };
}

/** Sections without anything in them, in the order of their keys. */
function emptySections(): Target {
  const sections: Target = {};
  for (const key of KEPT_SECTIONS) put(sections, key.split('.'), {});
  return sections;
}

/** Reads what can be read of a document that may be half finished. */
export function readPart(submission: QuoteSubmission): PartDocument {
  const { content, others } = sectionsOf(submission);
  const all = emptySections();
  if (!isJsonObject(content)) {
    const errors = [{ path: ROOT, message: message('sections') }];
    return { ...split(all), warnings: [], errors };
  }
  const found = gather(content, submission);
  const { read, errors, warnings } = reader(found);
  for (const field of PLACED) read(field, all);
  for (const list of LISTS) {
    const count = found.items.get(list.path) ?? 0;
    const items = Array.from({ length: count }, (): Target => ({}));
    for (const [at, item] of items.entries()) {
      const path = itemPath(list.path, at + 1);
      for (const { name, key, ...field } of fieldsOf(list)) {
        read({ ...field, path: `${path}/${name}`, place: [key] }, item);
      }
    }
    if (count > 0) put(all, list.key.split('.'), items);
  }
  const unused = [
    ...others.map((name) => message('notUsed', { name: shortly(name) })),
    ...found.unused,
  ];
  return { ...split(all), warnings: [...firstUnused(unused), ...warnings], errors };
}

/** What is kept with a quote, and what is chosen next to it. Every value came from its kind's reader. */
function split({ choices = {}, ...sections }: Target): Pick<PartDocument, 'sections' | 'choices'> {
  return { sections: sections as unknown as PartSections, choices: choices as Choices };
}

/** Reads a submitted document, from XML and from JSON alike; finds every fault, not only the first. */
export function readDocument(submission: QuoteSubmission): ReadDocument {
  const { sections, choices, warnings, errors } = readPart(submission);
  if (errors.length > 0) return { errors };
  // Without an error, every required element was found.
  return { sections: sections as QuoteSections, choices, warnings };
}

/** What the fault of a document that could not be taken says before its errors. */
export function refusal(source: QuoteSubmission['source']): Message {
  return message(source === 'xml' ? 'invalidXml' : 'invalidDocument');
}
