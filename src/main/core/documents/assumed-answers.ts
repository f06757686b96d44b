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

/** The use that was rated: as given, or as the rate book assumes it where it knows no such use. */
export function ratedUse(source: DocumentSource): string {
  const { useClass } = source.quote.sections.policy;
  const assumed = assumedAnswer('Policy/UseClass', source);
  if (!assumed) return useClass ?? NOT_GIVEN;
  return assumed.isConfirmed ? assumed.input : `${assumed.input} (assumed)`;
}
