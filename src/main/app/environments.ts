import { environmentOf } from '../../shared/contract/contract.ts';
import type { Environment } from '../../shared/domain/desk/environment.ts';
import { message } from '../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../shared/result/result.ts';
import { openLog } from '../adapters/node/log.ts';
import { isPrepared } from '../adapters/sqlite/files/file-names.ts';
import type { Dispatch, EnvironmentDispatch, Handlers } from '../core/dispatcher.ts';
import { type App, type AppOptions, openApp } from './app.ts';
import type { Filled } from './training-environment.ts';
import { TRAINING_PATH, trainingOptions } from './training-options.ts';

export interface EnvironmentOptions extends Omit<AppOptions, 'log'> {
  /** Whether the log, with a line for each request, also goes to standard error. */
  readonly logToStandardError?: boolean;
}

/** The environments of a host. */
export interface Environments {
  /** The application on the broker's own data, open. Only this one has the API. */
  readonly live: App;
  readonly dispatch: EnvironmentDispatch;
  /** The same for the screens: the caller is who is signed in at the desk. */
  readonly screens: EnvironmentDispatch;
  /** Closes whatever is open. */
  readonly close: () => Promise<void>;
}

const problemOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Loaded when training is first needed. */
const loadTraining = () => import('./training-environment.ts');

/** The training application: opened when it is first needed; a failed opening is tried again. */
function lazyTraining(options: () => AppOptions) {
  let present: Promise<App> | undefined;
  let isClosing = false;

  const keep = (opening: Promise<App>): Promise<App> => {
    present = opening;
    opening.catch((error: unknown) => {
      options().log?.fault(error, { operation: 'start', environment: 'training' });
      if (present === opening) present = undefined;
    });
    return opening;
  };
  const open = async () => (await loadTraining()).openTraining(options());
  const close = async () => {
    isClosing = true;
    const app = await present?.catch(() => undefined);
    present = undefined;
    await app?.close();
  };
  /** Does something with the training application, or says why it can't be opened. */
  const use = async <T>(work: (app: App) => Promise<Result<T>>): Promise<Result<T>> => {
    let app: App;
    try {
      app = await (present ?? keep(open()));
    } catch (error) {
      const fault = message('trainingNotOpened', { problem: problemOf(error) });
      return failed({ kind: 'unavailable', message: fault });
    }
    return work(app);
  };
  const reset: Handlers['resetTraining'] = async (_, context) => {
    const before = present;
    let filled: Filled | undefined;
    const remake = async () => {
      await (await before?.catch(() => undefined))?.close();
      const { fillTraining, openTraining } = await loadTraining();
      const conditions = {
        ...context,
        isCancelled: () => isClosing || context.isCancelled?.() === true,
      };
      filled = await fillTraining(options(), conditions);
      return openTraining(options());
    };
    try {
      await keep(remake());
      if (filled) return done(filled);
      return failed({ kind: 'conflict', message: message('cancelled') });
    } catch (error) {
      const fault = message('trainingNotReset', { problem: problemOf(error) });
      return failed({ kind: 'unavailable', message: fault });
    }
  };
  return { use, reset, close };
}

/**
 * Opens the live environment, and prepares the training environment, whose demonstration data is in a
 * folder below the live data. Training never listens: only links to its documents lead to it. Both
 * write one log, in the data folder, which also has the error that ends the process.
 * @throws as {@link openApp} does, for the live environment
 */
export async function openEnvironments(given: EnvironmentOptions): Promise<Environments> {
  const { dataFolder, logToStandardError: says = false } = given;
  const log = openLog({ dataFolder, keeps: true, says });
  const options: AppOptions = { ...given, log };
  try {
    if (isPrepared(dataFolder)) {
      const { finishRestore } = await import('./vault/prepared-restore.ts');
      finishRestore(options);
    }
  } catch (error) {
    // Whatever it is, the data of before are there; opening them says what is wrong with them.
    log.fault(error, { operation: 'restore' });
  }
  const { dataFolder: folder } = trainingOptions(options);
  const training = lazyTraining(() => {
    const base = live.documentsUrl();
    return {
      ...trainingOptions(options),
      firm: live.firm,
      liveVersions: live.dataVersions,
      ...(base === undefined ? {} : { documentsUrl: `${base}${TRAINING_PATH}` }),
    };
  });
  const dispatchers: Readonly<Record<Environment, Dispatch>> = {
    live: (...call) => live.dispatch(...call),
    training: (...call) => training.use((app) => app.dispatch(...call)),
  };
  const live = await openApp({
    ...options,
    resetTraining: training.reset,
    environments: (environment) => dispatchers[environment],
    routes: async (api) => {
      const { trainingRoutes } = await import('./training-routes.ts');
      await trainingRoutes(api, folder, (link) => training.use((app) => app.openDocument(link)));
    },
  }).catch((error: unknown) => {
    log.fault(error, { operation: 'start' });
    throw error;
  });
  const { version, host } = options;
  log.note('started', { version, host, node: process.versions.node });
  const onCrash = (error: unknown) => log.fault(error, { operation: 'crash' });
  process.on('uncaughtExceptionMonitor', onCrash);
  const dispatch: EnvironmentDispatch = (environment) => (caller, operation, input, conditions) =>
    dispatchers[environmentOf(operation, environment)](caller, operation, input, conditions);
  return {
    live,
    dispatch,
    screens:
      (environment) =>
      async (_, ...call) =>
        dispatch(environment)(await live.desk.caller(), ...call),
    close: async () => {
      try {
        await live.close();
      } finally {
        await training.close();
        process.off('uncaughtExceptionMonitor', onCrash);
        log.note('stopped', {});
      }
    },
  };
}
