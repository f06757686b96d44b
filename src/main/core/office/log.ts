import type { ResponseToKeep } from '../caller/kept-responses.ts';

/** An event by the id of its chain and its number there, from 1: no other event has both. */
export interface EventIdentity {
  readonly origin: string;
  readonly seq: number;
}

/** An event as it travels: texts and bytes as its desk keeps them, so that its hash can be verified anywhere. */
export interface LoggedEvent extends EventIdentity {
  /** The hash that it goes on from: of the event before it in its chain. */
  readonly previous: string;
  readonly hash: string;
  /** Null on an event that is not of a quote. */
  readonly quoteId: string | null;
  /** What an event that is not of a quote is about: a table, a user, a consent, an erasure. */
  readonly table: string | null;
  readonly kind: string;
  /** Epoch milliseconds, by the clock of its desk: it never gives an order. */
  readonly at: number;
  readonly by: string;
  readonly detail: string;
  readonly answers: string | null;
  readonly explanation: Uint8Array | null;
  readonly erased: Uint8Array | null;
  /** The erasure that left it as it is. */
  readonly erasedBy: EventIdentity | null;
}

/** What an event was decided on: the hash of the last event of a subject that its desk knew; null where none. */
export interface Condition {
  /** A quote, a car, a user, or the rate books. */
  readonly subject: string;
  readonly last: string | null;
}

/** What is left of an event that an erasure erased. */
export interface LeftOfEvent {
  /** Of the event: it stays where a chain that was set back goes on as another one. */
  readonly hash: string;
  readonly detail: string;
}

/** A response on its way to the office. */
export interface SentResponse extends ResponseToKeep {
  /** Of its row, as desks and offices keep it. */
  readonly rowHash: string;
}

/** An event on its way to the office. */
export interface SentEvent {
  readonly event: LoggedEvent;
  /** All of them must hold for the event to be taken, and the key of its request must be free. */
  readonly conditions: readonly Condition[];
  /** Whether its desk knows already that it counts no more: it goes into the log for its chain alone. */
  readonly isGivenUp: boolean;
  /** Of an erasure: what is left of each event that it erases. */
  readonly left: readonly LeftOfEvent[];
  /** Of an erasure: the subjects of which no event is taken from then on. */
  readonly closes: readonly string[];
  /** Of an erasure: the last event that other subjects have without what it erases. */
  readonly resets: readonly Condition[];
  /** Of an erasure: the ids of the declined risks that it erases. */
  readonly declined: readonly string[];
  /** The response to the keyed request that it is of: a key makes one event, whichever hosts are asked. */
  readonly response: SentResponse | null;
}

/** `taken`: everybody counts it. `refused`: it stays in its chain, and counts nowhere. */
export type Verdict = 'taken' | 'refused';

/** A place in the order of the office. */
export interface Place {
  /** From 1, without gaps; 0 is before everything. */
  readonly position: number;
  /** Over the place before it, and over the event here and its verdict. */
  readonly hash: string;
}

/** Before everything. */
export const BEGINNING: Place = { position: 0, hash: '' };

/** An event with what became of it. */
export interface JudgedEvent {
  readonly event: LoggedEvent;
  readonly verdict: Verdict;
  readonly place: Place;
}

/**
 * The log of an office: every event of every desk, in one order, each taken or refused once. It decides by
 * conditions alone, and never reads what an event says.
 */
export interface OfficeLog {
  /**
   * Takes or refuses events, in their order; one that is there already is judged as it was. What was answered is
   * kept, whatever happens to the office then.
   * @returns the verdicts; `otherChain` where a chain goes on differently there, or events before these are
   * missing: nothing is then kept of the first such event and those after it
   */
  readonly append: (events: readonly SentEvent[]) => Promise<readonly Verdict[] | 'otherChain'>;
  /**
   * The next events after a place, as many as `limit` at most: fewer are all that there are.
   * @returns `otherHistory` where the office does not have that place: it was restored to an earlier moment
   */
  readonly page: (after: Place, limit: number) => Promise<readonly JudgedEvent[] | 'otherHistory'>;
  /** The last place. */
  readonly last: () => Promise<Place>;
}
