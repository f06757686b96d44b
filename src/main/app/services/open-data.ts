import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { utcText } from '../../../shared/domain/date.ts';
import { english } from '../../../shared/domain/messages/english.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { FaultError, isUnavailable } from '../../../shared/result/fault-error.ts';
import { contentHash } from '../../adapters/node/hash.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holders.ts';
import type { Log } from '../../adapters/node/log.ts';
import { makeFolder } from '../../adapters/node/make-folder.ts';
import type { Maintenance } from '../../adapters/sqlite/background/maintenance.ts';
import type { OpenDatabase } from '../../adapters/sqlite/connection/database.ts';
import { type SqliteParts, sqliteParts } from '../../adapters/sqlite/connection/open-sqlite.ts';
import { storageFailureOf } from '../../adapters/sqlite/connection/storage-failure-of.ts';
import { storageFailureIn, storageProbe } from '../../adapters/sqlite/files/probe.ts';
import { checkAtStart } from '../../adapters/sqlite/integrity/start-check.ts';
import { type DatabaseOptions, openDatabase } from '../../adapters/sqlite/open.ts';
import { openCopy, openStandIn } from '../../adapters/sqlite/stand-in.ts';
import { clockBehind } from '../../core/data-state/clock-behind.ts';
import { DamagedData } from '../../core/data-state/damaged-data.ts';
import {
  createDataGuard,
  type DataGuard,
  type DataGuardParts,
} from '../../core/data-state/data-guard.ts';
import {
  createDataState,
  type DataProblem,
  type DataState,
  headProblem,
  problemOf,
} from '../../core/data-state/data-state.ts';
import { type Readiness, readiness } from '../../core/data-state/readiness.ts';
import { unwritable } from '../../core/data-state/storage-failure.ts';
import { hasJoined, type OpenDeskOffice, openDeskOffice } from '../office/desk-office.ts';
import { officeOfHost } from '../office/host-office.ts';
import type { OpenOffice } from '../office/open-office.ts';

/** Milliseconds between two looks at the files and the clock, where no change looks by itself. */
const LOOK_EVERY = 1000;

const LOSSES: readonly DataProblem[] = [
  { kind: 'deleted', message: message('dataDeleted') },
  { kind: 'replaced', message: message('dataReplaced') },
];

interface WatchParts {
  readonly state: DataState;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** Watches over open data: each look brings the state up to what it finds now. */
function watchData(
  { lossOf, head }: OpenDatabase,
  { state, clock }: WatchParts,
): Pick<DataGuardParts, 'lookAtFiles' | 'lookAtClock'> {
  return {
    lookAtFiles: () => {
      const loss = lossOf();
      for (const problem of LOSSES) {
        if (problem.kind === loss) state.report(problem);
        else state.clear(problem.kind);
      }
    },
    lookAtClock: () => {
      let behind = clockBehind(head.newestAt(), clock());
      if (behind) {
        // Another process may have confirmed the clock.
        head.look();
        behind = clockBehind(head.newestAt(), clock());
      }
      if (behind) state.report(behind);
      else state.clear('clockBehind');
    },
  };
}

/**
 * Has SQLite refuse writes while there is a problem. What was taken before it is still listed, and
 * saved where its file is lost.
 * @throws where it can't be saved
 */
async function holdReadOnly(
  { projection, setReadOnly, saveLost }: OpenDatabase,
  state: DataState,
): Promise<void> {
  const kind = state.problem()?.kind;
  // A failure is met again, and reported, by the person who reads.
  if (kind && kind !== 'damaged') await projection.catchUp().catch(() => {});
  setReadOnly(state.problem() !== undefined);
  if (kind === 'deleted' || kind === 'replaced') await saveLost();
}

/** Where the data of an application is, and how it is opened. */
export interface DataOptions extends SqliteParts {
  readonly dataFolder: string;
  readonly host: 'desktop' | 'headless' | 'command';
  /** Whether commits do not wait for the drive: for data that is made again after a crash. */
  readonly unsynced?: boolean;
  /** Whether this is for training only: no client is issued, and documents are specimens. */
  readonly specimen?: boolean;
  /** The office that it is a host of; absent where it works for itself. */
  readonly office?: OpenOffice | undefined;
  /** Who seals the key by which a desk proves to its office who it is. */
  readonly keyHolders?: readonly KeyHolder[];
  /** Epoch milliseconds; by default the system's clock. */
  readonly clock?: () => number;
  /** Does the long work on the database in a thread. */
  readonly maintenance?: Maintenance;
}

/** The data of an application: its database, whether it may be used, and what watches over that. */
export interface OpenData {
  readonly database: OpenDatabase;
  readonly state: DataState;
  readonly guard: DataGuard;
  /** Takes what a start found damaged: until the next one the data is only read. The log has it once. */
  readonly onDamage: (what: Message) => void;
  /** Takes what looked damaged when it was read: this ends where a check of everything finds nothing. */
  readonly onDamagedRead: (what: Message) => void;
  /** A check of everything found nothing. */
  readonly onWhole: () => void;
  readonly ready: Readiness;
  /** The office that it has joined, or works on; of most there is none. */
  readonly office: OpenDeskOffice;
  /**
   * From here on, SQLite itself refuses to write while there is a problem. What ships with the
   * application is stored before this.
   */
  readonly enforce: () => Promise<void>;
  /** Does one change although the data can only be read, and then looks at the state again. */
  readonly writeOnce: <T>(change: () => Promise<T>) => Promise<T>;
  readonly close: () => Promise<void>;
}

/** The environment of a log line; live lines name none. */
export const loggedEnvironment = ({ specimen }: DataOptions) =>
  specimen ? ('training' as const) : undefined;

/** A copy of data whose folder can't be written, or the reason why there is none, in a sentence. */
async function openUnwritable(options: DatabaseOptions, problem: DataProblem) {
  try {
    return { database: await openCopy(options), isReadable: true };
  } catch (cause) {
    if (isUnavailable(cause)) throw cause;
    throw new FaultError({ kind: 'unavailable', message: problem.message }, { cause });
  }
}

/** An open database, as that of the office's host where there is one. @throws {FaultError} where it is not of it */
async function ofOffice(
  database: OpenDatabase,
  { office, dataFolder }: DataOptions,
): Promise<OpenDatabase> {
  if (!office) return database;
  try {
    if (hasJoined(dataFolder)) {
      throw new FaultError({ kind: 'conflict', message: message('officeOfDesk') });
    }
    return await office.join(database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database, or what stands in for it, with the problem in the state. */
async function openOrStandIn(options: DatabaseOptions, state: DataState) {
  const known = state.problem();
  if (known?.kind === 'unwritable') return openUnwritable(options, known);
  if (known) return { database: await openStandIn(options), isReadable: false };
  try {
    makeFolder(options.folder, 0o700);
    return { database: await openDatabase(options), isReadable: true };
  } catch (error) {
    const problem = unwritable(await storageFailureIn(error, options.folder), options.folder);
    if (problem) {
      state.report(problem);
      return openUnwritable(options, problem);
    }
    // A command ends with the reason; a host stays to say it.
    const ofData = problemOf(error);
    if (options.host === 'command' || !ofData) throw error;
    state.report(ofData);
    return { database: await openStandIn(options), isReadable: false };
  }
}

/** What stands around open data. */
export interface OpeningParts {
  readonly log: Log;
  /** Why the database must not even be tried. */
  readonly known?: DataProblem | undefined;
  /** Asks for a check of everything soon: one look has found something damaged. */
  readonly lookAgain?: () => void;
}

/**
 * Opens the data of an application and watches over it.
 * @throws as {@link openDatabase} does, unless a host can go on without what it found
 */
export async function openData(
  options: DataOptions,
  { log, known, lookAgain }: OpeningParts,
): Promise<OpenData> {
  const { dataFolder, host, unsynced = false, clock = Date.now } = options;
  const { maintenance } = options;
  const environment = loggedEnvironment(options);
  let onChange = () => {};
  const state = createDataState((problem) => {
    const facts = { ...(problem && { problem: problem.kind }), environment };
    log.note(problem ? 'data read-only' : 'data writable', facts);
    onChange();
  });
  if (known) state.report(known);
  const logged = new Set<string>();
  const report = (what: Message) => {
    const damage = english(what);
    if (!logged.has(damage)) log.note('damaged', { damage, environment });
    logged.add(damage);
    state.report({ kind: 'damaged', message: what });
  };
  let isLasting = false;
  const onDamage = (what: Message) => {
    isLasting = true;
    report(what);
  };
  let isDoubted = false;
  const onDamagedRead = (what: Message) => {
    report(what);
    if (!isDoubted) lookAgain?.();
    isDoubted = true;
  };
  const onWhole = () => {
    isDoubted = false;
    logged.clear();
    if (!isLasting) state.clear('damaged');
  };
  const opened = await openOrStandIn(
    {
      folder: dataFolder,
      host,
      unsynced,
      since: utcText(clock()),
      onFault: (error, operation) => {
        if (error instanceof DamagedData) onDamagedRead(error.what);
        else log.fault(error, { operation, environment });
      },
      ...sqliteParts(options),
      ...(maintenance === undefined ? {} : { maintenance }),
    },
    state,
  );
  const { isReadable } = opened;
  const database = isReadable ? await ofOffice(opened.database, options) : opened.database;
  // A window that loads its page at the same time gets its files between the steps.
  await setImmediate();
  if (isReadable && host !== 'command') {
    await checkAtStart(database, { hash: contentHash, onDamage });
  }
  const history = headProblem(await database.head.check());
  if (history) state.report(history);
  isLasting ||= !isReadable || history !== undefined;
  const guard = createDataGuard({
    state,
    isReadable,
    onDamage: onDamagedRead,
    ...watchData(database, { state, clock }),
    failureOf: storageFailureOf,
  });
  const look = () => {
    try {
      database.head.look();
    } catch (error) {
      guard.faultOf(error);
    }
    guard.refusal('changes');
  };
  const timer = setInterval(look, LOOK_EVERY).unref();
  // Of this process alone: in a container, every process has the same number.
  const presence = `host ${randomUUID()}`;
  const office = database.office
    ? officeOfHost(database.office, {
        name: options.office?.name ?? '',
        present: async (open) => options.office?.service.present(presence, open) ?? [],
        log,
        clock,
      })
    : openDeskOffice({
        dataFolder,
        database,
        keyHolders: options.keyHolders,
        log,
        clock,
        isTimed: isReadable && host !== 'command' && options.specimen !== true,
      });
  return {
    database,
    state,
    guard,
    onDamage,
    onDamagedRead,
    onWhole,
    office,
    ready: readiness({
      data: guard,
      probe: storageProbe(database, dataFolder),
      elapsed: () => performance.now(),
      unknown: { kind: 'unavailable', message: message('dataSilent') },
      onError: (error) => log.fault(error, { operation: 'ready', environment }),
    }),
    enforce: async () => {
      look();
      onChange = () => {
        holdReadOnly(database, state).catch((error) =>
          log.fault(error, { operation: 'saveLost', environment }),
        );
      };
      await holdReadOnly(database, state);
    },
    writeOnce: async (change) => {
      // Only SQLite takes it: anyone else who asks the guard is refused as before.
      database.setReadOnly(false);
      try {
        return await change();
      } finally {
        guard.refusal('changes');
        database.setReadOnly(state.problem() !== undefined);
      }
    },
    close: async () => {
      clearInterval(timer);
      await office.close();
      await database.close();
    },
  };
}
