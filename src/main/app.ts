import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { utcText } from '../shared/date.ts';
import type { IssuedClient } from '../shared/shapes/client.ts';
import { buildApi } from './api/build.ts';
import {
  type ChosenCredentials,
  createClient,
  listClients,
  revokeClient,
} from './clients/clients.ts';
import { authenticate, issueToken } from './clients/tokens.ts';
import { loadDemonstration } from './datasets/datasets.ts';
import { generateDocuments } from './documents/generate.ts';
import { openDocument } from './documents/open.ts';
import { createDoor, type Door, type Handlers } from './door.ts';
import { lookUpEircode, lookUpVehicle } from './lookups/lookups.ts';
import { printer } from './pdf/print.ts';
import { readQuoteXml } from './quote-xml.ts';
import { acceptQuote } from './quotes/accept.ts';
import { addCover, overrideQuote } from './quotes/change.ts';
import { bodySchema, documentSchema } from './quotes/document-schema.ts';
import { listQuotes } from './quotes/list.ts';
import { compareCovers, priceQuote } from './quotes/price.ts';
import { listProducts } from './quotes/products.ts';
import { replayQuotes } from './quotes/replay.ts';
import { getQuote } from './quotes/retrieve.ts';
import { submitQuote } from './quotes/submit.ts';
import { openLibrary } from './ratebooks/library.ts';
import { serviceStatus } from './service-status.ts';
import { clientStore } from './storage/client-store.ts';
import { documentStore } from './storage/document-store.ts';
import { keptAnswers } from './storage/kept-answers.ts';
import { openStorage, type Storage } from './storage/open.ts';
import { quoteStore } from './storage/quote-store.ts';
import { rateBookStore } from './storage/rate-book-store.ts';
import { registerStore } from './storage/register-store.ts';
import { settingStore } from './storage/setting-store.ts';
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
  newDocumentId,
  newPolicyId,
  newQuoteId,
  secrets,
  signer,
} from './system/secrets.ts';

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
  /** The client issued by the first start, with the only sight of its secret. */
  readonly firstClient: IssuedClient | undefined;
  /**
   * Listens on 127.0.0.1; port 0 is any free one.
   * @returns `http://127.0.0.1:PORT`
   * @throws Error that names a taken port
   */
  readonly listen: (port: number) => Promise<string>;
  readonly close: () => Promise<void>;
}

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
  { host, firstClient: chosen }: AppOptions,
  parts: Parameters<typeof createClient>[0],
  now: number,
): Promise<IssuedClient | undefined> {
  if (host === 'command' || (await parts.clients.all()).length > 0) return undefined;
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
  const clock = options.clock ?? Date.now;
  const logger = pino({ enabled: options.log ?? false, base: null }, pino.destination(2));
  const { registers, library, clients, scope } = await openRooms(storage, options, clock);
  const api: { url: string | null; problem: string | null } = { url: null, problem: null };
  const quotes = { library, quotes: quoteStore(storage, contentHash), newQuoteId, newPolicyId };
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
    generateDocuments: generateDocuments({ ...quotes, ...documents, base }),
    listQuotes: listQuotes(quotes),
    replayQuotes: replayQuotes(library, quotes.quotes),
    compareCovers: compareCovers(library),
    serviceStatus: serviceStatus({ ...options, library, scope, api }),
    listClients: listClients(clients),
    createClient: createClient(clients),
    revokeClient: revokeClient(clients),
  };
  const onError = (error: unknown, operation?: string) =>
    logger.error({ operation, error: error instanceof Error ? error.name : 'unknown' }, 'failed');
  const door = createDoor({ handlers, clock, onError: (name, error) => onError(error, name) });
  const fastify = await buildApi({
    door,
    authenticate: authenticate(clients),
    openDocument: openDocument(documents.documents, documents.signer, clock),
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
    onRequestDone: (line) => logger.info(line, 'request'),
    onError,
  });
  return {
    door,
    api: fastify,
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
    close: async () => {
      await fastify.close();
      await storage.close();
    },
  };
}

/**
 * Opens storage, joins the rooms and builds the carriers.
 * @throws {DataFolderBusy} where another host has the data folder
 */
export async function openApp(options: AppOptions): Promise<App> {
  const { dataFolder, host, nativeBinding } = options;
  const storage = await openStorage({
    folder: dataFolder,
    host,
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
