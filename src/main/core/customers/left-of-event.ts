import type { QuoteEventData } from '../quotes/history/event-data.ts';
import type { ErasedEvent, QuoteEvent } from '../quotes/history/quote-store.ts';

/** Every kind has its own: a new one does not compile without. */
function detailLeft({ kind, detail }: QuoteEventData): ErasedEvent['detail'] {
  switch (kind) {
    case 'submitted': {
      const { source, premium, basedOn, purpose, ends } = detail;
      const { expiresAt, rateBookHash, leviesHash } = detail;
      return {
        source,
        premium,
        ...(basedOn === undefined ? {} : { basedOn }),
        ...(purpose === undefined ? {} : { purpose }),
        ends,
        expiresAt,
        rateBookHash,
        leviesHash,
      };
    }
    case 'overridden': {
      const { overrideType, value, premium } = detail;
      return { overrideType, value, premium };
    }
    case 'overrideWithdrawn': {
      const { overrideType, premium } = detail;
      return { overrideType, premium };
    }
    case 'addOn':
    case 'addOnRemoved':
      return detail;
    case 'markedLost':
      return { reason: detail.reason };
    case 'accepted': {
      const { policyId, paymentMethod, startsAt } = detail;
      return { policyId, paymentMethod, startsAt };
    }
    case 'adjusted':
    case 'cancelled':
    case 'reinstated':
    case 'renewed':
    case 'reversed': {
      const { effectiveAt, amounts, leviesHash } = detail;
      return { effectiveAt, amounts, leviesHash };
    }
    case 'accidentReported': {
      const { at, state, fault } = detail;
      return { at, state, fault };
    }
    case 'accidentChanged': {
      const { accident, state } = detail;
      return { accident, ...(state === undefined ? {} : { state }) };
    }
    case 'complaintReceived':
      return { receivedOn: detail.receivedOn, channel: detail.channel };
    case 'complaintStep': {
      const { complaint, step, on } = detail;
      return { complaint, step, on };
    }
    case 'paymentPlanned': {
      const { mandate: _, ...plan } = detail;
      return plan;
    }
    case 'paymentReceived':
    case 'rebatePaid': {
      const { amount, day, method } = detail;
      return { amount, day, method };
    }
    case 'paymentMissed':
      return { day: detail.day };
    case 'paymentWithdrawn':
      return { line: detail.line };
    case 'databaseTold':
    case 'assigned':
      return detail;
    case 'clockConfirmed':
      return { newest: detail.newest };
    case 'renewalInvited':
      return { period: detail.period, covers: detail.covers, leviesHash: detail.leviesHash };
    case 'driverNumber':
    case 'suitability':
    case 'referred':
    case 'referralApproved':
    case 'referralRefused':
    case 'markedNotLost':
      return {};
  }
}

/**
 * Takes the customer out of an event and its body: whatever somebody typed. Who did it at the desk stays, as history does.
 */
export function leftOfEvent(event: QuoteEvent): ErasedEvent {
  const { quoteId, kind, at, by, user } = event;
  const detail = detailLeft(event);
  return { quoteId, kind, at, by, detail, ...(user === undefined ? {} : { user }) };
}
