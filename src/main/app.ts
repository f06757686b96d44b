import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { utcText } from '../shared/date.ts';
import { done } from '../shared/fault.ts';
import type { IssuedClient } from '../shared/shapes/client.ts';
import { buildApi } from './api/build.ts';
import {
  type ChosenCredentials,
  createClient,
  listClients,
  revokeClient,
  rotateClient,
} from './clients/clients.ts';
import { authenticate, issueToken } from './clients/tokens.ts';
import { apiUsage, usageCounter } from './clients/usage.ts';
import { loadDemonstration } from './datasets/datasets.ts';
import { readSettings } from './desk/settings.ts';
import { deskHandlers } from './desk-handlers.ts';
import { generateDocuments } from './documents/generate.ts';
import { type OpenDocument, openDocument } from './documents/open.ts';
import { readDocument } from './documents/read.ts';
import { verifyDocument } from './documents/verify.ts';
import { createDoor, type Door, type Handlers } from './door.ts';
import { lookUpEircode, lookUpVehicle } from './lookups/lookups.ts';
import { printer } from './pdf/print.ts';
import { readQuoteXml } from './quote-xml.ts';
import { acceptQuote } from './quotes/accept.ts';
import { addCover, overrideQuote } from './quotes/change.ts';
import { listDeclined } from './quotes/declined.ts';
import { bodySchema, documentSchema } from './quotes/document-schema.ts';
import { headProblem } from './quotes/history-head.ts';
import { compareCovers, priceQuote } from './quotes/price.ts';
import { listProducts } from './quotes/products.ts';
import { replayQuotes } from './quotes/replay.ts';
import { getQuote } from './quotes/retrieve.ts';
import { submitQuote } from './quotes/submit.ts';
import { openLibrary } from './ratebooks/library.ts';
import { findCustomers, getCustomer } from './register/customers.ts';
import { dashboard } from './register/dashboard.ts';
import { listQuotes } from './register/list.ts';
import { serviceStatus } from './service-status.ts';
import { clientStore } from './storage/client-store.ts';
import { customerStore } from './storage/customer-store.ts';
import { dayStore } from './storage/day-store.ts';
import { declinedStore } from './storage/declined-store.ts';
import { documentStore } from './storage/document-store.ts';
import { draftStore } from './storage/draft-store.ts';
import { keptAnswers } from './storage/kept-answers.ts';
import { openStorage, type Storage } from './storage/open.ts';
import { pulse } from './storage/pulse.ts';
import { quoteRegister } from './storage/quote-register-store.ts';
import { quoteStore } from './storage/quote-store.ts';
import { rateBookStore } from './storage/rate-book-store.ts';
import { registerStore } from './storage/register-store.ts';
import { settingStore } from './storage/setting-store.ts';
import { usageStore } from './storage/usage-store.ts';
import { fromBase64, toBase64 } from './system/base64.ts';
import { contentHash, sha256 } from './system/hash.ts';
import {
  demonstrationHash,
  readDemonstration,
  readFonts,
  readLevies,
  readRateBooks,
  readSample,
} from './system/resources.ts';
import {
  newClientId,
  newDeclinedId,
  newDocumentId,
  newPolicyId,
  newQuoteId,
  secrets,
  signer,
} from './system/secrets.ts';
import { noTraining } from './training/no-training.ts';

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
  readonly hasty?: boolean;
  /** Whether this is for training only: no client is issued, and documents are specimens. */
  readonly specimen?: boolean;
  /** Makes the training data anew; absent where there is no training beside this application. */
  readonly resetTraining?: Handlers['resetTraining'];
  /** Epoch milliseconds; by default the system's clock. */
  readonly clock?: () => number;
  /** 100 by the specification; only benchmarks need another. */
  readonly requestsPerMinute?: number;
  /** Whether to log; to standard error, a JSON line each. */
  readonly log?: boolean;
}

/** The application, opened: one core for every host. */
export interface App {
  readonly door: Door;
  /** The HTTP carrier; not listening until {@link App.listen}. */
  readonly api: FastifyInstance;
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

async function openRooms(storage: Storage, options: AppOptions, clock: () => number) {
  const { resourcesFolder } = options;
  const registers = registerStore(storage);
  const hash = demonstrationHash(resourcesFolder);
  await loadDemonstration(registers, hash, () => readDemonstration(resourcesFolder, hash));
  const library = await openLibrary({
    store: rateBookStore(storage),
    levies: readLevies(resourcesFolder),
    shipped: readRateBooks(resourcesFolder),
    now: clock(),
  });
  const scope = await settingStore(storage).once(
    'scope',
    () => `api://${crypto.randomUUID()}/quotedesk/.default`,
  );
  const clients = { clients: clientStore(storage), secrets, newClientId, scope };
  return { registers, library, clients, scope };
}

/** Documents, with the key that signs their links: made once, kept with the data. */
async function openDocuments(storage: Storage, { resourcesFolder }: AppOptions) {
  const key = await settingStore(storage).once('documentKey', secrets.random);
  return {
    documents: documentStore(storage),
    signer: signer(key),
    print: printer(readFonts(resourcesFolder)),
    digest: sha256,
    newDocumentId,
  };
}

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

function listenError(error: unknown, port: number): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} on 127.0.0.1 is taken by another program; choose one with --port`,
    );
  }
  if (code === 'EACCES') return new Error(`Port ${port} may not be used; choose one with --port`);
  return error instanceof Error ? error : new Error(String(error));
}

async function build(storage: Storage, options: AppOptions): Promise<App> {
  const { clock = Date.now, specimen = false } = options;
  const logger = pino({ enabled: options.log ?? false, base: null }, pino.destination(2));
  const { registers, library, clients, scope } = await openRooms(storage, options, clock);
  const api: { url: string | null; problem: string | null } = { url: null, problem: null };
  const quotes = {
    library,
    quotes: quoteStore(storage, contentHash),
    declined: declinedStore(storage),
    newQuoteId,
    newDeclinedId,
    newPolicyId,
  };
  const register = quoteRegister(storage);
  const customers = customerStore(storage);
  const version = pulse(storage);
  const usage = usageStore(storage);
  const counter = usageCounter(usage, clock);
  const settings = settingStore(storage);
  const documents = await openDocuments(storage, options);
  const base = () => options.documentsUrl ?? api.url ?? undefined;
  const handlers: Handlers = {
    issueToken: issueToken(clients),
    priceQuote: priceQuote(library),
    lookUpVehicle: lookUpVehicle(registers),
    lookUpEircode: lookUpEircode(registers),
    listProducts: listProducts(library),
    submitQuote: submitQuote(quotes),
    overrideQuote: overrideQuote(quotes),
    addCover: addCover(quotes),
    acceptQuote: acceptQuote(quotes),
    getQuote: getQuote(quotes),
    generateDocuments: generateDocuments({ ...quotes, ...documents, base, specimen }),
    readDocument: readDocument({ ...quotes, ...documents, specimen, toBase64 }),
    verifyDocument: verifyDocument({ ...quotes, ...documents, fromBase64 }),
    listDeclined: listDeclined(quotes),
    listQuotes: listQuotes({ register }),
    findCustomers: findCustomers({ customers }),
    getCustomer: getCustomer({ customers }),
    dashboard: dashboard({ register, days: dayStore(storage) }),
    pulse: async () => done({ version: await version() }),
    replayQuotes: replayQuotes(library, quotes.quotes),
    compareCovers: compareCovers(library),
    ...deskHandlers({ ...quotes, drafts: draftStore(storage), settings }),
    serviceStatus: serviceStatus({ ...options, ...quotes, scope, api }),
    listClients: listClients(clients),
    createClient: createClient(clients),
    rotateClient: rotateClient(clients),
    apiUsage: apiUsage({ ...clients, usage, flush: counter.flush }),
    revokeClient: revokeClient(clients),
    resetTraining: options.resetTraining ?? noTraining,
  };
  const onError = (error: unknown, operation?: string) =>
    logger.error({ operation, error: error instanceof Error ? error.name : 'unknown' }, 'failed');
  const door = createDoor({ handlers, clock, onError: (name, error) => onError(error, name) });
  const open = openDocument(documents.documents, documents.signer, clock);
  const fastify = await buildApi({
    door,
    authenticate: authenticate(clients),
    openDocument: open,
    readQuoteXml,
    keptAnswers: keptAnswers(storage),
    health: async () => storage.sqlite.prepare('select 1').get() !== undefined,
    described: {
      version: options.version,
      quoteDocument: documentSchema,
      quoteBody: bodySchema,
      scope,
      quoteXml: readSample(options.resourcesFolder),
    },
    docsFolder: options.docsFolder,
    clock,
    requestsPerMinute: options.requestsPerMinute ?? 100,
    onRequestDone: (line) => {
      counter.count(line);
      logger.info(line, 'request');
    },
    onError,
  });
  const flushing = setInterval(() => counter.flush().catch(onError), USAGE_KEPT_EVERY);
  flushing.unref();
  const head = await quotes.quotes.head();
  const problem = headProblem(head);
  if (problem !== undefined) logger.warn({ history: head.state }, 'history');
  return {
    door,
    api: fastify,
    openDocument: open,
    documentsUrl: base,
    problem,
    firstClient: await firstClient(options, clients, clock()),
    listen: async (port) => {
      try {
        api.url = await fastify.listen({ host: '127.0.0.1', port });
        return api.url;
      } catch (error) {
        const clear = listenError(error, port);
        api.problem = clear.message;
        throw clear;
      }
    },
    chosenPort: async () => (await readSettings(settings)).port,
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
  const { dataFolder, host, hasty = false, nativeBinding } = options;
  const storage = await openStorage({
    folder: dataFolder,
    host,
    hasty,
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
