import type { ComplaintState } from '../../../../shared/domain/quotes/complaint.ts';
import { workingDaysLater } from '../../../../shared/domain/working-days.ts';
import type { Complaint as Shown } from '../../../../shared/schemas/quotes/complaint.ts';
import type { QuoteEventData } from '../history/event-data.ts';
import type { QuoteEvent } from '../history/quote-store.ts';

type Received = Extract<QuoteEventData, { kind: 'complaintReceived' }>;
type Step = Extract<QuoteEvent, { kind: 'complaintStep' }>;

/** A complaint with what was done about it, the oldest step first. */
export type Complaint = Received['detail'] & {
  /** Its place among those of the quote, from 1. */
  readonly number: number;
  readonly state: ComplaintState;
  readonly steps: readonly Step[];
};

/** The complaints of a quote by its events, in the order in which they were recorded. */
export function complaintsOf(events: readonly QuoteEvent[]): readonly Complaint[] {
  const received = events.flatMap(({ kind, detail }) =>
    kind === 'complaintReceived' ? [detail] : [],
  );
  return received.map((detail, at) => {
    const number = at + 1;
    const steps = events.filter(
      (event): event is Step => event.kind === 'complaintStep' && event.detail.complaint === number,
    );
    return { ...detail, number, state: steps.at(-1)?.detail.step ?? 'received', steps };
  });
}

/**
 * Working days of complaints: acknowledged in writing with a named contact; a written update at least so often;
 * investigated and resolved, or the customer told of the Ombudsman; answered in writing after the investigation.
 * Source: Central Bank (Supervision and Enforcement) Act 2013 (Section 48) (Consumer Protection) Regulations 2025, SI
 * 81/2025, in force since 24 March 2026, as Lloyd’s publishes the first three for Ireland (high); the answer, and when
 * the 20 days begin again, by the Consumer Protection Code 2012, provision 10.9 (medium: its text was not at hand).
 */
const [ACKNOWLEDGEMENT, UPDATE, RESOLUTION, ANSWER] = [5, 20, 40, 5];

/** What of a complaint has a last day, the earliest first, also where that is past; nothing once it is answered. */
export function complaintDeadlines({ receivedOn, state, steps }: Complaint): Shown['deadlines'] {
  if (state === 'answered') return [];
  const last = (...wanted: readonly ComplaintState[]) =>
    steps.findLast(({ detail }) => wanted.includes(detail.step))?.detail.on;
  const investigated = last('investigated');
  const updated = last('updated', 'toldOfOmbudsman') ?? receivedOn;
  const all = [
    last('acknowledged') === undefined && {
      id: 'complaintAcknowledgement' as const,
      day: workingDaysLater(receivedOn, ACKNOWLEDGEMENT),
    },
    investigated === undefined && {
      id: 'complaintUpdate' as const,
      day: workingDaysLater(updated, UPDATE),
    },
    last('toldOfOmbudsman') === undefined && {
      id: 'complaintResolution' as const,
      day: workingDaysLater(receivedOn, RESOLUTION),
    },
    investigated !== undefined && {
      id: 'complaintAnswer' as const,
      day: workingDaysLater(investigated, ANSWER),
    },
  ];
  return all.flatMap((one) => one || []).sort((a, b) => (a.day < b.day ? -1 : 1));
}
