import {
  NUMBER_INPUTS,
  type NumberInput,
  type RatingInputs,
  type TextInput,
} from '../../../../../shared/domain/quote-fields/rating-inputs.ts';
import type { Factor, RateBook } from '../../../../../shared/schemas/rate-books/rate-book.ts';
import type { TrialRequest } from '../../../../../shared/schemas/rate-books/rate-book-trial.ts';

/** Where something stands in a rate book: the names and positions that lead to it. */
export type Path = readonly (string | number)[];

const STEP = /([^.[\]]+)|\[(\d+)\]/g;

/** A path as the checks write it: `factors[2].rows[1]`. */
export function writtenPath(path: Path): string {
  return path.reduce<string>((text, step) => {
    if (typeof step === 'number') return `${text}[${step}]`;
    return text === '' ? step : `${text}.${step}`;
  }, '');
}

/** Reads what {@link writtenPath} wrote. */
export function readPath(written: string): Path {
  return [...written.matchAll(STEP)].map(([, name = '', position]) =>
    position === undefined ? name : Number(position),
  );
}

/** The list, or the object, that what stands at a path is in. */
export const listOf = (path: Path): Path => path.slice(0, -1);

/** What stands at a path; undefined where it leads nowhere. */
export function valueAt(root: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) =>
      typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined,
    root,
  );
}

/** A copy with another value at a path, without it where the value is undefined; the rest is shared. */
export function withValue<T>(root: T, path: Path, value: unknown): T {
  return changed(root, path, value) as T;
}

function changed(root: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const inner = changed(valueAt(root, [step]), rest, value);
  if (Array.isArray(root)) return root.map((item, i) => (i === step ? inner : item));
  const copy: Record<string, unknown> = { ...(root as object) };
  if (inner === undefined) delete copy[step];
  else copy[step] = inner;
  return copy;
}

/** A copy without what stands at a path, and without the objects around it that are empty then, up to so many steps. */
export function withoutValue<T>(root: T, path: Path, stays: number): T {
  const next = withValue(root, path, undefined);
  const parent = listOf(path);
  const left = valueAt(next, parent);
  const isEmpty = typeof left === 'object' && left !== null && Object.keys(left).length === 0;
  return isEmpty && parent.length > stays ? withoutValue(next, parent, stays) : next;
}

/** A copy with other entries in a list, or by keys; see {@link entriesAt}. */
export function withEntries<T>(
  root: T,
  path: Path,
  entries: readonly (readonly [string, unknown])[],
  keptAs: 'list' | 'optionalList' | 'keys' = 'list',
): T {
  if (entries.length === 0 && keptAs !== 'list') return withoutValue(root, path, 0);
  const values = entries.map(([, value]) => value);
  return withValue(root, path, keptAs === 'keys' ? Object.fromEntries(entries) : values);
}

/** What is in a list, or in an object by keys, in its order. */
export function entriesAt(root: unknown, path: Path): (readonly [string, unknown])[] {
  return Object.entries(valueAt(root, path) ?? {});
}

/**
 * A rate book while it is edited. In the place of a number there may be the text that was typed: it
 * stays until it is corrected, and the checks say it with its place.
 */
export type Draft = RateBook;

/** A risk to try on the edited book. */
export type Risk = NonNullable<TrialRequest['risk']>;

/** The risk of a worked example; undefined where there is none at that position. */
export function riskOf({ examples }: Draft, position: number): Risk | undefined {
  const example = examples[position];
  if (!example) return undefined;
  const { inputs, basis, receivedOn } = example;
  return { inputs, receivedOn, ...(basis && { basis }) };
}

type Input = TextInput | NumberInput;

/** An input that prices in a book. */
export interface BookInput {
  readonly input: Input;
  /** Of the first factor that looks at it. */
  readonly title: string;
  readonly isNumber: boolean;
  /** Whether the factor looks at other inputs, too: its title alone does not name this one. */
  readonly isShared: boolean;
}

const inputsOf = (factor: Factor): readonly Input[] =>
  'inputs' in factor ? factor.inputs : [factor.input];

/** What prices in a book, each input once, in the order of the factors. */
export function bookInputs({ factors }: Draft): BookInput[] {
  const byName = new Map<Input, BookInput>();
  for (const factor of factors) {
    const inputs = inputsOf(factor);
    for (const input of inputs) {
      if (byName.has(input)) continue;
      const isNumber = NUMBER_INPUTS.includes(input);
      byName.set(input, { input, title: factor.title, isNumber, isShared: inputs.length > 1 });
    }
  }
  return [...byName.values()];
}

/** A risk with another answer; without it where the text is empty, or no number where one is needed. */
export function withAnswer(
  risk: RatingInputs,
  { input, isNumber }: BookInput,
  text: string,
): RatingInputs {
  const { [input]: _, ...others } = risk;
  const answer = isNumber ? Number(text.replace(',', '.')) : text;
  const isNone = text.trim() === '' || (typeof answer === 'number' && !Number.isFinite(answer));
  return isNone ? others : { ...others, [input]: answer };
}

/** A value with what it was before, and what was undone. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
}

/** The most changes that can be undone: each shares with the next what it did not change. */
const KEPT = 500;

/** A value that was not changed yet. */
export const begin = <T>(present: T): History<T> => ({ past: [], present, future: [] });

/** One change on; what was undone before is forgotten. */
export function change<T>(history: History<T>, next: T): History<T> {
  if (next === history.present) return history;
  return { past: [...history.past, history.present].slice(-KEPT), present: next, future: [] };
}

/** One change back, where there is one. */
export function undo<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** The change that was undone last once more, where there is one. */
export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
