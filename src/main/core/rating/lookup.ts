import type {
  NumberInput,
  RatingInputs,
  TextInput,
} from '../../../shared/domain/quote-fields/rating-inputs.ts';

/** The relativities of a number; all are ten-thousandths. */
export interface NumberLookup {
  readonly input: NumberInput;
  /** Of the whole numbers from 0. */
  readonly known: Float64Array;
  /** Calculates that of any number. */
  readonly at: (value: number) => number;
}

/** The relativities of the words that a book writes out, in ten-thousandths. */
export interface WordLookup {
  readonly input: TextInput;
  /** By the text, undefined where none is given; where another input decides, its look-up. */
  readonly known: ReadonlyMap<string | undefined, number | WordLookup>;
}

/** What a factor has ready, and how it calculates what it has not. */
export interface Lookup {
  readonly numbers?: NumberLookup | undefined;
  readonly words?: WordLookup | undefined;
  /** Calculates the relativity of any risk, in ten-thousandths. */
  readonly relativity: (inputs: RatingInputs) => number;
}

/** As many whole numbers are looked up: engine sizes and excesses, but not values and mileages. */
const MOST_KNOWN = 4096;

/** Looks a number up where it is whole and not above the last bound of its factor. */
export function numberLookup(
  input: NumberInput,
  lastBound: number,
  at: NumberLookup['at'],
): NumberLookup {
  const length = Math.min(MOST_KNOWN, Math.floor(lastBound) + 1);
  return { input, known: Float64Array.from({ length }, (_, value) => at(value)), at };
}

/** The relativity of a risk in ten-thousandths: looked up, or else calculated. */
export function relativityOf({ numbers, words, relativity }: Lookup, risk: RatingInputs): number {
  if (numbers !== undefined) {
    const { known, at } = numbers;
    const value = risk[numbers.input];
    if (value === undefined) return relativity(risk);
    return value >>> 0 === value && value < known.length ? (known[value] as number) : at(value);
  }
  let next = words;
  while (next !== undefined) {
    const found: number | WordLookup | undefined = next.known.get(risk[next.input]);
    if (typeof found === 'number') return found;
    next = found;
  }
  return relativity(risk);
}
