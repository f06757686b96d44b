import type {
  RatingInputs,
  TextInput,
} from '../../src/shared/domain/quote-fields/rating-inputs.ts';

/**
 * The words of a row that the risks really use, as given. The peers need no other words, and do not
 * have to ignore case and punctuation.
 */
export function wordsIn(
  risks: readonly RatingInputs[],
): (input: TextInput, words: readonly string[]) => string[] {
  const seen = new Map<string, Set<string>>();
  return (input, words) => {
    const used = seen.get(input) ?? new Set(risks.flatMap((risk) => risk[input] ?? []));
    seen.set(input, used);
    return words.filter((text) => used.has(text));
  };
}
