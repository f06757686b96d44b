import { daysLater, irishDay, irishDayStart, irishText } from '../../../shared/domain/date.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { epochOf } from '../../../shared/domain/moment.ts';
import { isClaimIn } from '../../../shared/domain/policies/accident.ts';
import type { Ending } from '../../../shared/domain/policies/transaction.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, invalid, type Result } from '../../../shared/result/result.ts';
import type {
  CancelRequest,
  ReinstateRequest,
  ReverseRequest,
} from '../../../shared/schemas/policies/requests.ts';
import { mayOverride } from '../caller/authority.ts';
import type { Context } from '../dispatcher.ts';
import { servicingOf } from '../rating/servicing.ts';
import { accidentsOf } from './accidents.ts';
import { reversedCharge } from './charge.ts';
import { type Policy, standing } from './policy.ts';
import { coolingOffEnds, reinstatementEnds } from './show-policy.ts';
import {
  chargedDetail,
  effectiveMoment,
  type Moment,
  mustFollow,
  mustStand,
  needsAuthority,
  type Situation,
  type Unreasoned,
  type Work,
} from './transact.ts';

/** Days of notice that an insurer gives. Source: Road Traffic Act 1961, section 62(1)(d). */
const NOTICE = 7;

/**
 * When a policy ends by the way it ends: from its start at its start; by the insurer after the days of notice at
 * the earliest; otherwise now, unless another time is asked for.
 */
function endOf(
  { ending, effectiveAt }: Pick<CancelRequest, 'ending' | 'effectiveAt'>,
  policy: Policy,
  context: Context,
): Result<Moment> {
  if (ending === 'fromStart') {
    if (!mayOverride(context.caller)) return needsAuthority('endsFromStart');
    const { startsAt } = policy.term;
    return done({ text: startsAt, at: epochOf(startsAt) ?? 0 });
  }
  if (ending !== 'insurer') return effectiveMoment(effectiveAt, policy, context);
  const first = irishDayStart(daysLater(irishDay(context.now), NOTICE + 1));
  if (effectiveAt === undefined) return done({ text: irishText(first), at: first });
  const asked = effectiveMoment(effectiveAt, policy, context);
  if (!asked.ok || asked.value.at >= first) return asked;
  const values = { days: NOTICE, first: irishText(first) };
  return invalid([{ path: 'effectiveAt', message: message('noticeShort', values) }]);
}

/**
 * Whether there was a claim in the period: as it was said, or else where an accident of it is known that may still be
 * paid for. Undefined where neither is.
 */
function hasClaimIn(
  { hasClaim }: Pick<CancelRequest, 'hasClaim'>,
  { policy, found }: Situation,
): { readonly hasClaim: boolean | undefined; readonly warnings: readonly Message[] } {
  const { period } = policy.term;
  const known = accidentsOf(found.events).find((one) => isClaimIn(one, period));
  if (hasClaim !== false || !known) return { hasClaim: hasClaim ?? (known && true), warnings: [] };
  const { number, at } = known;
  return { hasClaim, warnings: [message('claimKnown', { number, at })] };
}

/** Refuses an end that the policy or the law does not have. */
function mustBeEndable(
  asked: { readonly ending: Ending; readonly hasClaim: boolean | undefined },
  { policy, book, context }: Situation,
): Result<true> {
  const stands = mustStand(policy);
  if (!stands.ok) return stands;
  const last = coolingOffEnds(policy.term);
  const ended = (said: Message) => invalid([{ path: 'ending', message: said }]);
  if (asked.ending === 'coolingOff') {
    if (last === undefined) return ended(message('coolingOffNone'));
    if (irishDay(context.now) > last) return ended(message('coolingOffOver', { day: last }));
  }
  const counts = asked.ending === 'customer' && servicingOf(book.book).keptAfterClaim;
  if (counts && asked.hasClaim === undefined) {
    return invalid([{ path: 'hasClaim', message: message('claimNeeded') }]);
  }
  return done(true);
}

/** Works out a cancellation: what is kept of the premium, by whom it is ended and how. */
export function cancellation(asked: Unreasoned<CancelRequest>): Work {
  return async (situation) => {
    const { policy, context } = situation;
    const { ending } = asked;
    const { hasClaim, warnings } = hasClaimIn(asked, situation);
    const endable = mustBeEndable({ ending, hasClaim }, situation);
    if (!endable.ok) return endable;
    const moment = endOf(asked, policy, context);
    if (!moment.ok) return moment;
    const { period } = policy.term;
    if (irishDay(moment.value.at - 1) >= period.to) {
      const said = message('policyOver', { id: policy.quoteId });
      return failed({ kind: 'conflict', message: said });
    }
    const follows = mustFollow(policy, moment.value);
    if (!follows.ok) return follows;
    const effectiveAt = moment.value.text;
    const claimed = { ending, hasClaim: hasClaim ?? false };
    const effect = { kind: 'cancelled', effectiveAt, ...claimed } as const;
    const detail = { ...chargedDetail(situation, effect, asked.reason), ...claimed };
    return done({ eventData: { kind: 'cancelled', detail }, warnings });
  };
}

/** Works out a reinstatement: the policy covers again from a moment on, within the days that the book has for it. */
export function reinstatement(asked: Unreasoned<ReinstateRequest>): Work {
  return async (situation) => {
    const { policy, book, context } = situation;
    const { term, id } = policy;
    if (!term.cancelled) {
      return failed({ kind: 'conflict', message: message('policyNotCancelled', { id }) });
    }
    const moment = effectiveMoment(asked.effectiveAt, policy, context);
    if (!moment.ok) return moment;
    const day = irishDay(moment.value.at);
    const last = reinstatementEnds(term, servicingOf(book.book).reinstatementDays) ?? day;
    if (day > last || day > term.period.to) {
      const latest = last < term.period.to ? last : term.period.to;
      return failed({ kind: 'conflict', message: message('reinstatementOver', { day: latest }) });
    }
    const follows = mustFollow(policy, moment.value);
    if (!follows.ok) return follows;
    const effectiveAt = moment.value.text;
    const detail = chargedDetail(situation, { kind: 'reinstated', effectiveAt }, asked.reason);
    return done({ eventData: { kind: 'reinstated', detail } });
  };
}

/**
 * Works out what undoing the last transaction that stands charges: the policy is as if it had not been made, and only
 * its fees stay. What took effect already needs authority: cover of days that are past changes with it.
 */
export function reversal(asked: Unreasoned<ReverseRequest>): Work {
  return async ({ policy, book, library, context }) => {
    const last = standing(policy).at(-1);
    const { transaction } = asked;
    if (last?.number !== transaction || last.step === undefined) {
      const values = { number: transaction, last: last?.number ?? 1 };
      return failed({ kind: 'conflict', message: message('notTheLast', values) });
    }
    const isPast = (epochOf(last.effectiveAt) ?? 0) < context.now;
    if (isPast && !mayOverride(context.caller)) return needsAuthority('effectiveEarlier');
    const charge = reversedCharge(policy, transaction, book.book);
    const detail = {
      effectiveAt: last.effectiveAt,
      reason: tidy(asked.reason ?? ''),
      leviesHash: library.leviesHash(),
      transaction,
      undone: last.kind,
      ...charge,
    };
    return done({ eventData: { kind: 'reversed', detail } });
  };
}
