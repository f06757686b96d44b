import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { daysLater, irishDay, irishDayStart, irishText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { QuoteSections } from '../../../../shared/domain/quote-fields/quote-sections.ts';
import type { CopiedQuote, QuoteToCopy } from '../../../../shared/schemas/quotes/draft.ts';
import type { Context } from '../../dispatcher.ts';
import { writeDocument } from '../document/write-document.ts';
import { namedDriversOf } from '../history/driver-numbers.ts';
import { lastChoices } from '../history/replay.ts';
import { findQuote, type RetrieveParts } from '../history/retrieve.ts';
import type { QuoteWithHistory } from '../history/store.ts';
import { daysCovered } from '../period/period.ts';
import { toConfirmOf } from '../price/to-confirm.ts';
import { renewalProposals } from './renewal.ts';

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
 * period, and for a renewal with what that proposes. A premium set by hand stays behind.
 */
export function draftFromQuote({ library, quotes }: RetrieveParts) {
  return async (
    { quoteId, purpose = 'offer' }: QuoteToCopy,
    { caller, now }: Context,
  ): Promise<Result<CopiedQuote>> => {
    const found = await findQuote(quotes, quoteId, caller);
    if (!found.ok) return found;
    const { quote, events } = found.value;
    if (purpose !== 'offer' && quote.status !== 'accepted') return conflict('notAPolicy', quoteId);
    const drivers = namedDriversOf(found.value);
    const policy = purpose === 'change' ? restOf(found.value, now) : done(quote.sections.policy);
    if (!policy.ok) return policy;
    const sections = {
      ...quote.sections,
      policy: policy.value,
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
