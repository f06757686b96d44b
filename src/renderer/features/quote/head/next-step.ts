import type { RatedText } from '../../../../shared/domain/messages/message.ts';
import type { Right } from '../../../../shared/domain/permission.ts';
import { STATUSES } from '../../../../shared/domain/quotes/quote-status.ts';
import type { Note } from '../../../../shared/schemas/people/notes.ts';
import type { PolicyAccount } from '../../../../shared/schemas/policies/payments.ts';
import type { PolicyView } from '../../../../shared/schemas/policies/policy.ts';
import type { Quote } from '../../../../shared/schemas/quotes/quote.ts';
import { renewalDue } from '../policy/renewal-due.ts';
import { policyDrivers } from '../words/policy-drivers.ts';

/** The one thing to do next with a quote or its policy; its words stand under `quote:next`. */
export type NextStep =
  /** An underwriter must decide: the person here, or one that is asked, or nobody here. */
  | { readonly kind: 'decide' | 'send' | 'wait'; readonly reason: RatedText | undefined }
  /** Tells the customer that it was refused. */
  | { readonly kind: 'letter' }
  | { readonly kind: 'accept' }
  | { readonly kind: 'again' }
  | { readonly kind: 'driverNumber'; readonly driver: number | undefined; readonly name: string }
  | { readonly kind: 'collect'; readonly amount: number }
  | { readonly kind: 'followUp'; readonly day: string; readonly text: string }
  /** Takes up the next period that was offered, or offers it. */
  | { readonly kind: 'renew' | 'offer'; readonly ends: string }
  | { readonly kind: 'lost' | 'none' };

/** What the next step follows from, as far as it is known yet. */
export interface Standing {
  readonly quote: Quote;
  readonly may: (right: Right) => boolean;
  /** The Irish day, YYYY-MM-DD. */
  readonly today: string;
  readonly notes?: readonly Pick<Note, 'text' | 'followUpOn' | 'followedUp'>[] | undefined;
  readonly policy?: PolicyView | undefined;
  readonly account?: Pick<PolicyAccount, 'overdue'> | undefined;
}

/** The oldest follow-up that has come. */
function followUp({ notes = [], today }: Standing): NextStep | undefined {
  const due = notes
    .flatMap(({ text, followUpOn, followedUp }) =>
      followUpOn !== undefined && !followedUp && followUpOn <= today
        ? [{ day: followUpOn, text }]
        : [],
    )
    .sort((a, b) => a.day.localeCompare(b.day));
  return due[0] && { kind: 'followUp', ...due[0] };
}

/** What a referral wants: its decision comes before cover. */
function referred({ quote: { referral, status }, may }: Standing): NextStep | undefined {
  if (!STATUSES[status].isOpen || !referral) return undefined;
  if (referral.state === 'refused') {
    return may('document:generate') ? { kind: 'letter' } : { kind: 'none' };
  }
  if (referral.state !== 'referred') return undefined;
  const reason = referral.reasons[0]?.message;
  if (may('referral:decide')) return { kind: 'decide', reason };
  return { kind: may('document:generate') ? 'send' : 'wait', reason };
}

function ofPolicy({ quote, may, today, policy, account }: Standing): NextStep | undefined {
  const missing = policyDrivers(quote).find(({ driverNumber }) => driverNumber === undefined);
  if (missing && may('quote:write')) {
    return { kind: 'driverNumber', driver: missing.driver, name: missing.name };
  }
  if (!may('quote:accept')) return undefined;
  if (account && account.overdue > 0) return { kind: 'collect', amount: account.overdue };
  const due = policy && renewalDue(policy, today);
  return due && { kind: due, ends: policy.period.to };
}

/** The next step of a quote or its policy: what the law or an underwriter wants first, then the money, then the rest. */
export function nextStepOf(standing: Standing): NextStep {
  const { quote, may } = standing;
  const { isOpen, isPolicy } = STATUSES[quote.status];
  const ofState = isPolicy ? ofPolicy(standing) : referred(standing);
  if (ofState) return ofState;
  const due = followUp(standing);
  if (due) return due;
  if (isPolicy) return { kind: 'none' };
  if (quote.lost) return { kind: 'lost' };
  if (!isOpen) return { kind: may('quote:write') ? 'again' : 'none' };
  return { kind: may('quote:accept') ? 'accept' : 'none' };
}
