import type { TrialRequest } from '../../../../../shared/schemas/rate-books/rate-book-trial.ts';
import type { Draft } from './draft.ts';

/** A risk to try on the edited book. */
export type Risk = NonNullable<TrialRequest['risk']>;

/** The risk of a worked example; undefined where there is none at that position. */
export function riskOf({ examples }: Draft, position: number): Risk | undefined {
  const example = examples[position];
  if (!example) return undefined;
  const { inputs, basis, receivedOn } = example;
  return { inputs, receivedOn, ...(basis && { basis }) };
}
