import { POLICY_DOCUMENTS, type PolicyDocument } from '../quotes/document-type.ts';
import type { PolicyState } from './policy.ts';
import type { TransactionKind } from './transaction.ts';

/** What tells which documents apply to a policy. */
interface Documented {
  /** Today. */
  readonly state: PolicyState;
  readonly period: { readonly from: string };
  /** The last day of cover; the day before the period where none was had. */
  readonly coverEnds: string;
  /** What was offered for the next period; absent where nothing is. */
  readonly renewal?: unknown;
  readonly transactions: readonly {
    readonly kind: TransactionKind;
    readonly reversedBy?: number | undefined;
  }[];
}

/**
 * The documents after the sale that apply to a policy today: an endorsement where a change of it stands, the letter
 * where it is cancelled, the proof of the bonus once cover began, a confirmation while there is cover, the renewal while it is
 * offered, and the letter that the policy lapsed once it is over.
 */
export function policyDocuments(policy: Documented): PolicyDocument[] {
  const { state, period, coverEnds, transactions, renewal } = policy;
  const standing = transactions.filter(
    ({ kind, reversedBy }) => kind !== 'reversal' && reversedBy === undefined,
  );
  const applies: Record<PolicyDocument, boolean> = {
    endorsement: standing.some(({ kind }) => kind === 'adjustment'),
    'cancellation-letter': standing.at(-1)?.kind === 'cancellation',
    'no-claims-proof': state !== 'toCome' && coverEnds >= period.from,
    'confirmation-of-cover': state === 'toCome' || state === 'inForce',
    'renewal-invitation': renewal !== undefined && state !== 'ended',
    'lapse-letter': state === 'ended',
  };
  return POLICY_DOCUMENTS.filter((type) => applies[type]);
}
