import { answersOf } from '../quotes/price/answers.ts';
import { inputsOf } from '../rating/factor.ts';
import type { DocumentSource } from './document-source.ts';
import { NOT_GIVEN } from './format.ts';
import { ratedAlone } from './rated-text.ts';

/** An answer that the premium assumes. */
export interface AssumedAnswer {
  /** The factor that was rated on it. */
  readonly id: string;
  readonly title: string;
  /** What it was counted as, as the explanation words it. */
  readonly input: string;
  /** The elements that would have answered it. */
  readonly paths: readonly string[];
  /** Whether it was confirmed for the customer before cover. */
  readonly isConfirmed: boolean;
}

/** The answers, by their paths, that were assumed and then confirmed for the customer before cover. */
export function confirmedPaths({ events }: Pick<DocumentSource, 'events'>): ReadonlySet<string> {
  return new Set(
    events.flatMap((event) =>
      event.kind === 'accepted' ? (event.detail.confirmed ?? []).map(({ path }) => path) : [],
    ),
  );
}

/** Every answer that the premium assumes. */
export function assumedAnswers({ quote, book, events }: DocumentSource): AssumedAnswer[] {
  const confirmed = confirmedPaths({ events });
  return quote.explanation.steps
    .filter(({ assumed }) => assumed)
    .map(({ id, title, input }) => {
      const factor = book.factors.find((one) => one.id === id);
      const paths = factor ? answersOf({ inputs: inputsOf(factor) }) : [];
      return { id, title, input, paths, isConfirmed: paths.some((path) => confirmed.has(path)) };
    })
    .filter(({ paths }) => paths.length > 0);
}

/** What the answer to one element counts as in the premium; undefined where it is not assumed. */
export const assumedAnswer = (path: string, source: DocumentSource): AssumedAnswer | undefined =>
  assumedAnswers(source).find(({ paths }) => paths.includes(path));

/** What was confirmed for an element that was not given, where it stands alone; undefined otherwise. */
export function confirmedAnswer(path: string, source: DocumentSource): string | undefined {
  const answer = assumedAnswer(path, source);
  return answer?.isConfirmed ? ratedAlone(answer.input) : undefined;
}

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

/** The row of the rate book for the use that was rated; undefined where it rates none. */
export const rowOfUse = ({ quote }: DocumentSource): string | undefined =>
  quote.explanation.steps.find(({ id }) => id === 'use')?.row;

/** The use that was rated, in the words of the trade: what was written may be any of a row's words. */
export function ratedUse(source: DocumentSource): string {
  const use = USES[rowOfUse(source) ?? ''] ?? source.quote.sections.policy.useClass ?? NOT_GIVEN;
  const assumed = assumedAnswer('Policy/UseClass', source);
  if (!assumed) return use;
  const own = USES[assumed.input] ?? assumed.input;
  return assumed.isConfirmed ? own : `${own} (assumed)`;
}
