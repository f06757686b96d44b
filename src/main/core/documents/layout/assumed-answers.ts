import type { RatedText } from '../../../../shared/domain/messages/message.ts';
import type { Sale, SoldAssumption } from '../../quotes/sale/sale.ts';
import type { Words } from '../words/words.ts';

/** What the answer to one element counts as in the premium; undefined where it is not assumed. */
export const assumedAnswer = (
  path: string,
  { assumptions }: Pick<Sale, 'assumptions'>,
): SoldAssumption | undefined =>
  assumptions.find(({ paths }) => paths.some((each) => each === path));

/** What the trade calls a use that rate books have as a row; a book may have others. */
function rowInWords({ use }: Words, row: RatedText): string | undefined {
  const uses: Readonly<Record<string, string>> = use;
  return typeof row === 'string' ? uses[row] : undefined;
}

/** What an assumption counts as, where it stands alone: a use in the words of the trade. */
export const assumedText = (words: Words, { path, value }: SoldAssumption): string =>
  (path === 'Policy/UseClass' ? rowInWords(words, value) : undefined) ?? words.ratedAlone(value);

/** The same inside a sentence. */
export const assumedInSentence = (words: Words, { path, value }: SoldAssumption): string =>
  (path === 'Policy/UseClass' ? rowInWords(words, value)?.toLowerCase() : undefined) ??
  words.rated(value);

/** What was confirmed for an element that was not given, where it stands alone; undefined otherwise. */
export function confirmedAnswer(words: Words, path: string, sale: Sale): string | undefined {
  const answer = assumedAnswer(path, sale);
  return answer?.isConfirmed ? assumedText(words, answer) : undefined;
}

/** The use that was rated, in the words of the trade: what was written may be any of a row's words. */
export function ratedUse(words: Words, sale: Sale): string {
  const { useClass } = sale.answers.policy;
  const written = useClass === undefined ? words.notGiven : words.book(useClass);
  const use = rowInWords(words, sale.use ?? '') ?? written;
  const assumed = assumedAnswer('Policy/UseClass', sale);
  if (!assumed) return use;
  const own = assumedText(words, assumed);
  return assumed.isConfirmed ? own : words.assumed(own);
}
