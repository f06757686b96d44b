import { utcText } from '../../shared/domain/date.ts';
import { english } from '../../shared/domain/messages/english.ts';
import { message } from '../../shared/domain/messages/message.ts';
import type { Settings } from '../../shared/schemas/desk/settings.ts';
import type { IssuedClient } from '../../shared/schemas/people/client.ts';
import { type Log, openLog } from '../adapters/node/log.ts';
import { removeServerFile, writeServerFile } from '../adapters/node/server-file.ts';
import { whereWritable } from '../adapters/sqlite/connection/storage-failure-of.ts';
import { pinTries } from '../core/access/pin-tries.ts';
import { deskSession } from '../core/access/session.ts';
import { MINUTE, ownWindow } from '../core/access/sliding-window.ts';
import { type DataState, problemError } from '../core/data-state/data-state.ts';
import type { DataVersions } from '../core/data-state/data-version.ts';
import { syncedFolder } from '../core/data-state/synced-folder.ts';
import { registerFiles } from '../core/datasets/registers.ts';
import { jobHandlers } from '../core/desk/jobs.ts';
import { readSettings } from '../core/desk/settings.ts';
import { type Caller, type Dispatch, VISITOR } from '../core/dispatcher.ts';
import type { OpenDocument } from '../core/documents/open.ts';
import type { FirmPapers } from '../core/firm/papers.ts';
import type { Office } from '../core/office/exchange.ts';
import type { AppOptions } from './app-options.ts';
import { backgroundCheck } from './background-check.ts';
import type { Api, ApiParts } from './build-api.ts';
import { type CompositionParts, openComposition, workerData } from './compose.ts';
import type { OpenOffice } from './office/open-office.ts';
import { type Listening, listener } from './services/listen.ts';
import { loggedEnvironment } from './services/open-data.ts';
import { recordUsage } from './services/usage-recorder.ts';
import { backupStatus } from './vault/backup-list.ts';
import { unlock } from './vault/unlock.ts';
import { openVault } from './vault/vault.ts';
import { openWorkers } from './worker/workers.ts';

interface ApiOnceParts {
  readonly parts: ApiParts;
  /** Adds further routes once it is built. */
  readonly routes: ((api: Api) => Promise<void>) | undefined;
}

/**
 * The API, loaded and built when it is first asked for: a command never needs it, and the first window
 * comes before it.
 */
function apiOnce({ parts, routes }: ApiOnceParts) {
  let built: Promise<Api> | undefined;
  const build = async () => {
    const { buildOwnApi } = await import('./build-api.ts');
    const api = await buildOwnApi(parts);
    await routes?.(api);
    return api;
  };
  return {
    get: () => {
      built ??= build();
      return built;
    },
    /** Finishes the requests that it has accepted, where it was ever built. */
    close: async () => {
      // One that could not be built has nothing to finish.
      await built?.then(
        (api) => api.close(),
        () => undefined,
      );
    },
  };
}

export type { AppOptions };

/** What stands between a host and its office, for whoever watches over it. */
export interface OfficeState
  extends Pick<Office, 'behind' | 'refused'>,
    Pick<OpenOffice, 'connections'> {
  readonly isAway: () => boolean;
}

/** The application, opened: one core for every host. */
export interface App {
  readonly dispatch: Dispatch;
  /** Who uses the screens. */
  readonly desk: {
    /** Who calls from them now. Never throws: where that can't be told, no one is signed in. */
    readonly caller: () => Promise<Caller>;
    readonly signInByLogin: (login: string) => Promise<void>;
    /** Signs out the person who is signed in. */
    readonly leave: () => void;
  };
  /** The HTTP carrier, built when it is first asked for; it listens only after {@link App.listen}. */
  readonly api: () => Promise<Api>;
  /** The papers of the firm. */
  readonly firm: FirmPapers;
  /** The versions of the data, one of which changes with every change of them. */
  readonly dataVersions: () => Promise<DataVersions>;
  /** Opens a document by its signed link. */
  readonly openDocument: OpenDocument;
  /** The base of document links; undefined while there is none. */
  readonly documentsUrl: () => string | undefined;
  /**
   * Issues the first client where there is none, for the programs that will call the API.
   * @returns the client, whose secret is shown only here; undefined where there was one
   * @throws Error where the secret that was chosen for it is too short
   */
  readonly issueFirstClient: () => Promise<IssuedClient | undefined>;
  /** What stands between it and its office; absent where it works for itself. */
  readonly office?: OfficeState;
  /** Whether the data may be written. */
  readonly dataState: Pick<DataState, 'problem'>;
  /** Checks the whole of the data, and prunes documents. @returns how much was found damaged */
  readonly checkData: () => Promise<number>;
  /** Makes the daily backup where it is due. */
  readonly lookAfterBackups: () => Promise<void>;
  /** What is wrong with the data or endangers them, found on opening, for anyone who started the host. */
  readonly problem: string | undefined;
  /**
   * Listens on 127.0.0.1, or as its site says; port 0 is any free one.
   * @returns `http://127.0.0.1:PORT`, or the origin of the site
   * @throws Error that names a taken port
   */
  readonly listen: (port: number) => Promise<string>;
  /** Says instead that the administrator has turned the API off. */
  readonly turnApiOff: () => void;
  /** What was set at this desk. */
  readonly settings: () => Promise<Settings>;
  readonly close: () => Promise<void>;
}

/** Source: the service's specification, Limits. */
const REQUESTS_PER_MINUTE = 100;

/**
 * The options with the key of the data; a host goes on without it, a command ends.
 * @throws {FaultError} where a command has no key
 */
function unlockedOptions(given: AppOptions, log: Log) {
  const { keysRepaired: was, ...found } = unlock(given);
  if (was) log.note('keys repaired', { was, environment: loggedEnvironment(given) });
  if (!('locked' in found)) return { options: { ...given, ...found }, locked: undefined };
  if (given.host === 'command') throw problemError(found.locked);
  return { options: given, locked: found.locked };
}

/**
 * Opens the database and builds the application on it: services, handlers, dispatcher, API. Where its
 * folder can't be written, what is there is only read until the next start.
 * @throws {FaultError} where another host has the data folder; of an office, where its database is out of reach, or
 * the data folder is not of it
 */
export async function openApp(given: AppOptions): Promise<App> {
  const { databaseUrl, clock = Date.now } = given;
  if (databaseUrl === undefined) return openOn(given);
  const { openOffice } = await import('./office/open-office.ts');
  const office = await openOffice(databaseUrl, clock);
  try {
    const app = await openOn({ ...given, office });
    return { ...app, close: () => app.close().finally(office.close) };
  } catch (error) {
    await office.close();
    throw error;
  }
}

/** Opens an application on its data folder, with its office where it has one. */
async function openOn(given: AppOptions): Promise<App> {
  const { dataFolder, log = openLog({ dataFolder, keeps: false, says: false }) } = given;
  const { options, locked } = unlockedOptions(given, log);
  const { clock = Date.now, specimen = false, resourcesFolder, host } = options;
  const { requestsPerMinute = REQUESTS_PER_MINUTE, office } = options;
  const perMinute = { most: requestsPerMinute, span: MINUTE };
  const counting = (name: string) => office?.window(name, perMinute) ?? ownWindow(perMinute, clock);
  const listening: Listening = { url: null, problem: null };
  const documentsUrl = () =>
    options.documentsUrl ?? options.site?.url ?? listening.url ?? undefined;
  const onError = (error: unknown, requestId?: string, operation?: string) => {
    log.fault(error, { operation, requestId, environment: loggedEnvironment(options) });
  };
  const workers = openWorkers(workerData(options), options.workerProgram);
  const jobs = jobHandlers({
    dispatch: options.environments ?? (() => dispatch),
    newJobId: () => crypto.randomUUID(),
  });
  const vault = specimen
    ? undefined
    : openVault({
        dataFolder,
        keyHolders: options.keyHolders,
        // What a host of an office has is the office's.
        isTimed: host !== 'command' && office === undefined,
        clock,
        log,
        threads: workers,
        onError: (error) => onError(error, undefined, 'backup'),
      });
  const { session = deskSession() } = options;
  // While the first data open, there is no check yet: the first one comes in a minute.
  let lookAgain = () => {};
  const parts: CompositionParts = {
    locked,
    options,
    workers,
    vault,
    jobs,
    listening,
    documentsUrl,
    log,
    onError,
    desk: { session, tries: pinTries() },
    takeToken: counting('tokens'),
    lookAgain: () => lookAgain(),
    usage: { flush: () => usage.flush(), unstored: () => usage.unstored() },
  };
  const composition = await openComposition(parts);
  const { data, services, dispatch, openDocument } = composition;
  const { guard, state: dataState } = data;
  const { firm } = services.documents;
  const isOfficeAway = () => data.office.awaySince() !== undefined;
  /** Where no one waits for an answer, no one else asks the guard what the error says of the data. */
  const onUnseen = (error: unknown) => {
    guard.faultOf(error);
    onError(error);
  };
  const usage = recordUsage({ ...services, data: guard, clock, onError: onUnseen });
  const check = backgroundCheck({
    check: () => workers.check(clock()),
    prune: async (conditions) => {
      const { pruneData } = await import('./prune-data.ts');
      const prune = pruneData({ composition, workers, clock, onError: onUnseen });
      await (office?.inTurn('prune', () => prune(conditions)) ?? prune(conditions));
    },
    onDamage: data.onDamagedRead,
    onWhole: data.onWhole,
    onError: onUnseen,
    isTimed: host !== 'command' && !specimen,
  });
  lookAgain = check.lookAgain;
  const api = apiOnce({
    parts: {
      dispatch,
      authenticate: composition.authenticate,
      openDocument,
      keptResponses: composition.keptResponses,
      ready: data.ready,
      isOfficeAway: () => office !== undefined && isOfficeAway(),
      registers: () => registerFiles(services.datasets),
      data: guard,
      backups: () =>
        office ? { lastSuccess: null, isOverdue: false } : backupStatus(dataFolder, clock()),
      described: { version: options.version, scope: services.clients.scope },
      resourcesFolder,
      docsFolder: options.docsFolder,
      clock,
      site: options.site,
      office: office?.service,
      requestsPerMinute,
      takeRequest: counting('requests'),
      onError,
      onRequestDone: (line) => {
        usage.count(line);
        log.request(line);
        options.onRequest?.(line);
      },
    },
    routes: options.routes,
  });
  const found = dataState.problem();
  const text = found?.message ?? syncedFolder(dataFolder);
  return {
    dispatch,
    desk: {
      caller: () =>
        composition.deskCaller().catch((error: unknown) => {
          onUnseen(error);
          return VISITOR;
        }),
      signInByLogin: (login) => composition.signInByLogin(login).catch(onUnseen),
      leave: session.leave,
    },
    api: api.get,
    firm,
    dataVersions: services.dataVersions,
    openDocument,
    documentsUrl,
    problem: text && english(text),
    dataState,
    ...(office && data.database.office
      ? {
          office: {
            behind: data.database.office.behind,
            refused: data.database.office.refused,
            connections: office.connections,
            isAway: isOfficeAway,
          },
        }
      : {}),
    issueFirstClient: composition.issueFirstClient,
    listen: listener({ api: api.get, listening, log, site: options.site }, (url) =>
      // Where the folder can't be written, other programs name the port themselves.
      whereWritable(() =>
        writeServerFile(dataFolder, { url, pid: process.pid, host, since: utcText(clock()) }),
      ),
    ),
    checkData: check.run,
    lookAfterBackups: async () => vault?.makeDue(),
    turnApiOff: () => {
      listening.problem = message('apiOff');
    },
    settings: () => readSettings(services.settings),
    close: async () => {
      whereWritable(() => removeServerFile(dataFolder, process.pid));
      await api.close();
      // A check ends with its thread.
      await Promise.all([check.close(), workers.close(), vault?.close()]);
      await usage.close();
      await composition.close();
    },
  };
}
