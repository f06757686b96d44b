import { customerKey } from '../../../../shared/domain/customer-key.ts';
import { daysLater, irishDay, irishDayStart, irishText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { fieldValue } from '../../../../shared/domain/quote-fields/field-value.ts';
import { type FieldPath, fieldAt } from '../../../../shared/domain/quote-fields/quote-fields.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import { writeDocument } from '../../../../shared/domain/quote-fields/write-document.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import type { CopiedQuote, QuoteToCopy } from '../../../../shared/schemas/quotes/draft.ts';
import type { Context } from '../../dispatcher.ts';
import type { NoteStore } from '../history/note-store.ts';
import { daysCovered, lastsAYear } from '../history/period.ts';
import type { QuoteWithHistory } from '../history/quote-store.ts';
import { namedDriversOf } from '../history/state.ts';
import { lastChoices } from '../price/replay.ts';
import { toConfirmOf } from '../price/to-confirm.ts';
import { findQuote, type RetrieveParts } from '../sale/retrieve.ts';

type Proposed = NonNullable<CopiedQuote['proposed']>;
type Kept = Pick<QuoteWithHistory, 'quote' | 'events'>;

/** The fields that count years without a claim. */
const CLAIM_FREE_YEARS = [
  'ClaimsHistory/YearsNoClaims',
  'NoClaimsBonus/Years',
] as const satisfies readonly FieldPath[];

/** One more year without a claim for each field that has some. */
function moreClaimFreeYears({ quote }: Kept): Proposed {
  return CLAIM_FREE_YEARS.flatMap((path) => {
    const years = fieldValue(quote.sections, fieldAt(path).key);
    return typeof years === 'number' ? [{ path, value: `${years + 1}` }] : [];
  });
}

/**
 * What the renewal of a policy answers otherwise: cover begins on the day after its last one, and
 * after a year without a claim there is one claim-free year more.
 */
export function renewalProposals(kept: Kept): Proposed {
  const { quote } = kept;
  const { claimsHistory } = quote.sections;
  const covered = daysCovered(kept);
  const { from, to: last } = covered;
  const start = daysLater(last, 1);
  const hasClaim = claimsHistory.claims?.some(({ date }) => date >= from) ?? false;
  return [
    { path: 'Policy/InceptionDate', value: irishText(irishDayStart(start)) },
    ...(lastsAYear(covered) && !hasClaim ? moreClaimFreeYears(kept) : []),
  ];
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
    const drivers = namedDriversOf(found.value);
    const policy = purpose === 'change' ? restOf(found.value, now) : done(quote.sections.policy);
    if (!policy.ok) return policy;
    const { customer } = quote.sections;
    const key = customerKey(customer);
    // Where letters go says nothing of where the car is kept: that address stays.
    const { address: _, ...reached } = (await notes.contactsOf([key])).get(key) ?? {};
    const sections = {
      ...quote.sections,
      policy: policy.value,
      customer: { ...customer, ...reached },
      ...(drivers.length === 0 ? {} : { drivers }),
    };
    const proposed = purpose === 'renewal' ? renewalProposals(found.value) : [];
    const toConfirm = toConfirmOf(events);
    const product = library.byHash(quote.rateBookHash)?.scheme.id;
    return done({
      document: writeDocument(sections),
      ...(product === undefined ? {} : { product }),
      ...lastChoices(events),
      ...(toConfirm.length === 0 ? {} : { toConfirm: [...toConfirm] }),
      ...(proposed.length === 0 ? {} : { proposed }),
    });
  };
}
