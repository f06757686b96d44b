import type { OverrideRequest } from '../../../../shared/schemas/quotes/change.ts';
import type { Happening } from './happening.ts';

type Type = OverrideRequest['overrideType'];
type Overridden = Extract<Happening, { kind: 'overridden' }>;

/** The reason in the event of an excess or discount that was chosen with the quote itself. */
export const CHOSEN_WITH_QUOTE = 'Chosen with the quote';

/** Whether an event overrides one kind; a predicate for each type of event. */
function overrides<E extends Happening>(type: Type) {
  return (event: E): event is E & Overridden =>
    event.kind === 'overridden' && event.detail.overrideType === type;
}

const withdraws = (type: Type) => (event: Happening) =>
  event.kind === 'overrideWithdrawn' && event.detail.overrideType === type;

/** The events of a submission: itself, and the excess or discount that was chosen with it. */
export function submissionOf<E extends Happening>(events: readonly E[]): E[] {
  const isChosen = (event: Happening) =>
    event.kind === 'overridden' && event.detail.reason === CHOSEN_WITH_QUOTE;
  const later = events.findIndex((event) => event.kind !== 'submitted' && !isChosen(event));
  return events.slice(0, later < 0 ? undefined : later);
}

/** The override of one kind that can be withdrawn; what was chosen with the quote is none. */
export function withdrawableOverride<E extends Happening>(
  events: readonly E[],
  type: Type,
): (E & Overridden) | undefined {
  const from = Math.max(submissionOf(events).length, events.findLastIndex(withdraws(type)) + 1);
  return events.slice(from).findLast(overrides<E>(type));
}

/**
 * The value of one kind of override that counts: that of the last one, or once it was withdrawn,
 * what was chosen with the quote.
 */
export function overriddenValue(events: readonly Happening[], type: Type): number | undefined {
  const counts =
    withdrawableOverride(events, type) ?? submissionOf(events).findLast(overrides(type));
  return counts?.detail.value;
}
