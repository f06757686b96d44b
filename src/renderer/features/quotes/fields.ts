import { irishDay } from '../../../shared/domain/date.ts';
import { writtenEircode } from '../../../shared/domain/eircode.ts';
import { irishTime, readMoment } from '../../../shared/domain/moment.ts';
import type { QuoteColumn } from '../../../shared/domain/quote-columns.ts';
import type { LostReason } from '../../../shared/domain/quotes/outcome.ts';
import type { QuoteSort } from '../../../shared/domain/quotes/quote-sort.ts';
import { STATUSES } from '../../../shared/domain/quotes/quote-status.ts';
import type { ReferralState } from '../../../shared/domain/quotes/referral.ts';
import type { QuoteLine } from '../../../shared/schemas/quotes/quote-list.ts';
import { translate } from '../../i18n/i18n.ts';

/** Who submitted something, as a cell has it: the person, this desk, or a client by its id. */
export function submitter(by: string, person: { readonly name?: string } = {}): string {
  return person.name ?? (by === 'desk' ? translate('quotes:desk') : by);
}

/** What a column says of a quote, by its kind: a list and a file show each in their own way. */
export type Value =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'phone'; readonly text: string }
  /** Euro. */
  | { readonly kind: 'money'; readonly euro: number }
  /** An Irish day, `YYYY-MM-DD`. */
  | { readonly kind: 'day'; readonly day: string }
  /** An Irish day and time: `2026-11-21`, `09:30`. */
  | { readonly kind: 'moment'; readonly day: string; readonly time: string }
  | { readonly kind: 'cover'; readonly cover: QuoteLine['cover'] }
  | { readonly kind: 'status'; readonly status: QuoteLine['status'] }
  | { readonly kind: 'referral'; readonly state: ReferralState }
  | { readonly kind: 'lost'; readonly reason: LostReason }
  | { readonly kind: 'none' };

const NONE: Value = { kind: 'none' };

const text = (value: string | undefined): Value =>
  value === undefined ? NONE : { kind: 'text', text: value };

function at(iso: string | undefined): Value {
  const time = iso === undefined ? undefined : irishTime(iso);
  return time ? { kind: 'moment', ...time } : NONE;
}

const VALUES: Record<QuoteColumn, (line: QuoteLine) => Value> = {
  quoteId: ({ quoteId }) => text(quoteId),
  customer: ({ customerName }) => text(customerName),
  dateOfBirth: ({ dateOfBirth }) => ({ kind: 'day', day: dateOfBirth }),
  phone: ({ phone }) => (phone === undefined ? NONE : { kind: 'phone', text: phone }),
  email: ({ email }) => text(email),
  registration: ({ registrationNumber }) => text(registrationNumber),
  vehicle: ({ vehicle }) => text(vehicle),
  cover: ({ cover }) => ({ kind: 'cover', cover }),
  insurer: ({ scheme }) => text(scheme?.insurer),
  scheme: ({ scheme }) => text(scheme?.name),
  premium: ({ premium }) => ({ kind: 'money', euro: premium }),
  status: ({ status }) => ({ kind: 'status', status }),
  created: ({ createdAt }) => at(createdAt),
  // A policy stays; only the quote that it was would have ended.
  expires: ({ status, expiresAt }) => (STATUSES[status].isPolicy ? NONE : at(expiresAt)),
  inception: ({ inceptionDate }) => {
    const day = readMoment(inceptionDate)?.day;
    return day === undefined ? NONE : { kind: 'day', day };
  },
  end: ({ lastDay }) => (lastDay === undefined ? NONE : { kind: 'day', day: lastDay }),
  eircode: ({ eircode }) => text(eircode && writtenEircode(eircode)),
  policyId: ({ policyId }) => text(policyId),
  accepted: ({ acceptedAt }) => at(acceptedAt),
  referral: ({ referral }) =>
    referral === undefined ? NONE : { kind: 'referral', state: referral },
  lostReason: ({ lostReason }) =>
    lostReason === undefined ? NONE : { kind: 'lost', reason: lostReason },
  assignee: ({ assignee }) => text(assignee?.name),
  by: ({ by, user }) => text(submitter(by, user)),
};

/** What a column says of a quote. */
export function quoteValue(column: QuoteColumn, line: QuoteLine): Value {
  return VALUES[column](line);
}

/** What the service sorts by under a column's head. */
export const SORTS: Partial<Record<QuoteColumn, QuoteSort>> = {
  customer: 'customer',
  registration: 'registration',
  premium: 'premium',
  status: 'status',
  created: 'created',
  expires: 'expires',
};

/** The Irish day today. */
export const today = () => irishDay(Date.now());
