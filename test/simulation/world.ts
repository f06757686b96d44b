import { setImmediate } from 'node:timers/promises';
import { ownHead } from '../../src/main/adapters/sqlite/history/event-chain.ts';
import { type ExchangeStore, exchange } from '../../src/main/core/office/exchange.ts';
import type { OfficeLog } from '../../src/main/core/office/log.ts';
import type { QuoteEvent } from '../../src/main/core/quotes/history/quote-store.ts';
import { isFault } from '../../src/shared/result/fault-error.ts';
import { submission } from '../support/stores/stored-quote.ts';
import { Desk } from './desk.ts';
import { MemoryLog, type Spoil } from './memory-log.ts';
import { type Random, randomFrom } from './random.ts';

/** Minutes in milliseconds: of virtual time, which passes at once. */
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** How long people work; how often each does something alone, and how often all do so within seconds. */
const WORKING = 21 * DAY;
const DEEDS = 8;
const RUSHES = 8;
const SECOND = 1000;
/** More calls than an exchange can need. */
const MOST_CALLS = 500;
/** How often a desk tries to reach its office. */
const EVERY = 3 * 60 * MINUTE;
const MARKS = ['171-D-101', '181-C-202', '191-G-303'];

/** What a simulated office, network or disk does differently from a sound one: to see whether it is noticed. */
export interface Planted {
  readonly spoil?: Spoil;
  readonly log?: (log: MemoryLog, random: Random) => OfficeLog;
  readonly store?: (store: ExchangeStore) => ExchangeStore;
}

/** The office is out of reach. */
class Unreachable extends Error {}

/** Work that waits for its time, in its order. */
class Schedule {
  now = Date.UTC(2026, 11, 1);
  #waiting: { at: number; order: number; run: () => void }[] = [];
  #order = 0;
  #busy = 0;
  #failure: { readonly error: unknown } | undefined;

  at(delay: number, run: () => void): void {
    this.#order += 1;
    this.#waiting.push({ at: this.now + delay, order: this.#order, run });
  }

  /** Begins something that goes on by itself. */
  begin(work: () => Promise<void>): void {
    this.#busy += 1;
    work()
      .catch((error: unknown) => {
        this.#failure ??= { error };
      })
      .finally(() => {
        this.#busy -= 1;
      });
  }

  /** Waits in virtual time. */
  wait(delay: number, isAlive: () => boolean = () => true): Promise<void> {
    this.#busy -= 1;
    return new Promise((resolve) => {
      this.at(delay, () => {
        // What waited in a process that ended never goes on.
        if (!isAlive()) return;
        this.#busy += 1;
        resolve();
      });
    });
  }

  async run(): Promise<void> {
    for (;;) {
      while (this.#busy > 0) await setImmediate();
      if (this.#failure) throw this.#failure.error;
      this.#waiting.sort((a, b) => a.at - b.at || a.order - b.order);
      const next = this.#waiting.shift();
      if (!next) return;
      this.now = next.at;
      next.run();
    }
  }
}

interface Place {
  readonly desk: Desk;
  /** How far its clock is from the right time. */
  readonly offset: number;
  /** Which process it is: what an earlier one waited for never comes. */
  life: number;
  /** Until when the network keeps it from the office. */
  awayUntil: number;
  isExchanging: boolean;
}

/** Something that a person was told was done. */
export interface Deed {
  readonly desk: string;
  readonly hash: string;
}

/** Answers a request that came with a key. All came at once: a day later, a key may make another quote. */
const answer = (key: string) => () => ({
  client: 'program',
  key,
  fingerprint: 'the same',
  at: 0,
  status: 200,
  etag: null,
  body: '{}',
});

/** An office with its desks, a network between them, and people, all of one seed. */
export class World {
  readonly office: MemoryLog;
  readonly deeds: Deed[] = [];
  /** The quotes that were accepted although the car had a policy. */
  readonly saidSo = new Set<string>();
  /** The key of the request that made an event, by its hash, since the office was last restored. */
  readonly keys = new Map<string, string>();
  readonly erasures: string[] = [];
  readonly #random: Random;
  readonly #schedule = new Schedule();
  readonly #places: Place[] = [];
  readonly #planted: Planted;
  readonly #seenByDesks: OfficeLog;
  #isCalm = false;
  #made = 0;
  #disks = 0;
  #snapshots: ReturnType<MemoryLog['snapshot']>[] = [];

  private constructor(seed: number, planted: Planted) {
    this.#random = randomFrom(seed);
    this.#planted = planted;
    this.office = new MemoryLog(planted.spoil);
    this.#seenByDesks = planted.log?.(this.office, this.#random) ?? this.office;
  }

  static async of(seed: number, planted: Planted = {}): Promise<World> {
    const world = new World(seed, planted);
    const count = world.#random.between(2, 4);
    for (let i = 0; i < count; i += 1) {
      world.#places.push({
        desk: await Desk.begin(`desk ${i + 1}`, `origin-${i + 1}`),
        offset: world.#random.chance(0.3) ? world.#random.between(-30, 30) * DAY : 0,
        life: 0,
        awayUntil: 0,
        isExchanging: false,
      });
    }
    // In every other world the program is updated, at each desk at another time.
    if (seed % 2 === 0) {
      for (const desk of world.desks) {
        desk.isOld = true;
        world.#schedule.at(world.#random.between(0, WORKING), () => {
          desk.isOld = false;
        });
      }
    }
    return world;
  }

  get desks(): readonly Desk[] {
    return this.#places.map(({ desk }) => desk);
  }

  /** People work while everything that can go wrong does; then all are connected until they are in step. */
  async run(): Promise<void> {
    const random = this.#random;
    const rushes = Array.from({ length: RUSHES }, () => random.between(0, WORKING));
    for (const place of this.#places) {
      const act = (at: number) => this.#schedule.at(at, () => this.#begin(() => this.#act(place)));
      for (let i = 0; i < DEEDS; i += 1) act(random.between(0, WORKING));
      for (const rush of rushes) {
        act(rush + random.between(0, 2 * SECOND));
        for (let i = 0; i < 3; i += 1) {
          this.#schedule.at(rush + random.between(0, 4 * SECOND), () =>
            this.#begin(() => this.#exchange(place)),
          );
        }
      }
      for (let at = random.between(0, EVERY); at < WORKING; at += EVERY) {
        this.#schedule.at(at, () => this.#begin(() => this.#exchange(place)));
      }
      for (let i = random.between(0, 3); i > 0; i -= 1) {
        this.#schedule.at(random.between(0, WORKING), () => this.#begin(() => this.#crash(place)));
      }
      for (let i = random.between(0, 3); i > 0; i -= 1) {
        const length = random.chance(0.3) ? 10 * DAY : random.between(1, 12) * 60 * MINUTE;
        this.#schedule.at(random.between(0, WORKING), () => {
          place.awayUntil = Math.max(place.awayUntil, this.#schedule.now + length);
        });
      }
    }
    for (let i = random.between(0, 2); i > 0; i -= 1) {
      this.#schedule.at(random.between(0, WORKING), () => this.#restoreOffice());
    }
    await this.#schedule.run();
    this.#isCalm = true;
    // One round gives and takes; what was given back, or refused, needs others.
    for (let round = 0; round < 4; round += 1) {
      for (const place of this.#places) this.#begin(() => this.#exchange(place));
      await this.#schedule.run();
    }
  }

  close(): void {
    for (const { desk } of this.#places) desk.close();
  }

  #begin(work: () => Promise<void>): void {
    this.#schedule.begin(work);
  }

  async #exchange(place: Place): Promise<void> {
    if (place.isExchanging) return;
    place.isExchanging = true;
    const { life, desk } = place;
    const store = desk.process.exchange;
    try {
      const most = this.#random.between(1, 30);
      await exchange(this.#planted.store?.(store) ?? store, this.#network(place), most);
    } catch (error) {
      const isAhead = desk.isOld && isFault(error, 'officeAhead');
      if (!isAhead && !(error instanceof Unreachable)) throw error;
    } finally {
      if (place.life === life) place.isExchanging = false;
    }
    desk.note();
  }

  /** The log of the office as a desk reaches it: late, twice, or not at all. */
  #network(place: Place): OfficeLog {
    const { life } = place;
    const random = this.#random;
    const isAlive = () => place.life === life;
    let calls = 0;
    const wait = (delay: number) => this.#schedule.wait(delay, isAlive);
    const call = async <T>(work: () => Promise<T>): Promise<T> => {
      const isLost = () => !this.#isCalm && random.chance(0.08);
      calls += 1;
      if (calls > MOST_CALLS) throw new Error('An exchange does not come to its end');
      if (!this.#isCalm && this.#schedule.now < place.awayUntil) throw new Unreachable();
      await wait(random.between(1, 200));
      place.desk.note();
      if (isLost()) {
        await wait(MINUTE);
        throw new Unreachable();
      }
      if (!this.#isCalm && random.chance(0.1)) {
        this.#schedule.at(random.between(1, 2 * 60 * MINUTE), () =>
          this.#begin(async () => {
            await work();
          }),
        );
      }
      const answer = await work();
      if (this.#random.chance(0.05)) this.#snapshots.push(this.office.snapshot());
      if (isLost()) {
        await wait(MINUTE);
        throw new Unreachable();
      }
      await wait(random.between(1, 200));
      return answer;
    };
    const log = this.#seenByDesks;
    return {
      append: (events) => call(() => log.append(events)),
      page: (after, limit) => call(() => log.page(after, limit)),
      last: () => call(() => log.last()),
    };
  }

  /** A crash, after which the disk may have forgotten what it had promised to keep, or be another one. */
  async #crash(place: Place): Promise<void> {
    place.life += 1;
    place.isExchanging = false;
    if (this.#random.chance(0.1)) {
      this.#disks += 1;
      await place.desk.loseDisk(`disk-${this.#disks}`);
    } else place.desk.crash(this.#random.chance(0.3) ? this.#random.between(1, 3) : 0);
    this.#forgetDeeds();
  }

  #restoreOffice(): void {
    const snapshot = this.#random.one(this.#snapshots.slice(-5));
    if (!snapshot) return;
    this.office.restore(snapshot);
    // The answers to keyed requests are the origin's and the office's: whoever else gives an event back has none.
    this.keys.clear();
    this.#snapshots = [snapshot];
    this.#forgetDeeds();
  }

  /** What no disk has any more is lost, whatever anyone promised. */
  #forgetDeeds(): void {
    const kept = new Set(this.office.events.map(({ event }) => event.hash));
    for (const { process } of this.desks) {
      const hashes = process.database.sqlite.prepare<[], string>('select hash from quote_event');
      for (const hash of hashes.pluck().all()) kept.add(hash);
    }
    const still = this.deeds.filter(({ hash }) => kept.has(hash));
    this.deeds.splice(0, this.deeds.length, ...still);
  }

  /** A person at a desk does something, or finds that it cannot be done. */
  async #act(place: Place): Promise<void> {
    const random = this.#random;
    const { desk, offset } = place;
    const { process } = desk;
    const now = this.#schedule.now + offset;
    const ids = process.database.sqlite
      .prepare<[], string>('select id from quote where erased_at is null order by id')
      .pluck()
      .all();
    // Mostly what is new: there others work, too.
    const id = random.one(random.chance(0.6) ? ids.slice(-2) : ids);
    const isDone =
      id === undefined || random.chance(0.35)
        ? await this.#submit(desk, now)
        : random.chance(0.08)
          ? await this.#erase(desk, id, now)
          : await this.#change(desk, id, now);
    desk.note();
    const hash = isDone ? ownHead(process.database)()?.hash : undefined;
    if (hash !== undefined) this.deeds.push({ desk: desk.name, hash });
  }

  async #submit({ process }: Desk, now: number): Promise<boolean> {
    this.#made += 1;
    const id = `Q-${String(this.#made).padStart(3, '0')}`;
    const { body, ...event } = submission(id);
    if (!body?.sections) return false;
    const { customer, vehicle } = body.sections;
    const registrationNumber = this.#random.one(MARKS) ?? '';
    const sections = {
      ...body.sections,
      customer: { ...customer, surname: `Secret ${id}` },
      vehicle: { ...vehicle, registrationNumber },
    };
    const detail = { ...event.detail, premium: this.#random.between(300, 900) };
    const submitted = { ...event, detail, at: now, body: { ...body, sections } };
    const key = this.#random.chance(0.2) ? `K-${this.#random.between(1, 6)}` : undefined;
    try {
      await process.quotes.add([submitted as QuoteEvent], key ? { respond: answer(key) } : {});
    } catch (error) {
      // The desk has answered this key.
      if (key !== undefined && /UNIQUE/.test(String(error))) return false;
      throw error;
    }
    const hash = ownHead(process.database)()?.hash;
    if (key !== undefined && hash !== undefined) this.keys.set(hash, key);
    return true;
  }

  async #change({ process, isOld }: Desk, id: string, at: number): Promise<boolean> {
    const random = this.#random;
    const found = await process.quotes.find(id);
    if (!found || found.quote.status === 'accepted') return false;
    const of = { quoteId: id, at, by: 'desk' };
    const after = found.events.length;
    if (random.chance(0.4) && !isOld) {
      const isSaid = random.chance(0.15);
      const policyId = `P-${id}`;
      const detail = { policyId, paymentMethod: 'direct-debit', startsAt: '2026-12-01T00:00:00Z' };
      const accepted = { ...of, kind: 'accepted', detail } as unknown as QuoteEvent;
      const isDone = await process.quotes.change(id, [accepted], {
        after,
        permits: (others) => isSaid || others.every(({ status }) => status !== 'accepted'),
      });
      if (isDone && isSaid) this.saidSo.add(id);
      return isDone;
    }
    const premium = random.between(300, 900);
    const changed =
      random.chance(0.5) || isOld
        ? { kind: 'driverNumber', detail: { driverNumber: `${random.between(1, 9)}` } }
        : {
            kind: 'overridden',
            detail: { overrideType: 'premium', value: premium, reason: 'x', premium },
            body: { explanation: {} },
          };
    return process.quotes.change(id, [{ ...of, ...changed } as unknown as QuoteEvent], { after });
  }

  async #erase({ process }: Desk, id: string, at: number): Promise<boolean> {
    const found = await process.quotes.find(id);
    if (!found) return false;
    this.erasures.push(id);
    const counts = await process.records.erase({
      id: `E-${this.erasures.length}`,
      at,
      by: 'desk',
      reason: 'request',
      quotes: [{ id, status: found.quote.status }],
      declined: [],
      drafts: [],
    });
    return counts !== undefined;
  }
}
