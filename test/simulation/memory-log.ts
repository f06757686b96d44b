import { hash as digest } from 'node:crypto';
import { NOTHING_LEFT } from '../../src/main/adapters/sqlite/records/erase-quotes.ts';
import {
  BEGINNING,
  type Condition,
  type EventIdentity,
  type JudgedEvent,
  type LoggedEvent,
  type OfficeLog,
  type Place,
  type SentEvent,
  type Verdict,
} from '../../src/main/core/office/log.ts';

const nameOf = ({ origin, seq }: EventIdentity) => `${origin} ${seq}`;

/** An event without what it says. */
const reduced = (event: LoggedEvent, erasedBy: EventIdentity, detail: string): LoggedEvent => ({
  ...event,
  detail,
  answers: null,
  explanation: null,
  erasedBy,
});

/** All that an office keeps. */
interface Kept {
  readonly events: readonly JudgedEvent[];
  readonly last: ReadonlyMap<string, string | null>;
  readonly closed: ReadonlyMap<string, EventIdentity>;
}

/** Where a rule of the log may be broken, to see whether the simulator notices. */
export interface Rules {
  readonly isKnown: (there: JudgedEvent | undefined) => boolean;
  readonly holds: (condition: Condition, last: string | null) => boolean;
  readonly closes: boolean;
}

export const SOUND: Rules = {
  isKnown: (there) => there !== undefined,
  holds: ({ last: known }, last) => known === last,
  closes: true,
};

/** The log of an office in memory: what each of its functions promises, as short as it can be said. */
export class MemoryLog implements OfficeLog {
  events: JudgedEvent[] = [];
  readonly #rules: Rules;
  #last = new Map<string, string | null>();
  #closed = new Map<string, EventIdentity>();
  #places = new Map<string, number>();

  constructor(rules: Rules = SOUND) {
    this.#rules = rules;
  }

  append: OfficeLog['append'] = async (events) => {
    const verdicts: Verdict[] = [];
    for (const sent of events) {
      const verdict = this.#appendOne(sent);
      if (!verdict) return 'otherChain';
      verdicts.push(verdict);
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
    events: [...this.events],
    last: new Map(this.#last),
    closed: new Map(this.#closed),
  });

  /** Goes on from what was on its drive at an earlier moment. */
  restore({ events, last, closed }: Kept): void {
    this.events = [...events];
    this.#last = new Map(last);
    this.#closed = new Map(closed);
    this.#places = new Map(events.map(({ event }, i) => [nameOf(event), i]));
  }

  #find(identity: EventIdentity): JudgedEvent | undefined {
    return this.events[this.#places.get(nameOf(identity)) ?? -1];
  }

  #appendOne(sent: SentEvent): Verdict | undefined {
    const { event, conditions, isGivenUp } = sent;
    const there = this.#find(event);
    if (there && this.#rules.isKnown(there)) {
      return there.event.hash === event.hash ? there.verdict : undefined;
    }
    const before = this.#find({ origin: event.origin, seq: event.seq - 1 });
    if (event.seq > 1 && before?.event.hash !== event.previous) return undefined;
    const erasure = conditions.map(({ subject }) => this.#closed.get(subject)).find(Boolean);
    const isDecided = conditions.every((condition) =>
      this.#rules.holds(condition, this.#last.get(condition.subject) ?? null),
    );
    const verdict = !isGivenUp && !erasure && isDecided ? 'taken' : 'refused';
    const position = this.events.length + 1;
    const previous = this.events.at(-1)?.place.hash ?? '';
    const hash = digest('sha256', JSON.stringify([previous, nameOf(event), event.hash, verdict]));
    this.#places.set(nameOf(event), this.events.length);
    this.events.push({
      event: erasure ? reduced(event, erasure, NOTHING_LEFT) : event,
      verdict,
      place: { position, hash },
    });
    if (verdict === 'taken') this.#take(sent);
    return verdict;
  }

  #take({ event, conditions, left, closes, resets }: SentEvent): void {
    for (const { subject } of conditions) this.#last.set(subject, event.hash);
    for (const { subject, last } of resets) this.#last.set(subject, last);
    if (!this.#rules.closes) return;
    for (const subject of closes) this.#closed.set(subject, event);
    const details = new Map(left.map(({ hash, detail }) => [hash, detail]));
    this.events = this.events.map((judged) => {
      const detail = details.get(judged.event.hash);
      const isOfThese = detail !== undefined || closes.includes(`quote:${judged.event.quoteId}`);
      const isLeft = judged.event.erasedBy && judged.event.detail !== NOTHING_LEFT;
      if (!isOfThese || isLeft || (judged.event.erasedBy && detail === undefined)) return judged;
      return { ...judged, event: reduced(judged.event, event, detail ?? NOTHING_LEFT) };
    });
  }
}
