import { english, inEnglish, speaksToReader } from '../domain/messages/english.ts';
import type { Message } from '../domain/messages/message.ts';
import { RATED } from '../domain/messages/rated.ts';
import type { Remark, Warning } from '../schemas/common/remark.ts';
import { type Fault, type InputError, isMissing } from './result.ts';

/** What the API, the command line and the log say: the English of messages and what holds them. */

/** A remark behind the path that it is about, and what was likely meant. */
export function remarkSentence({ path, message, suggestion }: Remark): string {
  const offer = suggestion === undefined ? '' : ` (did you mean ${suggestion}?)`;
  const place = speaksToReader(message) ? `${path}:` : path;
  return `${place} ${english(message)}${offer}`;
}

/** A warning as a sentence. */
export function warningSentence(warning: Warning): string {
  return 'path' in warning ? remarkSentence(warning) : english(warning);
}

/** The lists that hold what is to be said, wherever they stand in an answer. */
const SAID: ReadonlySet<string> = new Set(['warnings', 'because', 'restsOn', 'notChecked']);

const isRated = (value: object): value is Message =>
  'code' in value && typeof value.code === 'string' && Object.hasOwn(RATED, value.code);

/** What is frozen is sent again and again: its English is made once, and frozen itself. */
const kept = new WeakMap<object, object>();

/** A part of an answer as the API shows it. */
function shown(name: string, part: unknown): unknown {
  return SAID.has(name) && Array.isArray(part) && part.length > 0
    ? part.map(warningSentence)
    : withSentences(part);
}

/**
 * An answer as the API shows it: its warnings and reasons, and what rating says, are English.
 * @returns the answer itself where nothing is to be said
 */
export function withSentences(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = kept.get(value);
  if (known) return known;
  if (isRated(value)) return english(value);
  let changed: object = value;
  if (Array.isArray(value)) {
    const items = value.map(withSentences);
    if (items.some((item, i) => item !== value[i])) changed = items;
  } else {
    for (const [name, part] of Object.entries(value)) {
      const said = shown(name, part);
      if (said === part) continue;
      if (changed === value) changed = { ...value };
      Reflect.set(changed, name, said);
    }
  }
  if (Object.isFrozen(value)) kept.set(value, Object.freeze(changed));
  return changed;
}

/** Where an error is: in a rate book the table with its row, else the path. */
export function errorPlace({ path, table, row }: Omit<InputError, 'message'>): string {
  if (!table) return path;
  return row === undefined ? `${table.title}:` : `${table.title}, row ${row}:`;
}

/** An error of the whole document has no path, but perhaps the line where it shows. */
function documentError(error: InputError): string {
  if (error.path !== '') return remarkSentence({ ...error, path: errorPlace(error) });
  const text = english(error.message);
  return error.line === undefined ? text : `${text} (line ${error.line})`;
}

/** Every error of a quote document, by the specification's words for a missing element. */
function documentErrors(errors: readonly InputError[]): string {
  const absent = errors.filter(isMissing).map(({ path }) => path);
  const wrong = errors.filter((error) => !isMissing(error)).map(documentError);
  const plural = absent.length === 1 ? 'element' : 'elements';
  const parts = absent.length === 0 ? [] : [`missing required ${plural} ${absent.join(', ')}`];
  return [...parts, ...wrong].join('; ');
}

function requestErrors(errors: readonly InputError[]): string {
  return errors
    .map((error) => remarkSentence({ ...error, path: error.path || 'the body' }))
    .join('; ');
}

/** What a fault adds to its message: every error of an input, every reason of a declined risk. */
function details(fault: Fault): string | undefined {
  if (fault.kind === 'declined')
    return fault.reasons.map(({ message }) => inEnglish(message)).join('; ');
  if (fault.kind !== 'invalid' || !fault.errors) return undefined;
  const { errors, message } = fault;
  return message.code === 'invalidRequest' ? requestErrors(errors) : documentErrors(errors);
}

/** A fault in one sentence, which names everything that is wrong. */
export function faultSentence(fault: Fault): string {
  const more = details(fault);
  const text = english(fault.message);
  return more === undefined ? text : `${text}: ${more}`;
}

/** An error as the API shows it. */
export interface ShownError extends Omit<InputError, 'message'> {
  readonly message: string;
}

/** Errors as the API shows them. */
export function shownErrors(errors: readonly InputError[]): ShownError[] {
  return errors.map((error) => ({ ...error, message: english(error.message) }));
}
