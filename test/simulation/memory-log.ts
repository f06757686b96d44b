import { hash as digest } from 'node:crypto';
import { isErasure, judge, type Known, leftBy } from '../../src/main/core/office/judge.ts';
import {
  BEGINNING,
  type JudgedEvent,
  type OfficeLog,
  type Place,
  type SentEvent,
  type Verdict,
} from '../../src/main/core/office/log.ts';

/** All that an office keeps. */
interface Kept extends Known {
  readonly judged: readonly JudgedEvent[];
}

/** Changes what an office knows, or what it is sent, to see whether the simulator notices. */
export type Spoil = (sent: SentEvent, known: Known) => SentEvent;

/** The log of an office in memory. */
export class MemoryLog implements OfficeLog {
  events: JudgedEvent[] = [];
  readonly #spoil: Spoil;
  #known: Known = {
    events: new Map(),
    last: new Map(),
    closed: new Map(),
    answered: new Set(),
  };

  constructor(spoil: Spoil = (sent) => sent) {
    this.#spoil = spoil;
  }

  append: OfficeLog['append'] = async (events) => {
    const verdicts: Verdict[] = [];
    for (const one of events) {
      const judged = judge([this.#spoil(one, this.#known)], this.#known);
      for (const { sent, verdict, event } of judged.added) {
        this.events.push({ event, verdict, place: this.#next(event.hash, verdict) });
        if (verdict === 'taken' && isErasure(sent)) this.#erase(sent);
      }
      if (!judged.isWhole) return 'otherChain';
      verdicts.push(...judged.verdicts);
    }
    return verdicts;
  };

  page: OfficeLog['page'] = async (after, limit) => {
    const here = after.position === 0 ? BEGINNING : this.events[after.position - 1]?.place;
    if (here?.hash !== after.hash) return 'otherHistory';
    return this.events.slice(after.position, after.position + limit);
  };

  last = async (): Promise<Place> => this.events.at(-1)?.place ?? BEGINNING;

  /** What is on its drive. */
  snapshot = (): Kept => ({
    judged: [...this.events],
    events: new Map(this.#known.events),
    last: new Map(this.#known.last),
    closed: new Map(this.#known.closed),
    answered: new Set(this.#known.answered),
  });

  /** Goes on from what was on its drive at an earlier moment. */
  restore({ judged, events, last, closed, answered }: Kept): void {
    this.events = [...judged];
    this.#known = {
      events: new Map(events),
      last: new Map(last),
      closed: new Map(closed),
      answered: new Set(answered),
    };
  }

  #next(hash: string, verdict: Verdict): Place {
    const { position, hash: previous } = this.events.at(-1)?.place ?? BEGINNING;
    return { position: position + 1, hash: digest('sha256', `${previous} ${hash} ${verdict}`) };
  }

  #erase(erasure: SentEvent): void {
    this.events = this.events.map((one) => ({ ...one, event: leftBy(erasure, one.event) }));
  }
}
