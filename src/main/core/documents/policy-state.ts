import { daysLater, irishDayStart } from '../../../shared/domain/date.ts';
import type { MessageCode } from '../../../shared/domain/messages/catalogue.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { policyDocuments } from '../../../shared/domain/policies/policy-documents.ts';
import { isTransactionStep } from '../../../shared/domain/policies/transaction.ts';
import type { PolicyDocument } from '../../../shared/domain/quotes/document-type.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { toldEvents } from '../quotes/history/state.ts';
import type { AfterSale } from '../quotes/sale/after-sale.ts';

/** Which state of a quote a document tells of. */
export interface ToldState {
  /** After so many events; of a proof of the bonus, each period that began or ended since counts as one more. */
  readonly version: number;
  /** When it came to that, epoch milliseconds. */
  readonly at: number;
}

/** Why a document does not apply to a policy. */
const ABSENT = {
  endorsement: 'noEndorsement',
  'cancellation-letter': 'policyNotCancelled',
  'no-claims-proof': 'noBonusYet',
  'confirmation-of-cover': 'noCoverLeft',
  'renewal-invitation': 'noRenewalOffered',
  'lapse-letter': 'policyNotOver',
} as const satisfies Record<PolicyDocument, MessageCode>;

/** The present state of a quote. */
export const presentState = ({ quote, events }: QuoteWithHistory): ToldState => {
  const version = toldEvents(events);
  return { version, at: events[version - 1]?.at ?? quote.createdAt };
};

/**
 * The state that a document after the sale tells of, or why there is none: an endorsement and the letter of a
 * cancellation tell of their transaction, whatever happened since.
 */
export function policyState(
  type: PolicyDocument,
  found: QuoteWithHistory,
  after: AfterSale | undefined,
): Result<ToldState> {
  const refused = (code: 'notSold' | (typeof ABSENT)[PolicyDocument], id: string) =>
    failed({ kind: 'notFound', message: message(code, { id }) });
  if (!after) return refused('notSold', found.quote.id);
  const { policyId, period, bonus, endorsement, cancellation, transactions } = after;
  if (!policyDocuments(after).includes(type)) return refused(ABSENT[type], policyId);
  const present = presentState(found);
  if (type === 'confirmation-of-cover') return done(present);
  if (type === 'lapse-letter') {
    const over = irishDayStart(daysLater(period.to, 1));
    return done({ version: present.version, at: Math.max(present.at, over) });
  }
  if (type === 'renewal-invitation') {
    const at = found.events.findLastIndex(({ kind }) => kind === 'renewalInvited');
    return done({ version: at + 1, at: found.events[at]?.at ?? present.at });
  }
  if (type === 'no-claims-proof') {
    // What a day does without an event counts as one: the next period begins, and the last one is over.
    const begun = after.term > 1 ? irishDayStart(period.from) : 0;
    const over = bonus.isComplete ? irishDayStart(daysLater(period.to, 1)) : 0;
    const days = after.term - 1 + Number(bonus.isComplete);
    return done({ version: present.version + days, at: Math.max(present.at, begun, over) });
  }
  const number = (type === 'endorsement' ? endorsement : cancellation)?.number;
  const told = transactions.find((one) => one.number === number);
  if (!told) return refused(ABSENT[type], policyId);
  const versions = found.events.flatMap(({ kind }, at) =>
    kind === 'accepted' || isTransactionStep(kind) ? [at + 1] : [],
  );
  return done({ version: versions[told.number - 1] ?? present.version, at: told.at });
}
