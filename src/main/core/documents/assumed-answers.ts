import type { Sale, SoldAssumption } from '../quotes/sale/sale.ts';
import { NOT_GIVEN } from './format.ts';
import { ratedAlone, ratedText } from './rated-text.ts';

/** What the answer to one element counts as in the premium; undefined where it is not assumed. */
export const assumedAnswer = (
  path: string,
  { assumptions }: Pick<Sale, 'assumptions'>,
): SoldAssumption | undefined =>
  assumptions.find(({ paths }) => paths.some((each) => each === path));

/** What the trade calls the uses that rate books have as rows; a book may have others. */
const USES: Readonly<Record<string, string>> = {
  SDP: 'Social, domestic and pleasure',
  'SDP with commuting': 'Social, domestic and pleasure, with commuting',
  'Class 1': 'Class 1 business use, by the policyholder',
  'Class 2': 'Class 2 business use, by the policyholder and the named drivers',
  'Class 3': 'Class 3 business use, commercial travelling included',
  'Hire and reward': 'Hire and reward',
  'Motor trade': 'The motor trade',
};

/** What an assumption counts as, where it stands alone: a use in the words of the trade. */
export const assumedText = ({ path, value }: SoldAssumption): string =>
  (path === 'Policy/UseClass' ? USES[value] : undefined) ?? ratedAlone(value);

/** The same inside a sentence. */
export const assumedInSentence = ({ path, value }: SoldAssumption): string =>
  (path === 'Policy/UseClass' ? USES[value]?.toLowerCase() : undefined) ?? ratedText(value);

/** What was confirmed for an element that was not given, where it stands alone; undefined otherwise. */
export function confirmedAnswer(path: string, sale: Sale): string | undefined {
  const answer = assumedAnswer(path, sale);
  return answer?.isConfirmed ? assumedText(answer) : undefined;
}

/** The use that was rated, in the words of the trade: what was written may be any of a row's words. */
export function ratedUse(sale: Sale): string {
  const use = USES[sale.use ?? ''] ?? sale.answers.policy.useClass ?? NOT_GIVEN;
  const assumed = assumedAnswer('Policy/UseClass', sale);
  if (!assumed) return use;
  const own = assumedText(assumed);
  return assumed.isConfirmed ? own : `${own} (assumed)`;
}
