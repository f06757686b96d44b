import { utcText } from '../../../../shared/domain/date.ts';
import type { Lost } from '../../../../shared/schemas/quotes/lost.ts';
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
