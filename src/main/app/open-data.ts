import { utcText } from '../../shared/domain/date.ts';
import { message } from '../../shared/domain/messages/message.ts';
import type { Log } from '../adapters/node/log.ts';
import { UnreadableDatabase } from '../adapters/sqlite/database-file.ts';
import { newestEventAt } from '../adapters/sqlite/event-log.ts';
import { type DatabaseOptions, type OpenDatabase, openDatabase } from '../adapters/sqlite/open.ts';
import { storageProbe } from '../adapters/sqlite/probe.ts';
import { openStandIn } from '../adapters/sqlite/stand-in.ts';
import { storageFailureOf } from '../adapters/sqlite/storage-failure-of.ts';
import { clockBehind } from '../core/data-state/clock-behind.ts';
import { createDataGuard, type DataGuard } from '../core/data-state/data-guard.ts';
import {
  createDataState,
  type DataProblem,
  type DataState,
} from '../core/data-state/data-state.ts';
import { type Readiness, readiness } from '../core/data-state/readiness.ts';
import { headProblem } from '../core/quotes/history/history-head.ts';
import type { AppOptions } from './app.ts';

/** The data of an application: its database, whether it may be used, and what watches over that. */
export interface OpenData {
  readonly database: OpenDatabase;
  readonly state: DataState;
  readonly guard: DataGuard;
  readonly ready: Readiness;
  /**
   * Begins to keep a database that has a problem from being written. What ships with the application
   * is stored before this.
   */
  readonly enforce: () => void;
  readonly close: () => Promise<void>;
}

/** The environment of a log line; live lines name none. */
export const loggedEnvironment = ({ specimen }: AppOptions) =>
  specimen ? ('training' as const) : undefined;

/** Milliseconds between two looks at the files and the clock, where no change looks by itself. */
const LOOK_EVERY = 1000;

/** The problems of open data, by what its files and the clock say now. */
function watcher(
  { lossOf, sqlite }: OpenDatabase,
  { state, clock }: { readonly state: DataState; readonly clock: () => number },
): () => void {
  const newest = newestEventAt(sqlite);
  const messages = { deleted: message('dataDeleted'), replaced: message('dataReplaced') } as const;
  return () => {
    const loss = lossOf();
    for (const kind of ['deleted', 'replaced'] as const) {
      if (loss === kind) state.report({ kind, message: messages[kind] });
      else state.clear(kind);
    }
    const behind = clockBehind(newest(), clock());
    if (behind) state.report(behind);
    else state.clear('clockBehind');
  };
}

/** Opens the database, or the stand-in of one that can't be read, with the problem in the state. */
async function openOrStandIn(options: DatabaseOptions, state: DataState) {
  try {
    return { database: await openDatabase(options), isReadable: true };
  } catch (error) {
    // A command ends with the reason; a host stays to say it.
    if (options.host === 'command' || !(error instanceof UnreadableDatabase)) throw error;
    state.report(error.problem);
    return { database: await openStandIn(options), isReadable: false };
  }
}

/**
 * Opens the data of an application and watches over it.
 * @throws as {@link openDatabase} does, unless a host can go on without what it found
 */
export async function openData(options: AppOptions, log: Log): Promise<OpenData> {
  const { dataFolder, host, unsynced = false, nativeBinding, clock = Date.now } = options;
  const environment = loggedEnvironment(options);
  let onChange: (problem: DataProblem | undefined) => void = () => {};
  const state = createDataState((problem) => {
    const facts = { ...(problem && { problem: problem.kind }), environment };
    log.note(problem ? 'data read-only' : 'data writable', facts);
    onChange(problem);
  });
  const { database, isReadable } = await openOrStandIn(
    {
      folder: dataFolder,
      host,
      unsynced,
      since: utcText(clock()),
      onFault: (error, operation) => log.fault(error, { operation, environment }),
      ...(nativeBinding === undefined ? {} : { nativeBinding }),
    },
    state,
  );
  const history = headProblem(await database.head.check());
  if (history) state.report(history);
  const look = watcher(database, { state, clock });
  const guard = createDataGuard({ state, isReadable, look, failureOf: storageFailureOf });
  const timer = setInterval(() => guard.refusal('changes'), LOOK_EVERY).unref();
  return {
    database,
    state,
    guard,
    ready: readiness({
      data: guard,
      probe: storageProbe(database, dataFolder),
      elapsed: () => performance.now(),
      unknown: { kind: 'unavailable', message: message('dataSilent') },
      onError: (error) => log.fault(error, { operation: 'ready', environment }),
    }),
    enforce: () => {
      onChange = (problem) => database.setReadOnly(problem !== undefined);
      guard.refusal('changes');
      onChange(state.problem());
    },
    close: async () => {
      clearInterval(timer);
      await database.close();
    },
  };
}
