import { done } from '../../shared/fault.ts';
import { createClient, listClients, revokeClient, rotateClient } from '../clients/clients.ts';
import { issueToken } from '../clients/tokens.ts';
import { apiUsage, type usageCounter } from '../clients/usage.ts';
import { generateDocuments } from '../documents/generate.ts';
import { readDocument } from '../documents/read.ts';
import { verifyDocument } from '../documents/verify.ts';
import type { Handlers } from '../door.ts';
import { lookUpEircode, lookUpVehicle } from '../lookups/lookups.ts';
import { noteFailure } from '../note-failure.ts';
import { acceptQuote } from '../quotes/accept.ts';
import { addCover, overrideQuote } from '../quotes/change.ts';
import { listDeclined } from '../quotes/declined.ts';
import { recordDriverNumber } from '../quotes/driver-number.ts';
import { compareCovers, priceQuote } from '../quotes/price.ts';
import { listProducts } from '../quotes/products.ts';
import { replayQuotes } from '../quotes/replay.ts';
import { getQuote } from '../quotes/retrieve.ts';
import { submitQuote } from '../quotes/submit.ts';
import { readLog } from '../read-log.ts';
import { findCustomers, getCustomer } from '../register/customers.ts';
import { dashboard } from '../register/dashboard.ts';
import { listQuotes } from '../register/list.ts';
import { serviceStatus } from '../service-status.ts';
import { fromBase64, toBase64 } from '../system/base64.ts';
import type { Log } from '../system/log.ts';
import { noTraining } from '../training/no-training.ts';
import { deskHandlers } from './desk-handlers.ts';
import type { Rooms } from './rooms.ts';

/** What the handlers need around the rooms. */
export interface HandlerParts {
  readonly rooms: Rooms;
  /** Where the API listens, and what kept it from it. */
  readonly api: { readonly url: string | null; readonly problem: string | null };
  /** Under which address the links to documents stand; undefined while there is none. */
  readonly base: () => string | undefined;
  readonly log: Log;
  readonly counter: Pick<ReturnType<typeof usageCounter>, 'flush'>;
  /** The versions of what it runs on. */
  readonly runtime: { readonly node: string };
  readonly options: {
    readonly dataFolder: string;
    readonly host: 'desktop' | 'headless' | 'command';
    readonly version: string;
    /** Absent where there is no training beside this application. */
    readonly resetTraining?: Handlers['resetTraining'];
  };
}

/** One handler for every operation of the contract, made of the rooms. */
export function joinHandlers(parts: HandlerParts): Handlers {
  const { rooms, api, base, log, counter, runtime, options } = parts;
  const { registers, library, quotes, documents, clients, usage, register, customers, days } =
    rooms;
  return {
    issueToken: issueToken(clients),
    priceQuote: priceQuote(library),
    lookUpVehicle: lookUpVehicle(registers),
    lookUpEircode: lookUpEircode(registers),
    listProducts: listProducts(library),
    submitQuote: submitQuote(quotes),
    overrideQuote: overrideQuote(quotes),
    addCover: addCover(quotes),
    recordDriverNumber: recordDriverNumber(quotes),
    acceptQuote: acceptQuote(quotes),
    getQuote: getQuote(quotes),
    generateDocuments: generateDocuments({ ...documents, base }),
    readDocument: readDocument({ ...documents, toBase64 }),
    verifyDocument: verifyDocument({ ...documents, fromBase64 }),
    listDeclined: listDeclined(quotes),
    listQuotes: listQuotes({ register }),
    findCustomers: findCustomers({ customers }),
    getCustomer: getCustomer({ customers }),
    dashboard: dashboard({ register, days }),
    pulse: async () => done({ version: await rooms.pulse() }),
    replayQuotes: replayQuotes(quotes),
    compareCovers: compareCovers(library),
    ...deskHandlers({ ...quotes, drafts: rooms.drafts, settings: rooms.settings }),
    serviceStatus: serviceStatus({ ...options, ...quotes, scope: clients.scope, api, runtime }),
    readLog: readLog(log),
    noteFailure: noteFailure(log),
    listClients: listClients(clients),
    createClient: createClient(clients),
    rotateClient: rotateClient(clients),
    apiUsage: apiUsage({ ...clients, usage, flush: counter.flush }),
    revokeClient: revokeClient(clients),
    resetTraining: options.resetTraining ?? noTraining,
  };
}
