import { customerKey } from '../../../shared/domain/customer-key.ts';
import { daysLater, irishDay, irishDayStart, irishText } from '../../../shared/domain/date.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { fieldValue } from '../../../shared/domain/quote-fields/field-value.ts';
import { fieldAt, fieldPaths } from '../../../shared/domain/quote-fields/quote-fields.ts';
import type { QuoteSections } from '../../../shared/domain/quote-fields/quote-sections.ts';
import { writeDocument } from '../../../shared/domain/quote-fields/write-document.ts';
import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import type { RequotePurpose } from '../../../shared/domain/quotes/requote.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { CopiedQuote, QuoteToCopy } from '../../../shared/schemas/quotes/draft.ts';
import type { Context } from '../dispatcher.ts';
import type { CoverChoices } from '../quotes/history/event-data.ts';
import type { NoteStore } from '../quotes/history/note-store.ts';
import { daysCovered } from '../quotes/history/period.ts';
import type { QuoteWithHistory } from '../quotes/history/quote-store.ts';
import { namedDriversOf } from '../quotes/history/state.ts';
import { lastChoices } from '../quotes/price/replay.ts';
import { toConfirmOf } from '../quotes/price/to-confirm.ts';
import { findQuote, type RetrieveParts } from '../quotes/sale/retrieve.ts';
import type { Library } from '../rate-books/library.ts';
import { servicingOf } from '../rating/servicing.ts';
import { periodClaims } from './period-claims.ts';
import { policyOf } from './policy.ts';
import { nextAnswers, nextPeriod } from './renewal-offer.ts';
import { coverEnds, coverOn } from './term.ts';

type Proposed = NonNullable<CopiedQuote['proposed']>;

/** What a form begins with, before it is written as a document. */
interface Begun {
  readonly sections: QuoteSections;
  readonly choices: Omit<CoverChoices, 'byHand'>;
  readonly proposed: Proposed;
}

/** The single answers that are other ones than before, as a document writes them. */
function proposals(before: QuoteSections, after: QuoteSections): Proposed {
  return fieldPaths.flatMap((path) => {
    const { key } = fieldAt(path);
    const value = fieldValue(after, key);
    return value === undefined || value === fieldValue(before, key)
      ? []
      : [{ path, value: `${value}` }];
  });
}

/**
 * What the next period of a policy begins with: what it covers last, and what that answers otherwise a year later.
 * Lists are those of the next period; single answers stay as they are, and what becomes of them is proposed.
 */
function renewalOf(library: Library, found: QuoteWithHistory): Begun | undefined {
  const policy = policyOf(library, found);
  const cover = policy && coverOn(policy.term, policy.term.period.to);
  if (!cover) return undefined;
  const { sections } = cover;
  const { byHand: _, ...choices } = cover.choices;
  const period = { from: policy.term.period.from, to: coverEnds(policy.term) };
  const next = nextAnswers(sections, {
    period,
    next: nextPeriod({ period }),
    claims: periodClaims(sections, period, found.events),
    stepBack: servicingOf(library.byHash(policy.term.rateBookHash)?.book).bonusStepBack,
  });
  const { claims } = next.claimsHistory;
  const begun = {
    ...sections,
    claimsHistory: { ...sections.claimsHistory, ...(claims && { claims }) },
    ...(next.drivers && { drivers: next.drivers }),
  };
  return { sections: begun, choices, proposed: proposals(begun, next) };
}

const SECOND = 1000;

const conflict = (code: 'notAPolicy' | 'policyOver', id: string) =>
  failed({ kind: 'conflict', message: message(code, { id }) });

/**
 * The policy section of a change: cover for the rest of the policy, from today or from its first day, where that
 * is to come, to its last day. Nothing adjusts a policy in force: the quote is of that period alone.
 * @param now epoch milliseconds
 */
function restOf(found: QuoteWithHistory, now: number): Result<QuoteSections['policy']> {
  const { quote } = found;
  const { from, to } = daysCovered(found);
  const today = irishDay(now);
  if (to < today) return conflict('policyOver', quote.id);
  return done({
    ...quote.sections.policy,
    inceptionDate: irishText(irishDayStart(from > today ? from : today)),
    expiryDate: irishText(irishDayStart(daysLater(to, 1)) - SECOND),
  });
}

/** What was sold; of a change, for the rest of the period. */
function asSold(found: QuoteWithHistory, purpose: RequotePurpose, now: number): Result<Begun> {
  const { quote, events } = found;
  const drivers = namedDriversOf(found);
  const policy = purpose === 'change' ? restOf(found, now) : done(quote.sections.policy);
  if (!policy.ok) return policy;
  const sections = {
    ...quote.sections,
    policy: policy.value,
    ...(drivers.length === 0 ? {} : { drivers }),
  };
  return done({ sections, choices: lastChoices(events), proposed: [] });
}

/**
 * A quote as a form begins with it: for another offer as it is, for a change to a policy for the rest of its
 * period, and for a renewal with what that proposes. The customer is reached as was said last; a premium set by
 * hand stays behind.
 */
export function draftFromQuote({
  library,
  quotes,
  notes,
}: RetrieveParts & { readonly notes: Pick<NoteStore, 'contactsOf'> }) {
  return async (
    { quoteId, purpose = 'offer' }: QuoteToCopy,
    { caller, now }: Context,
  ): Promise<Result<CopiedQuote>> => {
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const { quote, events } = found.value;
    if (purpose !== 'offer' && !STATUSES[quote.status].isOnCover)
      return conflict('notAPolicy', quoteId);
    const renewed = purpose === 'renewal' ? renewalOf(library, found.value) : undefined;
    const begun = renewed ? done(renewed) : asSold(found.value, purpose, now);
    if (!begun.ok) return begun;
    const { sections: chosen, choices, proposed } = begun.value;
    const key = customerKey(chosen.customer);
    // Where letters go says nothing of where the car is kept: that address stays.
    const { address: _, ...reached } = (await notes.contactsOf([key])).get(key) ?? {};
    const sections = { ...chosen, customer: { ...chosen.customer, ...reached } };
    const toConfirm = toConfirmOf(events);
    const product = library.byHash(quote.rateBookHash)?.scheme.id;
    return done({
      document: writeDocument(sections),
      ...(product === undefined ? {} : { product }),
      ...choices,
      ...(toConfirm.length === 0 ? {} : { toConfirm: [...toConfirm] }),
      ...(proposed.length === 0 ? {} : { proposed }),
    });
  };
}
