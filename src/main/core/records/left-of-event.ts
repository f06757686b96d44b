import type { QuoteEventData } from '../quotes/history/event-data.ts';
import type { ErasedEvent, QuoteEvent } from '../quotes/history/quote-store.ts';

/** Every kind has its own: a new one does not compile without. */
function detailLeft({ kind, detail }: QuoteEventData): ErasedEvent['detail'] {
  switch (kind) {
    case 'submitted': {
      const { source, premium, basedOn, purpose, ends } = detail;
      return {
        source,
        premium,
        ...(basedOn === undefined ? {} : { basedOn }),
        ...(purpose === undefined ? {} : { purpose }),
        ends,
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
    case 'clockConfirmed':
      return { newest: detail.newest };
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
 * Takes the customer out of an event: whatever somebody typed, and the digests by which a guess could
 * be tested. Who did it at the desk stays, as history does.
 */
export function leftOfEvent(event: QuoteEvent): ErasedEvent {
  const { quoteId, kind, at, by, user, facts } = event;
  const left = facts && {
    expiresAt: facts.expiresAt,
    rateBookHash: facts.rateBookHash,
    leviesHash: facts.leviesHash,
  };
  return {
    quoteId,
    kind,
    at,
    by,
    detail: detailLeft(event),
    ...(user === undefined ? {} : { user }),
    ...(left === undefined ? {} : { facts: left }),
  };
}
