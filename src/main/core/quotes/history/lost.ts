import { utcText } from '../../../../shared/domain/date.ts';
import type { LostReason, Outcome } from '../../../../shared/domain/quotes/outcome.ts';
import type { Lost } from '../../../../shared/schemas/quotes/lost.ts';
import { referralOf } from './referral.ts';
import type { QuoteEvent } from './store.ts';

/** The kinds of events that decide whether a quote is lost: the last one counts. */
export const LOST_KINDS = ['markedLost', 'markedNotLost', 'accepted'] as const;

const decides = ({ kind }: QuoteEvent) => LOST_KINDS.some((each) => each === kind);

/** Why a quote is lost; undefined where it is not: an accepted quote is won, whatever was said before. */
export function lostOf(events: readonly QuoteEvent[]): Lost | undefined {
  const last = events.findLast(decides);
  if (last?.kind !== 'markedLost') return undefined;
  const { at, by, user, detail } = last;
  return { ...(user === undefined ? {} : { name: user.name }), ...detail, at: utcText(at), by };
}

/** What became of a quote, and why where it is lost. */
interface Became {
  readonly outcome: Outcome;
  /** Null unless it is lost. */
  readonly lostReason: LostReason | null;
}

/**
 * What became of a quote. That it is lost is what a person said, and so it counts before the refusal
 * of an underwriter.
 */
export function outcomeOf(isAccepted: boolean, events: readonly QuoteEvent[]): Became {
  const lost = lostOf(events);
  if (isAccepted) return { outcome: 'accepted', lostReason: null };
  if (lost) return { outcome: 'lost', lostReason: lost.reason };
  const isRefused = referralOf(events)?.state === 'refused';
  return { outcome: isRefused ? 'refused' : 'open', lostReason: null };
}
