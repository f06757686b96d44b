import Database from 'better-sqlite3';
import { contentHash } from '../../src/main/adapters/node/hash.ts';
import { connect } from '../../src/main/adapters/sqlite/connection/connection.ts';
import type { OpenDatabase } from '../../src/main/adapters/sqlite/connection/database.ts';
import { exchangeStore } from '../../src/main/adapters/sqlite/exchange/exchange-store.ts';
import { NO_HEAD } from '../../src/main/adapters/sqlite/history/chain-head.ts';
import { verifyEvents } from '../../src/main/adapters/sqlite/history/event-chain.ts';
import {
  checkCustomers,
  checkDays,
  checkLines,
} from '../../src/main/adapters/sqlite/integrity/quote-index.ts';
import { batchIndexer } from '../../src/main/adapters/sqlite/quote-index/batch.ts';
import { quoteStore } from '../../src/main/adapters/sqlite/quotes/quote-store.ts';
import { recordStore } from '../../src/main/adapters/sqlite/records/record-store.ts';
import { migrate } from '../../src/main/adapters/sqlite/schema/migrate.ts';
import type { ExchangeStore } from '../../src/main/core/office/exchange.ts';
import { BEGINNING } from '../../src/main/core/office/log.ts';
import { keepReferenced } from '../support/stores/stored-quote.ts';

/** A data folder of a desk that has joined an office, and has done nothing yet. */
async function emptyDisk(): Promise<Buffer> {
  const sqlite = new Database(':memory:');
  const connection = connect(sqlite);
  await migrate(connection.db);
  await keepReferenced(connection);
  await exchangeStore(inMemory(sqlite), contentHash, (mark) => mark).goBack(BEGINNING);
  return sqlite.serialize();
}
let empty: Promise<Buffer> | undefined;

/** Opens a database in memory, whose index is brought up to date only when it is asked for. */
function inMemory(sqlite: Database.Database): OpenDatabase {
  const connection = connect(sqlite);
  const indexer = batchIndexer(connection, (damage) => {
    throw damage;
  });
  const catchUp = async () => {
    while (indexer.index());
  };
  return {
    ...connection,
    reader: connection,
    isNew: false,
    restricted: [],
    isLogDamaged: false,
    file: undefined,
    head: NO_HEAD,
    projection: { catchUp, note: () => {}, close: async () => {} },
    lossOf: () => undefined,
    saveLost: async () => {},
  };
}

/** An empty disk. @param origin the id of the chain of whoever works on it */
async function newDisk(origin: string): Promise<Buffer> {
  empty ??= emptyDisk();
  const sqlite = new Database(Buffer.from(await empty));
  sqlite.prepare('update origin set id = ?').run(origin);
  return sqlite.serialize();
}

/** What a process of a desk works on: it ends with a crash. */
export interface Process {
  readonly database: OpenDatabase;
  readonly quotes: ReturnType<typeof quoteStore>;
  readonly records: ReturnType<typeof recordStore>;
  readonly exchange: ExchangeStore;
}

/** How many states of its disk a desk may lose at most. */
const FORGOTTEN = 4;

/** What a desk with the older version of the program neither does nor knows. */
const NEWER = ['overridden', 'accepted'];

/** A desk: a disk, and mostly a process. */
export class Desk {
  readonly name: string;
  /** Whether it has the older version of the program. */
  isOld = false;
  process: Process;
  /** What was on the disk after each of the last changes, the newest last. */
  #states: Buffer[] = [];
  #changes = 0;

  private constructor(name: string, disk: Buffer) {
    this.name = name;
    this.process = this.#start(disk);
  }

  /** A desk with an empty disk. @param origin the id of its chain */
  static async begin(name: string, origin: string): Promise<Desk> {
    return new Desk(name, await newDisk(origin));
  }

  #start(disk: Buffer): Process {
    this.#states = [disk];
    const database = inMemory(new Database(Buffer.from(disk)));
    const { sqlite } = database;
    this.#changes = sqlite.prepare<[], number>('select total_changes()').pluck().get() ?? 0;
    const exchange = exchangeStore(database, contentHash, (mark) => `car:${mark}`);
    return {
      database,
      quotes: quoteStore(database, contentHash),
      records: recordStore(database, contentHash),
      exchange: {
        ...exchange,
        knows: (kind) => exchange.knows(kind) && !(this.isOld && NEWER.includes(kind)),
      },
    };
  }

  /** Notes what is on the disk, where it changed. */
  note(): void {
    const { sqlite } = this.process.database;
    const changes = sqlite.prepare<[], number>('select total_changes()').pluck().get() ?? 0;
    if (changes === this.#changes) return;
    this.#changes = changes;
    this.#states.push(sqlite.serialize());
    if (this.#states.length > FORGOTTEN) this.#states.shift();
  }

  /** Ends the process, and starts another one on the disk. @param forgotten how many changes it forgot */
  crash(forgotten = 0): void {
    this.note();
    const disk = this.#states.at(-1 - Math.min(forgotten, this.#states.length - 1));
    this.process.database.sqlite.close();
    this.process = this.#start(disk ?? Buffer.of());
  }

  /** Ends the process with its disk, and starts another one on an empty one. @param origin the id of its chain */
  async loseDisk(origin: string): Promise<void> {
    const disk = await newDisk(origin);
    this.process.database.sqlite.close();
    this.process = this.#start(disk);
  }

  /** What is wrong with what the desk has. */
  async problems(): Promise<string[]> {
    const { database } = this.process;
    const broken = verifyEvents(database, contentHash, { after: 0, limit: 100_000 })?.broken;
    await database.projection.catchUp();
    const found: string[] = broken ? [`event ${broken} does not fit its chain`] : [];
    for (const check of [checkLines, checkDays, checkCustomers]) {
      for await (const problem of check(database)) if (problem) found.push(JSON.stringify(problem));
    }
    return found.map((problem) => `${this.name}: ${problem}`);
  }

  close(): void {
    this.process.database.sqlite.close();
  }
}
