import { setImmediate } from 'node:timers/promises';
import { contract, operationNames } from '../../shared/contract/contract.ts';
import { message } from '../../shared/domain/messages/message.ts';
import { failed } from '../../shared/result/result.ts';
import type { IssuedClient } from '../../shared/schemas/people/client.ts';
import { sqliteParts } from '../adapters/sqlite/connection/open-sqlite.ts';
import { storageFailureIn } from '../adapters/sqlite/files/probe.ts';
import { deskCaller, signInByLogin } from '../core/access/desk.ts';
import { type Authenticate, authenticate } from '../core/access/tokens.ts';
import type { KeptResponses } from '../core/caller/kept-responses.ts';
import type { DataProblem } from '../core/data-state/data-state.ts';
import { unwritable } from '../core/data-state/storage-failure.ts';
import { type Caller, createDispatcher, type Dispatch } from '../core/dispatcher.ts';
import { type OpenDocument, openDocument } from '../core/documents/open.ts';
import { OFFICE_DECIDES } from '../core/office/desk.ts';
import type { AppOptions } from './app-options.ts';
import { firstClient } from './app-options.ts';
import type { HandlerParts } from './handlers/handler-parts.ts';
import { composeHandlers } from './handlers/handlers.ts';
import { mustBeOfNone } from './office/folder.ts';
import { loggedEnvironment, type OpenData, openData } from './services/open-data.ts';
import { openServices, type Services } from './services/services.ts';
import type { WorkerData } from './worker/worker-data.ts';
import { openMaintenanceThread } from './worker/workers.ts';

/** The application on one open database. */
export interface Composition {
  readonly data: OpenData;
  readonly services: Services;
  readonly dispatch: Dispatch;
  /** Who calls from the screens now. */
  readonly deskCaller: () => Promise<Caller>;
  /** Signs in the person who has this name in the system. */
  readonly signInByLogin: (login: string) => Promise<void>;
  readonly authenticate: Authenticate;
  readonly openDocument: OpenDocument;
  readonly keptResponses: KeptResponses;
  /** Issues the first client, where there is none. */
  readonly issueFirstClient: () => Promise<IssuedClient | undefined>;
  readonly close: () => Promise<void>;
}

/** What an application is composed of, besides its data. */
export interface CompositionParts
  extends Omit<HandlerParts, 'services' | 'data' | 'file' | 'options' | 'office'> {
  readonly options: AppOptions;
  /** Why the data must not even be tried. */
  readonly locked?: DataProblem | undefined;
  /** Asks for a check of all data soon. */
  readonly lookAgain: () => void;
  readonly onError: (error: unknown, requestId?: string, operation?: string) => void;
}

/** What the threads of an application are told. */
export function workerData(options: AppOptions): WorkerData {
  const { dataFolder, resourcesFolder, version, specimen = false, unsynced = false } = options;
  return { dataFolder, resourcesFolder, version, specimen, unsynced, ...sqliteParts(options) };
}

/** A command ends soon: it needs no thread for what waits. */
const maintenanceFor = (options: AppOptions) =>
  options.host === 'command'
    ? {}
    : { maintenance: openMaintenanceThread(workerData(options), options.workerProgram) };

/** Milliseconds in which the first screen has all the time for itself: then the code of all others is loaded. */
const FIRST_SCREEN = 5000;

/** The operations after which another rate book may be in force. */
const CHANGES = new Set<string>(operationNames.filter((name) => contract[name].data === 'changes'));

/** Puts services, handlers and the dispatcher together on open data. */
async function compose(data: OpenData, parts: CompositionParts): Promise<Composition> {
  const { options, workers, onError } = parts;
  const { clock = Date.now, specimen = false, resourcesFolder, host } = options;
  const { database, guard, onDamage } = data;
  await setImmediate();
  const services = await openServices(database, {
    resourcesFolder,
    specimen,
    clock,
    data: guard,
    onDamage,
    // A command prints and checks where it is: no one waits for it meanwhile.
    ...(host === 'command' ? {} : { print: workers.print, checks: workers.checks }),
    office: options.office,
    sharedDocuments: data.office.documents,
    ...(options.firm ? { firm: options.firm } : {}),
    ...(options.policies ? { policies: options.policies } : {}),
    ...(options.secrets ? { secrets: options.secrets } : {}),
    ...(options.liveVersions ? { liveVersions: options.liveVersions } : {}),
  });
  await setImmediate();
  await data.enforce();
  const { handlers, loadAll } = composeHandlers({
    ...parts,
    services,
    data,
    file: database.file,
    options,
    office: data.office,
  });
  const dispatch = createDispatcher({
    handlers,
    data: guard,
    clock,
    onError: (operation, error, requestId) => onError(error, requestId, operation),
  });
  // A command ends soon.
  const loading =
    host === 'command'
      ? undefined
      : setTimeout(() => loadAll().catch(onError), FIRST_SCREEN).unref();
  let seen: number | undefined;
  let refreshing = Promise.resolve();
  const refresh = async (): Promise<void> => {
    // What could not be read is asked for again: a drive may fail for a moment.
    if (!(await services.library.refresh())) seen = undefined;
  };
  /** Another process may have brought a rate book into force, or withdrawn one. */
  const refreshed = (): Promise<void> => {
    try {
      const now = database.otherCommits() + data.office.received();
      if (now !== seen) refreshing = refresh();
      seen = now;
    } catch {
      // What can be priced without the data still is.
    }
    return refreshing;
  };
  const people = { ...services.people, ...parts.desk };
  const callerAt = deskCaller(people);
  const signIn = signInByLogin(people);
  const issues = data.state.problem() === undefined;
  return {
    data,
    services,
    issueFirstClient: async () => {
      const issue = () => firstClient(options, services.clients, clock());
      if (!issues) return undefined;
      // Hosts that start together issue one.
      return options.office ? options.office.afterOthers('first client', issue) : issue();
    },
    dispatch: async (...call) => {
      await refreshed();
      const [, operation] = call;
      if (OFFICE_DECIDES.has(operation) && data.office.membership()?.url) {
        return failed({ kind: 'conflict', message: message('officeDecides') });
      }
      const answer = await dispatch(...call);
      if (CHANGES.has(operation)) seen = undefined;
      return answer;
    },
    deskCaller: () => callerAt(clock()),
    signInByLogin: (login) => signIn(login, clock()),
    authenticate: authenticate(services.clients),
    openDocument: openDocument({ ...services.documents, data: guard, clock }),
    keptResponses: services.keptResponses,
    close: async () => {
      clearTimeout(loading);
      await data.close();
    },
  };
}

/**
 * Opens the database and composes the application on it, or on what stands in for it.
 * @throws {FaultError} where another host has the data folder
 */
export async function openComposition(parts: CompositionParts): Promise<Composition> {
  const { options, log, lookAgain } = parts;
  const { dataFolder } = options;
  const open = (known?: DataProblem) =>
    openData({ ...options, ...maintenanceFor(options) }, { log, known, lookAgain });
  const data = await open(parts.locked);
  const { restricted: files } = data.database;
  if (files.length > 0)
    log.note('made private', { files, environment: loggedEnvironment(options) });
  try {
    if (!options.office) await mustBeOfNone(data.database);
    return await compose(data, parts);
  } catch (error) {
    await data.close();
    const known = data.state.problem();
    const found = unwritable(await storageFailureIn(error, dataFolder), dataFolder);
    if (found && !known) return compose(await open(found), parts);
    // What opens can be damaged further down: then a host goes on without it, too.
    const isDamaged = data.guard.faultOf(error) && data.state.problem()?.kind === 'damaged';
    if (!isDamaged || options.host === 'command') throw error;
    return compose(await open(data.state.problem()), parts);
  }
}
