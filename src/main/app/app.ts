import { english } from '../../shared/domain/messages/message.ts';
import type { IssuedClient } from '../../shared/schemas/client.ts';
import { buildApi } from '../adapters/http/build.ts';
import { type Log, openLog } from '../adapters/node/log.ts';
import { readSample } from '../adapters/node/resources.ts';
import { keptResponses } from '../adapters/sqlite/kept-response-store.ts';
import { openFailure } from '../adapters/sqlite/probe.ts';
import { authenticate } from '../core/api-clients/tokens.ts';
import type { DataProblem, DataState } from '../core/data-state/data-state.ts';
import { unwritable } from '../core/data-state/storage-failure.ts';
import {
  createDispatcher,
  type Dispatch,
  type EnvironmentDispatch,
  type Handlers,
} from '../core/dispatcher.ts';
import { type OpenDocument, openDocument } from '../core/documents/open.ts';
import { pruneQuotes } from '../core/documents/prune.ts';
import type { FirmPapers } from '../core/firm/papers.ts';
import { bodySchema, documentSchema } from '../core/quotes/document/document-schema.ts';
import { readSettings } from '../core/workspace/settings.ts';
import { backgroundCheck } from './background-check.ts';
import { type FirstClientOptions, firstClient } from './first-client.ts';
import { composeHandlers } from './handlers.ts';
import { type Listening, listener } from './listen.ts';
import { type DataOptions, loggedEnvironment, type OpenData, openData } from './open-data.ts';
import { readQuoteXml } from './read-quote-xml.ts';
import { openServices } from './services.ts';
import { recordUsage } from './usage-recorder.ts';
import type { WorkerData } from './worker/tasks.ts';
import { openMaintenanceThread, openWorkers } from './worker/workers.ts';

export interface AppOptions extends DataOptions, FirstClientOptions {
  readonly resourcesFolder: string;
  readonly version: string;
  /** The folder of the page at `/docs`. */
  readonly docsFolder?: string;
  /** The base of document links, without a slash at the end; by default the API's own address. */
  readonly documentsUrl?: string;
  /** Makes the training data again; absent where there is no training next to this application. */
  readonly resetTraining?: Handlers['resetTraining'];
  /** Reaches every environment of the host; absent where there is only this one. */
  readonly environments?: EnvironmentDispatch;
  /** 100 by the specification; only benchmarks need another. */
  readonly requestsPerMinute?: number;
  /** The papers of the firm, where another application has them; by default its own. */
  readonly firm?: FirmPapers;
  /** The log of what happens; by default none is written. */
  readonly log?: Log;
}

/** The application, opened: one core for every host. */
export interface App {
  readonly dispatch: Dispatch;
  /** The HTTP carrier; it listens only after {@link App.listen}. */
  readonly api: Awaited<ReturnType<typeof buildApi>>;
  /** The papers of the firm. */
  readonly firm: FirmPapers;
  /** Opens a document by its signed link. */
  readonly openDocument: OpenDocument;
  /** The base of document links; undefined while there is none. */
  readonly documentsUrl: () => string | undefined;
  /** The client that the first start issued; its secret is shown only here. */
  readonly firstClient: IssuedClient | undefined;
  /** Whether the data may be written. */
  readonly dataState: DataState;
  /** Checks the whole of the data, and prunes documents. @returns how much was found damaged */
  readonly checkData: () => Promise<number>;
  /** What is wrong with the data, found on opening, for whoever started the host. */
  readonly problem: string | undefined;
  /**
   * Listens on 127.0.0.1; port 0 is any free one.
   * @returns `http://127.0.0.1:PORT`
   * @throws Error that names a taken port
   */
  readonly listen: (port: number) => Promise<string>;
  /** The port that the broker set for the API; null where none was set. */
  readonly chosenPort: () => Promise<number | null>;
  readonly close: () => Promise<void>;
}

/** Source: the service's specification, Limits. */
const REQUESTS_PER_MINUTE = 100;

/** What the threads of an application are told. */
function workerData(options: AppOptions): WorkerData {
  const { dataFolder, resourcesFolder, specimen = false, unsynced = false } = options;
  const { nativeBinding } = options;
  const native = nativeBinding === undefined ? {} : { nativeBinding };
  return { dataFolder, resourcesFolder, specimen, unsynced, ...native };
}

/** A command ends soon: it needs no thread for what waits. */
const maintenanceFor = (options: AppOptions) =>
  options.host === 'command' ? {} : { maintenance: openMaintenanceThread(workerData(options)) };

/** Puts the application together on an open database. */
async function build(data: OpenData, options: AppOptions, log: Log): Promise<App> {
  const { clock = Date.now, specimen = false, resourcesFolder, host } = options;
  const { database, state, guard, onDamage } = data;
  const workers = openWorkers(workerData(options));
  const services = await openServices(database, {
    ...{ resourcesFolder, specimen, clock, data: guard, onDamage },
    // A command prints where it is: nobody waits for it meanwhile.
    ...(host === 'command' ? {} : { print: workers.print }),
    ...(options.firm ? { firm: options.firm } : {}),
  });
  await data.enforce();
  const { documents, clients } = services;
  const listening: Listening = { url: null, problem: null };
  const documentsUrl = () => options.documentsUrl ?? listening.url ?? undefined;
  const onError = (error: unknown, requestId?: string, operation?: string) => {
    log.fault(error, { operation, requestId, environment: loggedEnvironment(options) });
  };
  /** Where nobody waits for an answer, nobody else asks the guard what the error says of the data. */
  const onUnseen = (error: unknown) => {
    guard.faultOf(error);
    onError(error);
  };
  const { usage: usageStore, refusals } = services;
  const recorded = { usage: usageStore, refusals };
  const usage = recordUsage({ ...recorded, data: guard, clock, onError: onUnseen });
  const requestsPerMinute = options.requestsPerMinute ?? REQUESTS_PER_MINUTE;
  const check = backgroundCheck({
    check: () => workers.check(clock()),
    prune: async (conditions) => {
      if (guard.refusal('changes')) return;
      const now = clock();
      await pruneQuotes(documents, await workers.superseded(now), { ...conditions, now });
    },
    ...{ onDamage, onError: onUnseen },
    isTimed: host !== 'command' && !specimen,
  });
  const environments: EnvironmentDispatch = options.environments ?? (() => dispatch);
  const parts = { services, workers, environments, listening, documentsUrl, log, usage };
  const dispatch: Dispatch = createDispatcher({
    handlers: composeHandlers({
      ...parts,
      dataState: state,
      data,
      options: { ...options, requestsPerMinute },
    }),
    data: guard,
    clock,
    onError: (operation, error, requestId) => onError(error, requestId, operation),
  });
  const open = openDocument({ ...documents, data: guard, clock });
  const api = await buildApi({
    dispatch,
    authenticate: authenticate(clients),
    openDocument: open,
    readQuoteXml,
    keptResponses: keptResponses(database),
    data: guard,
    ready: data.ready,
    described: {
      version: options.version,
      quoteDocument: documentSchema,
      quoteBody: bodySchema,
      scope: clients.scope,
      quoteXml: readSample(resourcesFolder),
    },
    docsFolder: options.docsFolder,
    clock,
    requestsPerMinute,
    onRequestDone: (line) => {
      usage.count(line);
      log.request(line);
    },
    onError,
  });
  const found = state.problem();
  const problem = found && english(found.message);
  return {
    dispatch,
    api,
    firm: documents.firm,
    openDocument: open,
    documentsUrl,
    problem,
    dataState: state,
    firstClient: problem === undefined ? await firstClient(options, clients, clock()) : undefined,
    listen: listener(api, listening, log),
    checkData: check.run,
    chosenPort: async () => (await readSettings(services.settings)).port,
    close: async () => {
      await api.close();
      // A check ends with its thread.
      await Promise.all([check.close(), workers.close()]);
      await usage.close();
      await data.close();
    },
  };
}

/**
 * Opens the database and builds the application on it: services, handlers, dispatcher, API.
 * @throws {DataFolderBusy} where another host has the data folder
 */
export async function openApp(options: AppOptions): Promise<App> {
  const { dataFolder } = options;
  const { log = openLog({ dataFolder, keeps: false, says: false }) } = options;
  const open = (known?: DataProblem) =>
    openData({ ...options, ...maintenanceFor(options) }, log, known);
  const data = await open();
  const { restricted: files } = data.database;
  if (files.length > 0)
    log.note('made private', { files, environment: loggedEnvironment(options) });
  try {
    return await build(data, options, log);
  } catch (error) {
    await data.close();
    const known = data.state.problem();
    const found = unwritable(await openFailure(error, dataFolder), dataFolder);
    if (found && !known) return build(await open(found), options, log);
    // What opens can be damaged further down: then a host goes on without it, too.
    const isDamaged = data.guard.faultOf(error) && data.state.problem()?.kind === 'damaged';
    if (!isDamaged || options.host === 'command') throw error;
    return build(await open(data.state.problem()), options, log);
  }
}
