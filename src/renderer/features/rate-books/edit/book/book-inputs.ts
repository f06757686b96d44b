import {
  NUMBER_INPUTS,
  type NumberInput,
  type RatingInputs,
  type TextInput,
} from '../../../../../shared/domain/quotes/rating-inputs.ts';
import type { Factor } from '../../../../../shared/schemas/rate-books/rate-book-factors.ts';
import type { Draft } from './draft.ts';

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
