import type { RatingInputs, TextInput } from '../../src/shared/schemas/rate-book.ts';

/**
 * Of a row's words those that the risks really use, as given. The peers are spared all others, and
 * the forgiving of case and punctuation besides.
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
