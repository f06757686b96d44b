import type { Policies } from '../../shared/schemas/desk/policies.ts';
import { fromBase64, toBase64 } from '../adapters/node/base64.ts';
import { examineImage } from '../adapters/node/image.ts';
import type { Log } from '../adapters/node/log.ts';
import type { FileIdentity } from '../adapters/sqlite/files/database-files.ts';
import {
  createNamedClient,
  listClients,
  revokeClient,
  rotateClient,
} from '../core/api-clients/clients.ts';
import { listRefusals } from '../core/api-clients/refusals.ts';
import { issueToken } from '../core/api-clients/tokens.ts';
import { apiUsage } from '../core/api-clients/usage.ts';
import { confirmClock } from '../core/data-state/confirm-clock.ts';
import { sayDataVersion } from '../core/data-state/data-version.ts';
import { readLog } from '../core/diagnostics/read-log.ts';
import { reportFailure } from '../core/diagnostics/report-screen-failure.ts';
import { serviceStatus } from '../core/diagnostics/service-status.ts';
import type { Handlers } from '../core/dispatcher.ts';
import { readDeclinedLetter } from '../core/documents/declined-letter.ts';
import { generateDocuments } from '../core/documents/generate.ts';
import { readDocument } from '../core/documents/read.ts';
import { verifyDocument } from '../core/documents/verify.ts';
import type { jobHandlers } from '../core/jobs/jobs.ts';
import { lookUpEircode, lookUpVehicle } from '../core/lookups/lookups.ts';
import type { DeskParts } from '../core/people/desk.ts';
import { findCustomers, getCustomer } from '../core/quote-index/customers.ts';
import { dashboard } from '../core/quote-index/dashboard.ts';
import { listQuotes } from '../core/quote-index/list.ts';
import { listReferrals } from '../core/quote-index/referral-queue.ts';
import { acceptQuote } from '../core/quotes/change/accept.ts';
import { addCover, removeCover } from '../core/quotes/change/add-on.ts';
import { recordDriverNumber } from '../core/quotes/change/driver-number.ts';
import { markLost, markNotLost } from '../core/quotes/change/lose.ts';
import { overrideQuote, withdrawOverride } from '../core/quotes/change/override.ts';
import { decideReferral, referQuote } from '../core/quotes/change/refer.ts';
import { explainQuote } from '../core/quotes/explore/explain-quote.ts';
import { getQuote, getQuoteHistory } from '../core/quotes/history/retrieve.ts';
import { compareCovers } from '../core/quotes/price/compare-covers.ts';
import { priceQuote } from '../core/quotes/price/price.ts';
import { listProducts } from '../core/quotes/price/products.ts';
import { compareSchemes } from '../core/quotes/schemes/compare-schemes.ts';
import { listDeclined } from '../core/quotes/submit/declined.ts';
import { submitQuote } from '../core/quotes/submit/submit.ts';
import { checkRenewal } from '../core/renewals/check-renewal.ts';
import { draftFromRenewal } from '../core/renewals/draft-from-renewal.ts';
import { listRenewals } from '../core/renewals/list-renewals.ts';
import { noTraining } from '../core/training/no-training.ts';
import type { BackupKeeper } from './backup/backup-keeper.ts';
import { backupHandlers } from './backup-handlers.ts';
import { datasetHandlers } from './dataset-handlers.ts';
import type { Listening } from './listen.ts';
import type { OpenData } from './open-data.ts';
import { peopleHandlers } from './people-handlers.ts';
import { type RateBookParts, rateBookHandlers } from './rate-book-handlers.ts';
import { recordHandlers } from './record-handlers.ts';
import { screenHandlers } from './screen-handlers.ts';
import { openUploads } from './uploads.ts';
import type { recordUsage } from './usage-recorder.ts';
import type { Workers } from './worker/workers.ts';

/** What the handlers need besides the services. */
export interface HandlerParts extends RateBookParts {
  readonly workers: Workers;
  readonly backups: Pick<BackupKeeper, 'make'>;
  /** The database that is open; undefined where something stands in for it. */
  readonly file: FileIdentity | undefined;
  readonly jobs: ReturnType<typeof jobHandlers>;
  readonly listening: Readonly<Listening>;
  /** The base of document links; undefined while there is none. */
  readonly documentsUrl: () => string | undefined;
  readonly log: Log;
  /** Who has signed in on the screens: the same on whichever database the application is. */
  readonly desk: Pick<DeskParts, 'session' | 'tries'>;
  readonly usage: Pick<ReturnType<typeof recordUsage>, 'flush' | 'unstored'>;
  readonly data: Pick<OpenData, 'guard' | 'state' | 'writeOnce'>;
  readonly options: {
    readonly dataFolder: string;
    readonly dataKey?: string;
    readonly host: 'desktop' | 'headless' | 'command';
    readonly version: string;
    readonly requestsPerMinute: number;
    readonly policies?: Policies;
    /** Absent where there is no training next to this application. */
    readonly resetTraining?: Handlers['resetTraining'];
  };
}

/** Files as they cross the bridge. */
const FILES = { fromBase64, toBase64, examineImage };

/** Makes a handler for every operation of the contract from the services. */
export function composeHandlers(parts: HandlerParts): Handlers {
  const { services, workers, jobs, listening, documentsUrl, log, usage, data, options } = parts;
  const { lookups, library, quotes, documents, clients, quoteIndex, days, settings } = services;
  return {
    issueToken: issueToken({ ...clients, tokensPerMinute: options.requestsPerMinute }),
    priceQuote: priceQuote(library),
    checkRenewal,
    listRenewals: listRenewals({ library, renewals: services.renewals }),
    draftFromRenewal: draftFromRenewal(services),
    lookUpVehicle: lookUpVehicle(lookups),
    lookUpEircode: lookUpEircode(lookups),
    ...datasetHandlers({
      datasets: services.datasets,
      workers,
      uploads: openUploads(options),
      file: parts.file,
      backups: parts.backups,
    }),
    ...backupHandlers({ ...options, workers, backups: parts.backups }),
    listProducts: listProducts(library),
    submitQuote: submitQuote(quotes),
    overrideQuote: overrideQuote(quotes),
    withdrawOverride: withdrawOverride(quotes),
    addCover: addCover(quotes),
    removeCover: removeCover(quotes),
    recordDriverNumber: recordDriverNumber(quotes),
    referQuote: referQuote(quotes),
    decideReferral: decideReferral(quotes),
    markLost: markLost(quotes),
    markNotLost: markNotLost(quotes),
    acceptQuote: acceptQuote(quotes),
    ...recordHandlers({
      ...{ services, workers, dataFolder: options.dataFolder, file: parts.file },
      onError: (error) => log.fault(error, { operation: 'purge' }),
    }),
    ...peopleHandlers({ ...services.people, ...parts.desk }),
    getQuote: getQuote(quotes),
    getQuoteHistory: getQuoteHistory(quotes),
    generateDocuments: generateDocuments({ ...documents, base: documentsUrl }),
    readDocument: readDocument({ ...documents, toBase64 }),
    readDeclinedLetter: readDeclinedLetter({ ...documents, toBase64 }),
    verifyDocument: verifyDocument({ ...documents, fromBase64 }),
    listDeclined: listDeclined(quotes),
    listQuotes: listQuotes({ library, quoteIndex }),
    listReferrals: listReferrals({ ...quotes, quoteIndex }),
    findCustomers: findCustomers(services),
    getCustomer: getCustomer(services),
    dashboard: dashboard({ library, quoteIndex, days }),
    dataVersion: sayDataVersion({ versions: services.dataVersions, state: data.state }),
    confirmClock: confirmClock({
      ...quotes,
      lives: services.rateBooks.lives,
      users: services.people.users,
      data: data.guard,
      // The one change that is taken although the data can only be read.
      writeOnce: data.writeOnce,
    }),
    replayQuotes: workers.operation('replayQuotes'),
    compareCovers: compareCovers(library),
    compareSchemes: compareSchemes(library),
    ...rateBookHandlers(parts),
    explainQuote: explainQuote(quotes),
    ...screenHandlers({
      ...quotes,
      drafts: services.drafts,
      settings,
      firm: { settings, files: services.firmFiles, digest: quotes.digest, ...FILES },
    }),
    serviceStatus: serviceStatus({
      ...options,
      library,
      dataState: data.state,
      scope: clients.scope,
      api: listening,
      runtime: { node: process.versions.node },
    }),
    readLog: readLog(log),
    reportFailure: reportFailure(log),
    listClients: listClients(clients),
    createClient: createNamedClient(clients),
    rotateClient: rotateClient(clients),
    apiUsage: apiUsage({ ...clients, ...usage, usage: services.usage }),
    listRefusals: listRefusals({ refusals: services.refusals, flush: usage.flush }),
    revokeClient: revokeClient(clients),
    resetTraining: options.resetTraining ?? noTraining,
    ...jobs,
  };
}
