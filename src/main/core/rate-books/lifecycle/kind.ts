import type { MessageCode } from '../../../../shared/domain/messages/catalogue.ts';
import type { Message } from '../../../../shared/domain/messages/message.ts';
import type { Result } from '../../../../shared/result/result.ts';
import type { Finding } from '../../rating/examine/finding.ts';
import type { TableKind } from './event.ts';
import type { RateTable } from './table.ts';

/** Why a step is refused, in the words of rate books. */
export const OF_RATE_BOOKS = {
  unknown: 'rateBookUnknown',
  damaged: 'rateBookDamaged',
  unfit: 'rateBookUnfit',
  withdrawn: 'rateBookWithdrawn',
  active: 'rateBookActive',
  approved: 'rateBookApproved',
  unapproved: 'rateBookUnapproved',
  ownDraft: 'rateBookOwnDraft',
  publisherNew: 'publisherNew',
  publisherOther: 'publisherOther',
  publisherMissing: 'publisherMissing',
  signatureWrong: 'signatureWrong',
} as const satisfies Readonly<Record<string, MessageCode>>;

type Refusal = keyof typeof OF_RATE_BOOKS;

/** The same in those of levy tables. */
export const OF_LEVY_TABLES = {
  unknown: 'levyTableUnknown',
  damaged: 'leviesDamaged',
  unfit: 'levyTableUnfit',
  withdrawn: 'levyTableWithdrawn',
  active: 'levyTableActive',
  approved: 'levyTableApproved',
  unapproved: 'levyTableUnapproved',
  ownDraft: 'levyTableOwnDraft',
  publisherNew: 'levyPublisherNew',
  publisherOther: 'levyPublisherOther',
  publisherMissing: 'levyPublisherMissing',
  signatureWrong: 'levySignatureWrong',
} as const satisfies Readonly<Record<Refusal, MessageCode>>;

export type Refusals = typeof OF_RATE_BOOKS | typeof OF_LEVY_TABLES;

/** What a rate book and a levy table each have of their own; all else of a life is the same for both. */
export interface LifecycleKind<T, Summary> {
  readonly of: TableKind;
  readonly refusals: Refusals;
  /** Reads a value; each place that has not the shape is a fault. */
  readonly read: (
    value: unknown,
  ) => Promise<Result<{ readonly content: T } | { readonly findings: readonly Finding[] }>>;
  /**
   * Everything that the checks find.
   * @param others all by which new quotes may go, now or later, in the order in which they were activated
   */
  readonly findingsIn: (
    content: T,
    others: readonly RateTable<T>[],
  ) => Promise<Result<readonly Finding[]>>;
  /** The id of the scheme among whose books one is in force; undefined where it is one of all. */
  readonly schemeOf: (content: T) => string | undefined;
  /** The first day of cover that it rates, `YYYY-MM-DD`; empty where it says none. */
  readonly inForceFrom: (content: T) => string;
  readonly summaryOf: (content: T) => Summary;
  /** Why the only one in force, of its scheme, is not withdrawn; undefined where it may be. */
  readonly onlyOne: (hash: string, scheme: string | undefined) => Message | undefined;
}
