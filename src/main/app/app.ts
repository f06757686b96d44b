import { BRIDGE_PATH } from '../../shared/contract/bridge.ts';
import { utcText } from '../../shared/domain/date.ts';
import { english, type Message } from '../../shared/domain/messages/message.ts';
import type { IssuedClient } from '../../shared/schemas/client.ts';
import { buildApi } from '../adapters/http/build.ts';
import { contentHash } from '../adapters/node/hash.ts';
import { type Log, openLog } from '../adapters/node/log.ts';
import { readSample } from '../adapters/node/resources.ts';
import { databaseChecks } from '../adapters/sqlite/integrity/checks.ts';
import { keptResponses } from '../adapters/sqlite/kept-response-store.ts';
import { type OpenDatabase, openDatabase } from '../adapters/sqlite/open.ts';
import { checkAtStart } from '../adapters/sqlite/start-check.ts';
import { type ChosenCredentials, createClient } from '../core/api-clients/clients.ts';
import { authenticate } from '../core/api-clients/tokens.ts';
import { DamagedData } from '../core/data-state/damaged-data.ts';
import { createDataState, type DataState } from '../core/data-state/data-state.ts';
import { createDispatcher, type Dispatch, type Handlers } from '../core/dispatcher.ts';
import { type OpenDocument, openDocument } from '../core/documents/open.ts';
import { bodySchema, documentSchema } from '../core/quotes/document/document-schema.ts';
import { headProblem } from '../core/quotes/history/history-head.ts';
import { readSettings } from '../core/workspace/settings.ts';
import { backgroundCheck } from './background-check.ts';
import { composeHandlers } from './handlers.ts';
import { type Listening, listener } from './listen.ts';
import { readQuoteXml } from './read-quote-xml.ts';
import { openServices, type Services } from './services.ts';
import { recordUsage } from './usage-recorder.ts';

export interface AppOptions {
  readonly dataFolder: string;
  readonly resourcesFolder: string;
  readonly host: 'desktop' | 'headless' | 'command';
  readonly version: string;
  /** The folder of the page at `/docs`. */
  readonly docsFolder?: string;
  /** Another build of better-sqlite3's native part. */
  readonly nativeBinding?: string;
  /** Credentials for the client that the first start issues; random by default. */
  readonly firstClient?: ChosenCredentials;
  /** The base of document links, without a slash at the end; by default the API's own address. */
  readonly documentsUrl?: string;
  /** Whether commits do not wait for the drive: for data that is made again after a crash. */
  readonly unsynced?: boolean;
  /** Whether this is for training only: no client is issued, and documents are specimens. */
  readonly specimen?: boolean;
  /** Makes the training data again; absent where there is no training next to this application. */
  readonly resetTraining?: Handlers['resetTraining'];
  /** Epoch milliseconds; by default the system's clock. */
  readonly clock?: () => number;
  /** 100 by the specification; only benchmarks need another. */
  readonly requestsPerMinute?: number;
  /** The log of what happens; by default none is written. */
  readonly log?: Log;
}

/** The application, opened: one core for every host. */
export interface App {
  readonly dispatch: Dispatch;
  /** The HTTP carrier; it listens only after {@link App.listen}. */
  readonly api: Awaited<ReturnType<typeof buildApi>>;
  /** Opens a document by its signed link. */
  readonly openDocument: OpenDocument;
  /** The base of document links; undefined while there is none. */
  readonly documentsUrl: () => string | undefined;
  /** The client that the first start issued; its secret is shown only here. */
  readonly firstClient: IssuedClient | undefined;
  /** Whether the data may be written. */
  readonly dataState: DataState;
  /** Checks the whole of the data. @returns how much was found damaged */
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

/** The environment of a log line; live lines name none. */
const loggedEnvironment = ({ specimen }: AppOptions) => (specimen ? 'training' : undefined);

const problemOf = (dataState: DataState) => {
  const problem = dataState.problem();
  return problem && english(problem.message);
};

/** Issues the first client wherever there is none: also where an earlier first start failed. */
async function firstClient(
  { host, specimen, firstClient: chosen }: AppOptions,
  parts: Services['clients'],
  now: number,
): Promise<IssuedClient | undefined> {
  if (host === 'command' || specimen || (await parts.clients.all()).length > 0) return undefined;
  const issued = await createClient(parts, chosen)({ name: 'First client' }, { now });
  return issued.ok ? issued.value : undefined;
}

/** Warns in the log where the history and its kept head disagree. */
async function checkHistory({ quotes }: Services, options: AppOptions, log: Log) {
  const head = await quotes.quotes.head();
  const problem = headProblem(head);
  if (problem === undefined) return undefined;
  log.note('history', { history: head.state, environment: loggedEnvironment(options) });
  return english(problem);
}

/** An open database, and whether it may be written. */
interface OpenData {
  readonly database: OpenDatabase;
  readonly dataState: DataState;
  /** Takes what was found damaged. */
  readonly onDamage: (what: Message) => void;
}

/** Puts the application together on an open database. */
async function build(
  { database, dataState, onDamage }: OpenData,
  options: AppOptions,
  log: Log,
): Promise<App> {
  const { clock = Date.now, specimen = false, resourcesFolder, host } = options;
  const services = await openServices(database, { resourcesFolder, specimen, clock, onDamage });
  const { documents, clients } = services;
  const listening: Listening = { url: null, problem: null };
  const documentsUrl = () => options.documentsUrl ?? listening.url ?? undefined;
  const onError = (error: unknown, requestId?: string, operation?: string) => {
    if (error instanceof DamagedData) onDamage(error.what);
    log.fault(error, { operation, requestId, environment: loggedEnvironment(options) });
  };
  const usage = recordUsage(services.usage, clock, onError);
  const check = backgroundCheck(
    { ...services.quotes, databaseChecks: databaseChecks(database), onDamage },
    { isTimed: host !== 'command' && !specimen, onError },
  );
  const dispatch = createDispatcher({
    handlers: composeHandlers({ services, listening, documentsUrl, log, usage, options }),
    clock,
    onError: (operation, error, requestId) => onError(error, requestId, operation),
  });
  const open = openDocument(documents.documents, documents.signer, clock);
  const api = await buildApi({
    dispatch,
    authenticate: authenticate(clients),
    openDocument: open,
    readQuoteXml,
    keptResponses: keptResponses(database),
    health: async () => database.sqlite.prepare('select 1').get() !== undefined,
    described: {
      version: options.version,
      quoteDocument: documentSchema,
      quoteBody: bodySchema,
      scope: clients.scope,
      quoteXml: readSample(resourcesFolder),
    },
    docsFolder: options.docsFolder,
    clock,
    requestsPerMinute: options.requestsPerMinute ?? 100,
    onRequestDone: (line) => {
      // The calls of the screens in a browser belong to no client.
      if (!line.route.startsWith(BRIDGE_PATH)) usage.count(line);
      log.request(line);
    },
    onError,
  });
  return {
    dispatch,
    api,
    openDocument: open,
    documentsUrl,
    problem: (await checkHistory(services, options, log)) ?? problemOf(dataState),
    dataState,
    firstClient: dataState.problem() ? undefined : await firstClient(options, clients, clock()),
    listen: listener(api, listening, log),
    checkData: check.run,
    chosenPort: async () => (await readSettings(services.settings)).port,
    close: async () => {
      await api.close();
      await check.close();
      await usage.close();
      await database.close();
    },
  };
}

/**
 * Opens the database and builds the application on it: services, handlers, dispatcher, API.
 * @throws {DataFolderBusy} where another host has the data folder
 */
export async function openApp(options: AppOptions): Promise<App> {
  const { dataFolder, host, unsynced = false, nativeBinding } = options;
  const { log = openLog({ dataFolder, keeps: false, says: false }) } = options;
  const database = await openDatabase({
    folder: dataFolder,
    host,
    unsynced,
    since: utcText((options.clock ?? Date.now)()),
    onFault: (error, operation) =>
      log.fault(error, { operation, environment: loggedEnvironment(options) }),
    ...(nativeBinding === undefined ? {} : { nativeBinding }),
  });
  const dataState = createDataState();
  const onDamage = (what: Message) => {
    log.note('damaged', { damage: english(what), environment: loggedEnvironment(options) });
    dataState.report({ kind: 'damaged', message: what });
  };
  try {
    if (host !== 'command') {
      await checkAtStart(database, { hash: contentHash, onDamage, nativeBinding });
    }
    return await build({ database, dataState, onDamage }, options, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}
