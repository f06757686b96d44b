import type { ResponseToKeep } from '../caller/kept-responses.ts';
import type { Condition, EventIdentity, LoggedEvent, SentEvent, Verdict } from './log.ts';

/** What is left of the detail of an event that its erasure does not name. */
export const NOTHING_LEFT = 'null';

/** What an office knows of the chains and subjects that some events are about: it changes with each of them. */
export interface Known {
  /** The events that are there, by {@link nameOf}. */
  readonly events: Map<string, Pick<Judged, 'verdict'> & { readonly hash: string }>;
  /** The last event of each subject that was taken, by its hash; absent or null where there is none. */
  readonly last: Map<string, string | null>;
  /** The erasure that closed a subject. */
  readonly closed: Map<string, EventIdentity>;
  /** The keys of requests that were answered, by {@link keyOf}. */
  readonly answered: Set<string>;
}

/** A new event with what becomes of it. */
export interface Judged {
  readonly sent: SentEvent;
  readonly verdict: Verdict;
  /** As the log keeps it. */
  readonly event: LoggedEvent;
}

/** The subject of what is about a quote. */
export const quoteSubject = (id: string | null): string => `quote:${id}`;

/** An event of a chain as a text. */
export const nameOf = ({ origin, seq }: EventIdentity): string => `${origin} ${seq}`;

/** The key of a request as a text. */
export const keyOf = ({ client, key }: Pick<ResponseToKeep, 'client' | 'key'>): string =>
  JSON.stringify([client, key]);

/** Whether an event erases others. */
export const isErasure = ({ closes, declined }: SentEvent): boolean =>
  closes.length > 0 || declined.length > 0;

/** An event without what it says. @param detail what is left of it */
export function reduced(event: LoggedEvent, erasedBy: EventIdentity, detail: string): LoggedEvent {
  const { origin, seq } = erasedBy;
  return { ...event, detail, answers: null, explanation: null, erasedBy: { origin, seq } };
}

/** The subjects whose erasure an event comes too late for: what is noted on a quote has no condition. */
const boundTo = ({ event: { quoteId }, conditions }: SentEvent): readonly string[] => [
  ...conditions.map(({ subject }) => subject),
  ...(quoteId === null ? [] : [quoteSubject(quoteId)]),
];

/** The subjects that some events are about, in one order for all who lock them. */
export function subjectsOf(events: readonly SentEvent[]): readonly string[] {
  const of = (sent: SentEvent) => [
    ...boundTo(sent),
    ...sent.resets.map(({ subject }) => subject),
    ...sent.closes,
  ];
  return [...new Set(events.flatMap(of))].sort();
}

/** The new events among some that were sent, each judged, up to one that does not fit its chain. */
export interface Judgement {
  readonly added: readonly Judged[];
  /** Of all that were sent, as far as they fit. */
  readonly verdicts: readonly Verdict[];
  readonly isWhole: boolean;
}

/** Judges events in their order, each by what those before it changed. */
export function judge(events: readonly SentEvent[], known: Known): Judgement {
  const added: Judged[] = [];
  const verdicts: Verdict[] = [];
  for (const sent of events) {
    const there = known.events.get(nameOf(sent.event));
    if (there ? there.hash !== sent.event.hash : !fits(sent.event, known)) {
      return { added, verdicts, isWhole: false };
    }
    const judged = there ? undefined : judgeOne(sent, known);
    if (judged) added.push(judged);
    verdicts.push((there ?? judged)?.verdict ?? 'refused');
  }
  return { added, verdicts, isWhole: true };
}

/** Whether an event is the next of its chain. A chain may begin where another one is. */
function fits({ origin, seq, previous }: LoggedEvent, { events }: Known): boolean {
  return seq === 1 || events.get(nameOf({ origin, seq: seq - 1 }))?.hash === previous;
}

function judgeOne(sent: SentEvent, known: Known): Judged {
  const { event, conditions, isGivenUp, response } = sent;
  const { events, last, closed, answered } = known;
  const erasure = boundTo(sent)
    .map((subject) => closed.get(subject))
    .find(Boolean);
  const stands = (one: Condition) => one.last === (last.get(one.subject) ?? null);
  const isFree = response === null || !answered.has(keyOf(response));
  const stays = !isGivenUp && !erasure && isFree && conditions.every(stands);
  const verdict = stays ? 'taken' : 'refused';
  events.set(nameOf(event), { hash: event.hash, verdict });
  if (verdict === 'taken') take(sent, known);
  // A second erasure of a quote says nothing of a person; an office that was restored may take it first.
  const isLate = erasure !== undefined && event.quoteId !== null;
  if (isLate) return { sent, verdict, event: reduced(event, erasure, NOTHING_LEFT) };
  // No erasure would find the answers of a quote that is none.
  const isNone = verdict === 'refused' && event.kind === 'submitted';
  return { sent, verdict, event: isNone ? { ...event, answers: null, explanation: null } : event };
}

function take(sent: SentEvent, { last, closed, answered }: Known): void {
  const { event, conditions, left, closes, resets, response } = sent;
  if (response) answered.add(keyOf(response));
  for (const { subject } of conditions) last.set(subject, event.hash);
  for (const { subject, last: before } of resets) {
    const present = last.get(subject);
    // Of a policy that the erasing desk did not know, it says nothing.
    if (left.some(({ hash }) => hash === present)) last.set(subject, before);
  }
  for (const subject of closes) {
    if (!closed.has(subject)) closed.set(subject, { origin: event.origin, seq: event.seq });
  }
}

/**
 * An event as an erasure leaves it that was taken; the same object where it stays as it is. Of two erasures
 * at once, the one that knew an event says what is left of it.
 */
export function leftBy(
  { event: erasure, left, closes }: SentEvent,
  event: LoggedEvent,
): LoggedEvent {
  const detail = left.find(({ hash }) => hash === event.hash)?.detail;
  const isOfThese = detail !== undefined || closes.includes(quoteSubject(event.quoteId));
  const isLeft = event.erasedBy !== null && event.detail !== NOTHING_LEFT;
  if (!isOfThese || isLeft || (event.erasedBy && detail === undefined)) return event;
  return reduced(event, erasure, detail ?? NOTHING_LEFT);
}
