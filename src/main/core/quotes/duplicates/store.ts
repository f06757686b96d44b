import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { QUOTE_STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Period } from '../../../../shared/schemas/quotes/quote.ts';
import type { Happening } from '../history/happening.ts';

type Accepted = Extract<Happening, { kind: 'accepted' }>['detail'];

/** A quote of a registration mark, with who submitted it and from which quote it was made. */
export interface QuoteOfMark {
  readonly id: string;
  /** As it is kept: `expired` follows from the clock. */
  readonly status: (typeof QUOTE_STATUSES)[number];
  readonly sections: QuoteSections;
  /** As it was priced. */
  readonly priced: Period;
  /** Of a policy: when it began, and its last day where that moved. */
  readonly accepted?: Pick<Accepted, 'startsAt' | 'lastDay'> | undefined;
  readonly by: string;
  readonly basedOn: string | undefined;
}

/** Says whether a change may be kept next to the other quotes of its car. */
export type Permits = (others: readonly QuoteOfMark[]) => boolean;

/** Finds quotes by the registration mark of their car. */
export interface MarkIndex {
  /**
   * The policies and the open quotes of a normalised mark that end last, some of each.
   * @param now epoch milliseconds
   */
  readonly ofMark: (mark: string, now: number) => Promise<readonly QuoteOfMark[]>;
}
