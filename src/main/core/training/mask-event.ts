import { type Digest, sectionsDigest } from '../quotes/document/sections-digest.ts';
import type { Happening } from '../quotes/history/happening.ts';
import type { QuoteEvent, StoredQuote } from '../quotes/history/store.ts';
import type { Mask } from './mask.ts';
import { where } from './where.ts';

/** What stands for a text that somebody wrote. */
export const TEXT = {
  reason: 'A reason, as it was given',
  note: 'A note, as it was written',
  terms: 'Terms, as the underwriter set them',
  refusal: 'A reason of the underwriter',
  demands: 'What the customer asked for',
  explanation: 'Why it suits the customer',
} as const;

/**
 * Replaces what people wrote in an event of a quote, and keeps what a replay needs of it.
 * @param quote the masked quote
 */
export function maskEvent(
  { mask, digest }: { readonly mask: Mask; readonly digest: Digest },
  quote: StoredQuote,
  { quoteId, at, by, user, ...event }: QuoteEvent,
): QuoteEvent {
  const name = (detail: { readonly name?: string }) => where(detail, 'name', mask.colleague);
  const note = (detail: { readonly note?: string }) => where(detail, 'note', () => TEXT.note);
  const answered = (detail: { readonly underwriter?: string; readonly reference?: string }) => ({
    ...where(detail, 'underwriter', mask.colleague),
    ...where(detail, 'reference', mask.reference),
  });

  /** Every kind has its own: a new one does not compile without. */
  function masked({ kind, detail }: Happening): Happening {
    switch (kind) {
      case 'submitted': {
        const { draftId: _, ...kept } = detail;
        const sections = () => sectionsDigest(digest, quote.sections);
        return { kind, detail: { ...kept, ...where(kept, 'sections', sections) } };
      }
      case 'overridden':
        return { kind, detail: { ...detail, reason: TEXT.reason } };
      case 'overrideWithdrawn':
        return { kind, detail: { ...detail, reason: TEXT.reason } };
      case 'addOn':
        return { kind, detail };
      case 'addOnRemoved':
        return { kind, detail };
      case 'driverNumber': {
        const driverNumber = mask.driverNumber(detail.driverNumber);
        return { kind, detail: { ...detail, driverNumber } };
      }
      case 'suitability': {
        const said = {
          ...where(detail, 'demands', () => TEXT.demands),
          ...where(detail, 'explanation', () => TEXT.explanation),
        };
        const confirmedBy = mask.colleague(detail.confirmedBy);
        return { kind, detail: { ...detail, ...said, confirmedBy } };
      }
      case 'referred':
        return { kind, detail: { ...detail, reason: TEXT.reason, ...name(detail) } };
      case 'referralApproved': {
        const terms = where(detail, 'terms', () => TEXT.terms);
        const said = { ...note(detail), ...terms, ...answered(detail), ...name(detail) };
        return { kind, detail: { ...detail, ...said } };
      }
      case 'referralRefused': {
        const reasons = detail.reasons.map(() => TEXT.refusal);
        const said = { note: TEXT.note, reasons, ...answered(detail), ...name(detail) };
        return { kind, detail: { ...detail, ...said } };
      }
      case 'markedLost':
        return { kind, detail: { ...detail, ...note(detail), ...name(detail) } };
      case 'markedNotLost':
        return { kind, detail: { ...detail, ...name(detail) } };
      case 'accepted': {
        const said = {
          ...where(detail, 'reason', () => TEXT.reason),
          ...where(detail, 'duplicateReason', () => TEXT.reason),
          ...where(detail, 'passed', (passed) =>
            passed.map(({ item }) => ({ item, reason: TEXT.reason })),
          ),
        };
        const paymentReference = mask.reference(detail.paymentReference);
        return { kind, detail: { ...detail, ...said, paymentReference } };
      }
      case 'clockConfirmed':
        return { kind, detail: { ...detail, reason: TEXT.reason } };
    }
  }

  const actor = user && { id: user.id, name: mask.colleague(user.name) };
  return { ...masked(event), quoteId, at, by, ...(actor === undefined ? {} : { user: actor }) };
}
