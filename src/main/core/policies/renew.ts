import { irishDay, irishDayStart, irishText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { tidy } from '../../../shared/domain/text/tidy.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { Warning } from '../../../shared/schemas/common/remark.ts';
import type { InviteRequest, RenewRequest } from '../../../shared/schemas/policies/requests.ts';
import type { RenewalLine } from '../../../shared/schemas/quotes/due-renewal.ts';
import type { Period } from '../../../shared/schemas/quotes/quote.ts';
import type { Reason } from '../../../shared/schemas/quotes/reason.ts';
import type { Context } from '../dispatcher.ts';
import type { PolicyEventData } from '../quotes/history/event-data.ts';
import { isYear } from '../quotes/history/period.ts';
import { duplicateWarnings } from '../quotes/sale/duplicates.ts';
import { offersOf } from '../quotes/schemes/compare-schemes.ts';
import type { Library, ReadyBook } from '../rate-books/library.ts';
import { servicingOf } from '../rating/servicing.ts';
import { changedChoices, changedSections } from './asked-answers.ts';
import { newCharge } from './charge.ts';
import { type PeriodClaims, periodClaims } from './period-claims.ts';
import { coverIn, type Policy } from './policy.ts';
import { mustBeAgreed, rated } from './rated-cover.ts';
import { nextAnswers, nextPeriod, priceCheckOf, renewalOffer } from './renewal-offer.ts';
import { renewalNotice } from './show-policy.ts';
import { coverOn, type PolicyCover } from './term.ts';
import {
  type FoundPolicy,
  mustStand,
  type PolicyParts,
  type Situation,
  type Unreasoned,
  type Work,
} from './transact.ts';

/** The next period of a policy, with its price. */
interface Next {
  readonly next: Period;
  readonly book: ReadyBook;
  /** What the policy covers at the end of its present period. */
  readonly before: PolicyCover;
  readonly after: PolicyCover;
  /** Of the present period. */
  readonly claims: PeriodClaims;
  readonly referrals: readonly Reason[];
  readonly warnings: readonly Warning[];
}

type Asked = Omit<InviteRequest, 'policyId'>;

/** Refuses what can not go on: cancelled, or over. */
function mustGoOn(policy: Policy, today: string): Result<true> {
  const stands = mustStand(policy);
  if (!stands.ok) return stands;
  if (today <= policy.term.period.to) return done(true);
  const { id, term } = policy;
  return failed({
    kind: 'conflict',
    message: message('policyLapsed', { id, day: term.period.to }),
  });
}

/**
 * Rates the next period of a policy on the book of its scheme that is in force when it begins. A premium that was
 * set by hand stays behind: it was agreed for the period that ends.
 */
function nextTerm(situation: Situation, asked: Asked): Result<Next> {
  const { policy, found, book: present, library, context } = situation;
  const today = irishDay(context.now);
  const goesOn = mustGoOn(policy, today);
  if (!goesOn.ok) return goesOn;
  const { term } = policy;
  const next = nextPeriod(term);
  const before = coverOn(term, term.period.to);
  const book = library.inForce(next.from, present.scheme.id);
  if (!before || !book) return failed({ kind: 'unavailable', message: message('rateBookAbsent') });
  const stepBack = servicingOf(present.book).bonusStepBack;
  const { period } = term;
  const claims = periodClaims(before.sections, period, found.events);
  const begun = nextAnswers(before.sections, { period, next, claims, stepBack });
  const changed = changedSections(begun, asked.document, today);
  if (!changed.ok) return changed;
  const { byHand: _, ...kept } = before.choices;
  const { sections, warnings } = changed.value;
  const choices = changedChoices(kept, asked);
  const price = rated(situation, { book, priced: next }, { sections, choices });
  if (!price.ok) return price;
  const { cover: after, referrals } = price.value;
  return done({ next, book, before, after, claims, referrals, warnings });
}

/** Works out what is offered for the next period of a policy: its price, and that of every other cover. */
export function invitation(
  asked: Asked,
): Work<Extract<PolicyEventData, { kind: 'renewalInvited' }>> {
  return async (situation) => {
    const { library } = situation;
    const worked = nextTerm(situation, asked);
    if (!worked.ok) return worked;
    const { after, referrals, warnings } = worked.value;
    const { sections, choices, explanation, rateBookHash } = after;
    const detail = {
      ...renewalOffer(situation, worked.value),
      choices,
      rateBookHash,
      leviesHash: library.leviesHash(),
      ...(referrals.length === 0 ? {} : { referrals }),
    };
    return done({
      eventData: { kind: 'renewalInvited', detail },
      body: { sections, warnings, explanation },
      warnings,
    });
  };
}

/** The renewal as it was offered, where nothing else is asked for and it may still be taken up. */
function asOffered({ policy: { invitation: offer } }: Situation, asked: Asked) {
  const isAsked = [asked.document, asked.excess, asked.addOns].some((one) => one !== undefined);
  if (!offer || isAsked) return undefined;
  const { period, leviesHash, referrals = [] } = offer.detail;
  return {
    next: period,
    after: coverIn(offer),
    referrals,
    warnings: offer.body?.warnings ?? [],
    ratedOn: irishDay(offer.at),
    leviesHash,
  };
}

/**
 * Works out the renewal of a policy: its next period, at the price that was offered, or otherwise as it is rated today.
 * @param isPreview whether what underwriting refers is only said
 */
export function renewal(asked: Unreasoned<RenewRequest>, isPreview = false): Work {
  return async (situation) => {
    const { policy, library, quotes, context, book: present } = situation;
    const today = irishDay(context.now);
    const goesOn = mustGoOn(policy, today);
    if (!goesOn.ok) return goesOn;
    const offered = asOffered(situation, asked);
    const worked = offered ? done(offered) : nextTerm(situation, asked);
    if (!worked.ok) return worked;
    const { ratedOn = today, leviesHash = library.leviesHash() } = offered ?? {};
    const { next, after, referrals, warnings } = worked.value;
    const agreed = isPreview
      ? done(true)
      : mustBeAgreed(referrals, asked.referralNote, context.caller);
    if (!agreed.ok) return agreed;
    const effectiveAt = irishText(irishDayStart(next.from));
    const effect = {
      kind: 'renewed',
      effectiveAt,
      period: next,
      agreedAt: context.now,
      cover: after,
    } as const;
    const { sections, choices, explanation, rateBookHash } = after;
    const examined = { sections, priced: next, id: policy.quoteId };
    const duplicates = await duplicateWarnings(quotes, examined, context);
    const detail = {
      effectiveAt,
      reason: tidy(asked.reason ?? ''),
      leviesHash,
      ...newCharge(policy, effect, { book: present.book, levies: [] }),
      period: next,
      ratedOn,
      choices,
      rateBookHash,
      ...(referrals.length === 0 ? {} : { referrals: [...referrals] }),
      ...(asked.referralNote === undefined ? {} : { referralNote: tidy(asked.referralNote) }),
    };
    return done({
      eventData: { kind: 'renewed', detail },
      body: { sections, warnings, explanation },
      referrals,
      warnings: [...warnings, ...duplicates],
    });
  };
}

/** What a list shows of the renewal of a policy. */
type RenewalPrices = NonNullable<RenewalLine['policy']> & {
  readonly state: 'open' | 'invited' | 'renewed' | 'lapsed';
};

/** The lowest premium of all schemes for the next period; undefined where none takes it. */
function bestOf(library: Library, { after: { sections, choices }, book }: Next, today: string) {
  const asked = { ...choices, product: book.scheme.id };
  const offers = offersOf(library, sections, { choices: asked, today });
  const [best] = offers.flatMap(({ premium, scheme }) =>
    premium === undefined ? [] : [{ premium, scheme }],
  );
  return best;
}

/**
 * The prices of the renewal of a policy: what its last whole period costs, what the next one does, and the best of
 * all schemes.
 * @param renewal the first day of the period that is renewed for
 */
export function renewalPrices(
  { library, quotes }: PolicyParts,
  { found, policy }: FoundPolicy,
  { day, context }: { readonly day: string; readonly context: Context },
): RenewalPrices {
  const last = policy.terms.findLast(({ period }) => period.to < day) ?? policy.term;
  const renewed = policy.terms.find(({ period }) => period.from === day);
  const premium = coverOn(last, last.period.to)?.explanation.premium ?? 0;
  const common = { last: premium, inviteBy: renewalNotice(last.period) };
  const isPriced = isYear(last.period) && premium > 0;
  const against = (next: number) => ({
    next,
    ...(isPriced ? { change: (next - premium) / premium } : {}),
  });
  const taken = renewed && coverOn(renewed, day)?.explanation.premium;
  if (taken !== undefined) return { ...common, state: 'renewed', ...against(taken) };
  const book = library.byHash(policy.term.rateBookHash);
  if (policy.term.period.to < irishDay(context.now)) return { ...common, state: 'lapsed' };
  const state = policy.invitation ? 'invited' : 'open';
  if (!book) return { ...common, state };
  const situation = { found, policy, book, library, quotes, context };
  const worked = nextTerm(situation, {});
  if (!worked.ok) {
    const { fault } = worked;
    const declined = fault.kind === 'declined' ? fault.reasons : undefined;
    return { ...common, state, ...(declined && { declined: [...declined] }) };
  }
  const best = bestOf(library, worked.value, irishDay(context.now));
  const offered = policy.invitation?.detail;
  const next = offered?.covers[0]?.premium ?? worked.value.after.explanation.premium;
  const check = offered ? offered.priceCheck : priceCheckOf(situation, worked.value);
  return {
    ...common,
    state,
    ...against(next),
    ...(check && { verdict: check.verdict }),
    ...(best && { best }),
  };
}
