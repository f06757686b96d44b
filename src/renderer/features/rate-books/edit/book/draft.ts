import {
  NUMBER_INPUTS,
  type NumberInput,
  type RatingInputs,
  type TextInput,
} from '../../../../../shared/domain/quotes/rating-inputs.ts';
import type { Factor, RateBook } from '../../../../../shared/schemas/rate-books/rate-book.ts';
import type { TrialRequest } from '../../../../../shared/schemas/rate-books/rate-book-trial.ts';

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

export type Input = TextInput | NumberInput;

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
  const found = new Map<Input, BookInput>();
  for (const factor of factors) {
    const inputs = inputsOf(factor);
    for (const input of inputs) {
      if (found.has(input)) continue;
      const isNumber = NUMBER_INPUTS.includes(input);
      found.set(input, { input, title: factor.title, isNumber, isShared: inputs.length > 1 });
    }
  }
  return [...found.values()];
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
