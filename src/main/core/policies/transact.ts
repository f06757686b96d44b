import { irishDay, irishText } from '../../../shared/domain/date.ts';
import { fullMinute } from '../../../shared/domain/full-minute.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { epochOf, momentFault } from '../../../shared/domain/moment.ts';
import { TRANSACTION_OF } from '../../../shared/domain/policies/transaction.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type { Warning } from '../../../shared/schemas/common/remark.ts';
import type { PolicyView } from '../../../shared/schemas/policies/policy.ts';
import type { PolicyPreview } from '../../../shared/schemas/policies/requests.ts';
import type { Reason } from '../../../shared/schemas/quotes/reason.ts';
import { mayOverride, OVERRIDE } from '../caller/authority.ts';
import { doneBy } from '../caller/done-by.ts';
import type { Caller, Context } from '../dispatcher.ts';
import {
  type Change,
  changeQuote,
  MOST_EVENTS,
  mustHaveRoom,
  type Plan,
} from '../quotes/change/change-quote.ts';
import type { PolicyEventData, TransactionEventData } from '../quotes/history/event-data.ts';
import type { EventBody, QuoteStore, QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { findQuote } from '../quotes/sale/retrieve.ts';
import type { Library, ReadyBook } from '../rate-books/library.ts';
import { newCharge } from './charge.ts';
import { type Policy, type PolicyTransaction, policyOf, standing } from './policy.ts';
import { showPolicy, showTransaction } from './show-policy.ts';
import type { Effect } from './term.ts';

/** What a policy needs around it. */
export interface PolicyParts {
  readonly library: Library;
  readonly quotes: QuoteStore;
}

/** A policy with its history. */
export interface FoundPolicy {
  readonly found: QuoteWithHistory;
  readonly policy: Policy;
}

/** There is no such policy, or none for its caller. */
export const noPolicy = (id: string) =>
  failed({ kind: 'notFound', message: message('policyNotFound', { id }) });

/** Finds a policy for a caller by its id, or says that it is not there. */
export async function findPolicy(
  { library, quotes }: PolicyParts,
  policyId: string,
  caller: Caller,
): Promise<Result<FoundPolicy>> {
  const quoteId = await quotes.ofPolicy(policyId);
  const found = quoteId === undefined ? undefined : await findQuote(quotes, quoteId, caller);
  const policy = found?.ok ? policyOf(library, found.value) : undefined;
  return found?.ok && policy ? done({ found: found.value, policy }) : noPolicy(policyId);
}

/** A policy with all that a transaction of it is calculated on. */
export interface Situation extends FoundPolicy {
  /** The rate book that its period was sold by. */
  readonly book: ReadyBook;
  readonly library: Library;
  readonly quotes: QuoteStore;
  readonly context: Context;
}

/** What was worked out of a policy and is not kept yet. */
export interface WorkedOut<E extends PolicyEventData = TransactionEventData> {
  readonly eventData: E;
  readonly body?: EventBody;
  readonly warnings?: readonly Warning[];
  /** Why underwriting refers it. */
  readonly referrals?: readonly Reason[];
}

/** Works a transaction out on a policy, or says why it can not be made. */
export type Work<E extends PolicyEventData = TransactionEventData> = (
  situation: Situation,
) => Promise<Result<WorkedOut<E>>>;

function situationOf(
  { library, quotes }: PolicyParts,
  kept: FoundPolicy,
  context: Context,
): Result<Situation> {
  const book = library.byHash(kept.policy.term.rateBookHash);
  if (!book) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  return done({ ...kept, book, library, quotes, context });
}

/** Changes the history of a policy by a plan, which is made again where another change came in between. */
export async function changePolicy<T>(
  { library, quotes }: PolicyParts,
  policyId: string,
  context: Context,
  plan: (kept: FoundPolicy) => Promise<Result<Plan<T>>>,
): Promise<Result<T>> {
  const first = await findPolicy({ library, quotes }, policyId, context.caller);
  if (!first.ok) return first;
  return changeQuote<T>({ quotes }, first.value.policy.quoteId, context, async (found) => {
    const fits = mustHaveRoom(found, MOST_EVENTS);
    if (!fits.ok) return fits;
    return plan({ found, policy: policyOf(library, found) ?? first.value.policy });
  });
}

/** The history of a policy with one more event, which is not kept. */
export function withEvent(
  found: QuoteWithHistory,
  { eventData, body }: Pick<Change, 'eventData' | 'body'>,
  context: Context,
): QuoteWithHistory {
  const event = {
    ...eventData,
    quoteId: found.quote.id,
    ...doneBy(context),
    ...(body && { body }),
  };
  return { ...found, events: [...found.events, event] };
}

/** Makes a transaction of a policy, and answers the policy as it is then. */
export function transact(
  parts: PolicyParts,
  policyId: string,
  context: Context,
  work: Work<PolicyEventData>,
): Promise<Result<PolicyView>> {
  const { library } = parts;
  return changePolicy<PolicyView>(parts, policyId, context, async (kept) => {
    const situation = situationOf(parts, kept, context);
    const worked = situation.ok ? await work(situation.value) : situation;
    if (!worked.ok) return worked;
    const { eventData, body, warnings = [] } = worked.value;
    const shown = { now: context.now, warnings };
    return done({
      change: { eventData, ...(body && { body }) },
      answer: (after) => {
        const now = { found: after, policy: policyOf(library, after) ?? kept.policy };
        return showPolicy(library, now, shown);
      },
    });
  });
}

/** What a transaction would charge or return; keeps nothing. */
export async function tryOut(
  parts: PolicyParts,
  policyId: string,
  context: Context,
  work: Work,
): Promise<Result<PolicyPreview>> {
  const { library } = parts;
  const kept = await findPolicy(parts, policyId, context.caller);
  if (!kept.ok) return kept;
  const situation = situationOf(parts, kept.value, context);
  const worked = situation.ok ? await work(situation.value) : situation;
  if (!worked.ok) return worked;
  const { eventData, body, warnings = [], referrals = [] } = worked.value;
  const { found, policy } = kept.value;
  const change = { eventData, ...(body && { body }) };
  const after = policyOf(library, withEvent(found, change, context)) ?? policy;
  const added = after.transactions.at(-1);
  if (!added) throw new TypeError(`${TRANSACTION_OF[eventData.kind]} is the last of its policy`);
  return done({
    transaction: showTransaction(after, added),
    referrals: [...referrals],
    warnings: [...warnings],
  });
}

/** A request whose reason moves nothing: a preview may have none. */
export type Unreasoned<R> = Omit<R, 'policyId' | 'reason'> & {
  readonly reason?: string | undefined;
};

/** What every transaction keeps: when, why, and what it charges or returns by the rules and the levies of today. */
export function chargedDetail(
  { policy, book, library, context }: Situation,
  effect: Effect,
  reason = '',
) {
  const levies = library.levies(irishDay(context.now), book);
  return {
    effectiveAt: effect.effectiveAt,
    reason: tidy(reason),
    leviesHash: library.leviesHash(),
    ...newCharge(policy, effect, { book: book.book, levies }),
  };
}

/** What somebody without authority may not do. */
export const needsAuthority = (code: 'effectiveEarlier' | 'endsFromStart') =>
  failed({
    kind: 'forbidden',
    message: message(code, { permission: OVERRIDE }),
    permission: OVERRIDE,
  });

/** A moment that was asked for, in Irish time. */
export interface Moment {
  /** ISO 8601 with offset. */
  readonly text: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

const startOf = ({ effectiveAt }: PolicyTransaction): number => epochOf(effectiveAt) ?? 0;

/**
 * When a transaction takes effect. Unless another time is asked for: the full minute after now, or with the last
 * transaction that stands where that is later. Only who may override may have it earlier than now: cover never
 * changes before that was asked for, but by somebody's authority.
 */
export function effectiveMoment(
  asked: string | undefined,
  policy: Policy,
  { caller, now }: Context,
): Result<Moment> {
  if (asked === undefined) {
    const usual = Math.max(fullMinute(now), ...standing(policy).map(startOf));
    return done({ text: irishText(usual), at: usual });
  }
  const at = epochOf(asked);
  if (at === undefined) {
    return invalid([{ path: 'effectiveAt', message: message(momentFault(asked)) }]);
  }
  if (at < now && !mayOverride(caller)) return needsAuthority('effectiveEarlier');
  return done({ text: irishText(at), at });
}

/** Refuses what takes effect before another transaction that stands, and names it: a policy may end before it begins. */
export function mustFollow(policy: Policy, { text, at }: Moment): Result<true> {
  const later = standing(policy).findLast((one) => one.number > 1 && startOf(one) > at);
  return later ? inTheWay(later, text) : done(true);
}

/** That a transaction must be reversed before one that takes effect at a moment. */
function inTheWay({ number, kind, effectiveAt }: PolicyTransaction, at: string) {
  const said = message('transactionLater', { number, kind, effectiveAt, at });
  return failed({ kind: 'conflict', message: said });
}

/** Refuses what changes a policy that ended early. */
export function mustStand({ id, term }: Policy): Result<true> {
  if (!term.cancelled) return done(true);
  const { at } = term.cancelled;
  return failed({ kind: 'conflict', message: message('policyCancelled', { id, at }) });
}
