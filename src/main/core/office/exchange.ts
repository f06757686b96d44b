import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { ResponseToKeep } from '../caller/kept-responses.ts';
import type { JudgedEvent, OfficeLog, Place, SentEvent } from './log.ts';

/** What a desk keeps of the office's order, next to the events themselves. */
export interface ExchangeStore {
  /** Whether this version of the program can read events of a kind: a change of what a kind says gets a new kind. */
  readonly knows: (kind: string) => boolean;
  /** The last place that is here. */
  readonly place: () => Promise<Place>;
  /** A place that is here; undefined where it is not, or was never. */
  readonly placeAt: (position: number) => Promise<Place | undefined>;
  /** The next events that no office has judged, in the order in which they came here. */
  readonly unjudged: (limit: number) => Promise<readonly SentEvent[]>;
  /**
   * Keeps events that follow the last place, with what became of them, all together or nothing. What was
   * decided here on a state that stands no more counts no more from then on.
   */
  readonly receive: (events: readonly JudgedEvent[]) => Promise<void>;
  /** Forgets every judgement after a place: the office has lost them. The events stay. */
  readonly goBack: (to: Place) => Promise<void>;
}

/** How many events travel together at most. */
const PAGE = 200;

/** Seconds after which whoever was refused may try again. */
const RETRY_AFTER = 5;

/** That nothing can be exchanged now, which may pass. */
export const exchangeFault = (what: Message, cause?: unknown): FaultError =>
  new FaultError({ kind: 'unavailable', message: what, retryAfter: RETRY_AFTER }, { cause });

/** The last place that a desk and its office both have, found by halving: before it, both have the same. */
async function lastInCommon(store: ExchangeStore, log: OfficeLog): Promise<Place> {
  const here = await store.place();
  const there = await log.last();
  let [known, unknown] = [0, Math.min(here.position, there.position) + 1];
  let found: Place = { position: 0, hash: '' };
  while (unknown - known > 1) {
    const middle = Math.floor((known + unknown) / 2);
    const place = await store.placeAt(middle);
    const isShared = place && (await log.page(place, 1)) !== 'otherHistory';
    if (isShared) [known, found] = [middle, place];
    else unknown = middle;
  }
  return found;
}

/**
 * Takes everything that the office has after the last place here.
 * @throws {FaultError} at the first event that only a newer version can read: it comes after an update
 */
async function receiveAll(store: ExchangeStore, log: OfficeLog, most: number): Promise<void> {
  for (;;) {
    const page = await log.page(await store.place(), most);
    if (page === 'otherHistory') await store.goBack(await lastInCommon(store, log));
    else {
      const unknown = page.findIndex(({ event }) => !store.knows(event.kind));
      const known = unknown < 0 ? page : page.slice(0, unknown);
      if (known.length > 0) await store.receive(known);
      if (unknown >= 0) throw exchangeFault(message('officeAhead'));
      if (page.length < most) return;
    }
  }
}

/**
 * Brings a desk and its office into step: the desk gives what is not judged, its own events and those that the
 * office has lost, and takes what it lacks. It may be ended at any moment, and begun again.
 * @param most how many events travel together
 * @throws what the log throws where it is not there, and {@link FaultError} where this version is too old for it
 */
export async function exchange(
  store: ExchangeStore,
  log: OfficeLog,
  most: number = PAGE,
): Promise<void> {
  let events = await store.unjudged(most);
  do {
    if (events.length > 0) await log.append(events);
    // The verdicts come with what others did, in the order of the office.
    await receiveAll(store, log, most);
    events = await store.unjudged(most);
  } while (events.length > 0);
}

/** The office of a desk or a host. */
export interface Office {
  /**
   * Resolves once all that the office had when this was called is here, and all that was here is judged.
   * @throws where the office is out of reach: what is here stays, and is judged later
   */
  readonly inStep: () => Promise<void>;
  /** How often something came here that was judged: a number that changes with each time. */
  readonly received: () => number;
  /** How many events the office has that are not here yet. @throws where it is out of reach */
  readonly behind: () => Promise<number>;
  /** How many events came here, since this was opened, that were decided on what stood no more. */
  readonly refused: () => number;
  /** Whether the key of a request belongs to one that was answered. */
  readonly isAnswered: (request: ResponseToKeep) => Promise<boolean>;
}

/** The office with a log: whoever asks while an exchange is under way shares the next one. */
export function officeOf(store: ExchangeStore, log: OfficeLog): Pick<Office, 'inStep'> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = (): Promise<void> => {
    next = undefined;
    running = exchange(store, log).finally(() => {
      running = undefined;
    });
    return running;
  };
  return {
    inStep: () => {
      if (!running) return run();
      next ??= running.then(run, run);
      return next;
    },
  };
}
