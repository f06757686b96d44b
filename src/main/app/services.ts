import { setImmediate } from 'node:timers/promises';
import type { Policies } from '../../shared/schemas/desk/policies.ts';
import { contentHash, sha256 } from '../adapters/node/hash.ts';
import { readFonts } from '../adapters/node/resources.ts';
import {
  newClientId,
  newConsentId,
  newDeclinedId,
  newDocumentId,
  newErasureId,
  newPolicyId,
  newQuoteId,
  newUserId,
  secrets,
  secretsBy,
  signer,
  slowHash,
} from '../adapters/node/secrets.ts';
import { printer } from '../adapters/pdf/print.ts';
import { dataVersions } from '../adapters/sqlite/connection/data-version.ts';
import { datasetStore } from '../adapters/sqlite/datasets/dataset-store.ts';
import { importedCustomerStore } from '../adapters/sqlite/datasets/imported-customer-store.ts';
import type { OpenDatabase } from '../adapters/sqlite/open.ts';
import { clientStore } from '../adapters/sqlite/people/client-store.ts';
import { refusalStore } from '../adapters/sqlite/people/refusal-store.ts';
import { usageStore } from '../adapters/sqlite/people/usage-store.ts';
import { userStore } from '../adapters/sqlite/people/user-store.ts';
import { customerStore } from '../adapters/sqlite/quote-index/customer-store.ts';
import { dayStore } from '../adapters/sqlite/quote-index/day-store.ts';
import { quoteIndexStore } from '../adapters/sqlite/quote-index/quote-index-store.ts';
import { declinedLetterStore } from '../adapters/sqlite/quotes/declined-letter-store.ts';
import { declinedStore } from '../adapters/sqlite/quotes/declined-store.ts';
import { documentStore } from '../adapters/sqlite/quotes/document-store.ts';
import { draftStore } from '../adapters/sqlite/quotes/draft-store.ts';
import { quoteStore } from '../adapters/sqlite/quotes/quote-store.ts';
import { renewalStore } from '../adapters/sqlite/quotes/renewal-store.ts';
import { recordStore } from '../adapters/sqlite/records/record-store.ts';
import { firmFileStore } from '../adapters/sqlite/settings/firm-file-store.ts';
import { type SettingStore, settingStore } from '../adapters/sqlite/settings/setting-store.ts';
import { approversOf } from '../core/api-clients/approvers.ts';
import type { Secrets } from '../core/api-clients/client-store.ts';
import { keepUnstoredTokens } from '../core/api-clients/unstored-tokens.ts';
import type { DataGuard } from '../core/data-state/data-guard.ts';
import type { DataVersions } from '../core/data-state/data-version.ts';
import type { DocumentLayout } from '../core/documents/layout.ts';
import { type FirmPapers, firmPapers } from '../core/firm/papers.ts';
import { verifiedStore } from '../core/quotes/verify/verified-store.ts';
import { checksHere } from '../core/rate-books/book-checks.ts';
import { type LibraryOptions, openLibraries } from './open-libraries.ts';
import { hashInThread } from './worker/hash-in-thread.ts';

/**
 * Secrets as this process makes and checks them. To see whether a cost is allowed, Electron's BoringSSL
 * calculates a hash, on the thread that asks: there the windows would wait for 0.1 s.
 */
const hostSecrets =
  process.versions.electron === undefined ? secrets : secretsBy(slowHash(hashInThread));

/** What the handlers are made of: each area of the core with its stores and its tools. */
export type Services = Awaited<ReturnType<typeof openServices>>;

export interface ServiceOptions
  extends Omit<LibraryOptions, 'checks'>,
    Partial<Pick<LibraryOptions, 'checks'>> {
  readonly specimen: boolean;
  readonly data: DataGuard;
  /** The papers of the firm, where another application has them. */
  readonly firm?: FirmPapers;
  /** The versions of the data of the live application, where this is another one. */
  readonly liveVersions?: () => Promise<DataVersions>;
  /** What the administrator of this computer has set. */
  readonly policies?: Policies;
  /** Makes and checks secrets; by default as this host does. */
  readonly secrets?: Secrets;
  /** Prints documents, where they are made. */
  readonly print?: (layout: DocumentLayout) => Promise<Uint8Array>;
}

/** Where the default of secrets is settled: once, for all that use them. */
type WithSecrets = Required<Pick<ServiceOptions, 'secrets'>>;

/** Clients, with the scope of their tokens, which is made once and kept with the data. */
async function openClients(
  database: OpenDatabase,
  { data, secrets }: ServiceOptions & WithSecrets,
) {
  const scope = await settingStore(database).once(
    'scope',
    () => `api://${crypto.randomUUID()}/quotedesk/.default`,
  );
  const clients = keepUnstoredTokens(clientStore(database), data, new Map());
  return { clients, secrets, newClientId, scope };
}

/** Documents, with the key that signs their links, which is made once and kept with the data. */
async function openDocuments(
  database: OpenDatabase,
  { resourcesFolder, specimen, print, firm, secrets }: ServiceOptions & WithSecrets,
) {
  const settings = settingStore(database);
  const key = await settings.once('documentKey', secrets.random);
  return {
    documents: documentStore(database),
    signer: signer(key),
    print: print ?? printer(readFonts(resourcesFolder)),
    firm: firm ?? firmPapers({ settings, files: firmFileStore(database) }),
    digest: sha256,
    newDocumentId,
    specimen,
  };
}

/**
 * The versions of what the screens show: of this data, and of the live data, which have the settings of
 * the desk for training, too. Live data that can not be read are said where they are asked for.
 */
function versionsOf(
  own: () => Promise<DataVersions>,
  { liveVersions }: Pick<ServiceOptions, 'liveVersions'>,
): () => Promise<DataVersions> {
  if (!liveVersions) return own;
  return async () => {
    const { version, drafts } = await own();
    const live = await liveVersions().catch(() => ({ version: 0 }));
    return { version: version + live.version, drafts };
  };
}

/** The settings, with those that the administrator has set. */
function setByPolicies(store: SettingStore, { policies = {} }: ServiceOptions): SettingStore {
  const { apiPort: port, idleLockMinutes } = policies;
  return { ...store, set: { port, idleLockMinutes } };
}

/** Opens the stores on a database and gives them their tools: identifiers, hashes, secrets, PDF. */
export async function openServices(database: OpenDatabase, given: ServiceOptions) {
  const options = { secrets: hostSecrets, checks: checksHere, ...given };
  const { lookups, library, rateBooks, levyTables } = await openLibraries(database, options);
  const clients = await openClients(database, options);
  const users = userStore(database, contentHash);
  const settings = setByPolicies(settingStore(database), options);
  const approvers = approversOf({ clients: clients.clients, users });
  const drafts = draftStore(database);
  const quotes = {
    library,
    quotes: verifiedStore(quoteStore(database, contentHash), sha256),
    declined: declinedStore(database),
    digest: sha256,
    newQuoteId,
    newDeclinedId,
    newPolicyId,
    pause: () => setImmediate(),
  };
  return {
    lookups,
    datasets: datasetStore(database),
    library,
    quotes,
    documents: {
      ...quotes,
      ...(await openDocuments(database, options)),
      letters: declinedLetterStore(database),
    },
    clients,
    people: { users, secrets: options.secrets, newUserId, settings },
    usage: usageStore(database),
    refusals: refusalStore(database),
    quoteIndex: quoteIndexStore(database),
    customers: customerStore(database),
    records: { records: recordStore(database, contentHash), newErasureId, newConsentId },
    importedCustomers: importedCustomerStore(database),
    renewals: renewalStore(database),
    days: dayStore(database),
    drafts,
    settings,
    firmFiles: firmFileStore(database),
    rateBooks: { ...rateBooks, approvers, library },
    levyTables: { ...levyTables, approvers },
    chosenBooks: { ...rateBooks, library },
    dataVersions: versionsOf(dataVersions(database, drafts.changes), options),
  };
}
