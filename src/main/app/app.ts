import { BRIDGE_PATH } from '../../shared/contract/bridge.ts';
import { utcText } from '../../shared/domain/date.ts';
import { english, type Message, message } from '../../shared/domain/messages/message.ts';
import type { IssuedClient } from '../../shared/schemas/client.ts';
import { buildApi } from '../adapters/http/build.ts';
import { type Log, openLog } from '../adapters/node/log.ts';
import { readSample } from '../adapters/node/resources.ts';
import { keptResponses } from '../adapters/sqlite/kept-response-store.ts';
import { openStorage, type Storage } from '../adapters/sqlite/open.ts';
import { type ChosenCredentials, createClient } from '../core/api-clients/clients.ts';
import { authenticate } from '../core/api-clients/tokens.ts';
import { usageCounter } from '../core/api-clients/usage.ts';
import { createDispatcher, type Dispatch, type Handlers } from '../core/dispatcher.ts';
import { type OpenDocument, openDocument } from '../core/documents/open.ts';
import { bodySchema, documentSchema } from '../core/quotes/document/document-schema.ts';
import { headProblem } from '../core/quotes/history/history-head.ts';
import { readSettings } from '../core/workspace/settings.ts';
import { composeHandlers } from './handlers.ts';
import { readQuoteXml } from './read-quote-xml.ts';
import { openServices } from './services.ts';

export interface AppOptions {
  readonly dataFolder: string;
  readonly resourcesFolder: string;
  readonly host: 'desktop' | 'headless' | 'command';
  readonly version: string;
  /** The folder of the page at `/docs`. */
  readonly docsFolder?: string;
  /** Another build of better-sqlite3's native part. */
  readonly nativeBinding?: string;
  /** Credentials for the client that the first start issues; by default they are made up. */
  readonly firstClient?: ChosenCredentials;
  /** Where document links stand, without a slash at the end; by default the API's own address. */
  readonly documentsUrl?: string;
  /** Whether no commit waits for the drive: for data that is made again if it is not finished. */
  readonly unsynced?: boolean;
  /** Whether this is for training only: no client is issued, and documents are specimens. */
  readonly specimen?: boolean;
  /** Makes the training data anew; absent where there is no training beside this application. */
  readonly resetTraining?: Handlers['resetTraining'];
  /** Epoch milliseconds; by default the system's clock. */
  readonly clock?: () => number;
  /** 100 by the specification; only benchmarks need another. */
  readonly requestsPerMinute?: number;
  /** Where it is said what happens; by default nowhere. */
  readonly log?: Log;
}

/** The application, opened: one core for every host. */
export interface App {
  readonly dispatch: Dispatch;
  /** The HTTP carrier; not listening until {@link App.listen}. */
  readonly api: Awaited<ReturnType<typeof buildApi>>;
  /** Opens a document by its signed link. */
  readonly openDocument: OpenDocument;
  /** Where document links stand; undefined while there is no such place. */
  readonly documentsUrl: () => string | undefined;
  /** The client issued by the first start, with the only sight of its secret. */
  readonly firstClient: IssuedClient | undefined;
  /** What was found wrong with the data on opening, for whoever started the host. */
  readonly problem: string | undefined;
  /**
   * Listens on 127.0.0.1; port 0 is any free one.
   * @returns `http://127.0.0.1:PORT`
   * @throws Error that names a taken port
   */
  readonly listen: (port: number) => Promise<string>;
  /** The port that the broker set for the API; null where none was. */
  readonly chosenPort: () => Promise<number | null>;
  readonly close: () => Promise<void>;
}

/** Milliseconds; what a crash loses of the counted requests is no more than this. */
const USAGE_KEPT_EVERY = 30_000;

/** A host that finds no client issues one: also where its first start had failed half-way. */
async function firstClient(
  { host, specimen, firstClient: chosen }: AppOptions,
  parts: Parameters<typeof createClient>[0],
  now: number,
): Promise<IssuedClient | undefined> {
  if (host === 'command' || specimen || (await parts.clients.all()).length > 0) return undefined;
  const issued = await createClient(parts, chosen)({ name: 'First client' }, { now });
  return issued.ok ? issued.value : undefined;
}

/** Why the API does not listen. */
function listenProblem(error: unknown, port: number): Message {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return message('portTaken', { port });
  if (code === 'EACCES') return message('portForbidden', { port });
  return message('notListening', {
    problem: error instanceof Error ? error.message : String(error),
  });
}

async function build(storage: Storage, options: AppOptions): Promise<App> {
  const { clock = Date.now, specimen = false, resourcesFolder } = options;
  const { dataFolder, log = openLog({ dataFolder, keeps: false, says: false }) } = options;
  const services = await openServices(storage, { resourcesFolder, specimen, clock });
  const { quotes, documents, clients } = services;
  const api: { url: string | null; problem: Message | null } = { url: null, problem: null };
  const base = () => options.documentsUrl ?? api.url ?? undefined;
  const runtime = { node: process.versions.node };
  const counter = usageCounter(services.usage, clock);
  const handlers = composeHandlers({ services, api, base, log, counter, runtime, options });
  const environment = specimen ? 'training' : undefined;
  const onError = (error: unknown, requestId?: string, operation?: string) =>
    log.fault(error, { operation, requestId, environment });
  const dispatch = createDispatcher({
    handlers,
    clock,
    onError: (operation, error, requestId) => onError(error, requestId, operation),
  });
  const open = openDocument(documents.documents, documents.signer, clock);
  const fastify = await buildApi({
    dispatch,
    authenticate: authenticate(clients),
    openDocument: open,
    readQuoteXml,
    keptResponses: keptResponses(storage),
    health: async () => storage.sqlite.prepare('select 1').get() !== undefined,
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
      // What a browser's screens ask is the desk's own work, and of no client.
      if (!line.route.startsWith(BRIDGE_PATH)) counter.count(line);
      log.request(line);
    },
    onError,
  });
  const flushing = setInterval(() => counter.flush().catch(onError), USAGE_KEPT_EVERY);
  flushing.unref();
  const head = await quotes.quotes.head();
  const headFault = headProblem(head);
  const problem = headFault && english(headFault);
  if (problem !== undefined) log.note('history', { history: head.state, environment });
  return {
    dispatch,
    api: fastify,
    openDocument: open,
    documentsUrl: base,
    problem,
    firstClient: await firstClient(options, clients, clock()),
    listen: async (port) => {
      try {
        api.url = await fastify.listen({ host: '127.0.0.1', port });
        log.note('listening', { port: Number(new URL(api.url).port) });
        return api.url;
      } catch (error) {
        const problem = listenProblem(error, port);
        api.problem = problem;
        log.note('not listening', { port }, error);
        throw new Error(english(problem), { cause: error });
      }
    },
    chosenPort: async () => (await readSettings(services.settings)).port,
    close: async () => {
      clearInterval(flushing);
      await fastify.close();
      await counter.flush().catch(onError);
      await storage.close();
    },
  };
}

/**
 * Opens storage, joins the rooms and builds the carriers.
 * @throws {DataFolderBusy} where another host has the data folder
 */
export async function openApp(options: AppOptions): Promise<App> {
  const { dataFolder, host, unsynced = false, nativeBinding } = options;
  const storage = await openStorage({
    folder: dataFolder,
    host,
    unsynced,
    since: utcText((options.clock ?? Date.now)()),
    ...(nativeBinding === undefined ? {} : { nativeBinding }),
  });
  try {
    return await build(storage, options);
  } catch (error) {
    await storage.close();
    throw error;
  }
}
