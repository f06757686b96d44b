import { setImmediate } from 'node:timers/promises';
import type { Policies } from '../../../shared/schemas/desk/policies.ts';
import { contentHash, sha256 } from '../../adapters/node/hash.ts';
import { readFonts } from '../../adapters/node/resources.ts';
import {
  newClientId,
  newConsentId,
  newDeclinedId,
  newDocumentId,
  newErasureId,
  newNoteId,
  newPolicyId,
  newQuoteId,
  newUserId,
  secrets,
  secretsBy,
  signer,
  slowHash,
} from '../../adapters/node/secrets.ts';
import { printer } from '../../adapters/pdf/print.ts';
import type { OpenDatabase } from '../../adapters/sqlite/connection/database.ts';
import { openStorage, type Storage } from '../../adapters/sqlite/storage.ts';
import { approversOf } from '../../core/access/approvers.ts';
import type { Secrets } from '../../core/access/client-store.ts';
import { keepUnstoredTokens } from '../../core/access/unstored-tokens.ts';
import type { DataGuard } from '../../core/data-state/data-guard.ts';
import type { DataVersions } from '../../core/data-state/data-version.ts';
import type { DocumentLayout } from '../../core/documents/layout/layout.ts';
import { type FirmPapers, firmPapers } from '../../core/firm/papers.ts';
import { type SharedDocuments, withColleagues } from '../../core/office/shared-documents.ts';
import { checksHere } from '../../core/rate-books/book-checks.ts';
import type { OpenOffice } from '../office/open-office.ts';
import { hashInThread } from './hash-in-thread.ts';
import { type LibraryOptions, openLibraries } from './open-libraries.ts';

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
  /** Where what all its hosts must find the same is kept. */
  readonly office?: Pick<OpenOffice, 'storage'> | undefined;
  /** The documents that colleagues at other desks made. */
  readonly sharedDocuments?: SharedDocuments;
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
async function openClients(storage: Storage, { data, secrets }: ServiceOptions & WithSecrets) {
  const scope = await storage.settings.once(
    'scope',
    () => `api://${crypto.randomUUID()}/quotedesk/.default`,
  );
  const clients = keepUnstoredTokens(storage.clients, data, new Map());
  return { clients, secrets, newClientId, scope };
}

/** Documents, with the key that signs their links, which is made once and kept with the data. */
async function openDocuments(
  { settings, documents, letters, firmFiles }: Storage,
  options: ServiceOptions & WithSecrets,
) {
  const { resourcesFolder, specimen, print, firm, secrets, sharedDocuments } = options;
  const key = await settings.once('documentKey', secrets.random);
  return {
    documents: sharedDocuments ? withColleagues(documents, sharedDocuments) : documents,
    letters,
    signer: signer(key),
    print: print ?? printer(readFonts(resourcesFolder)),
    firm: firm ?? firmPapers({ settings, files: firmFiles }),
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
function setByPolicies(
  store: Storage['settings'],
  { policies = {} }: ServiceOptions,
): Storage['settings'] {
  const { apiPort: port, idleLockMinutes } = policies;
  return { ...store, set: { port, idleLockMinutes } };
}

/** Opens the stores on a database and gives them their tools: identifiers, hashes, secrets, PDF. */
export async function openServices(database: OpenDatabase, given: ServiceOptions) {
  const options = { secrets: hostSecrets, checks: checksHere, ...given };
  const storage = given.office?.storage(database) ?? openStorage(database, contentHash);
  const { users, firmFiles } = storage;
  const { library, rateBooks, levyTables } = await openLibraries(storage, options);
  const clients = await openClients(storage, options);
  const settings = setByPolicies(storage.settings, options);
  const approvers = approversOf({ clients: clients.clients, users });
  const quotes = {
    library,
    quotes: storage.quotes,
    declined: storage.declined,
    notes: storage.notes,
    newQuoteId,
    newDeclinedId,
    newPolicyId,
    newNoteId,
    pause: () => setImmediate(),
  };
  const { lookups, datasets, usage, refusals, quoteIndex, customers, days, renewals } = storage;
  return {
    lookups,
    datasets,
    library,
    quotes,
    documents: { ...quotes, ...(await openDocuments(storage, options)) },
    clients,
    people: { users, secrets: options.secrets, newUserId, settings },
    usage,
    refusals,
    quoteIndex,
    customers,
    records: { records: storage.records, newErasureId, newConsentId },
    importedCustomers: storage.importedCustomers,
    renewals,
    notices: storage.notices,
    conflicts: storage.conflicts,
    days,
    drafts: storage.drafts,
    settings,
    firmFiles,
    keptResponses: storage.keptResponses,
    rateBooks: { ...rateBooks, approvers, library },
    levyTables: { ...levyTables, approvers },
    chosenBooks: { ...rateBooks, library },
    dataVersions: versionsOf(storage.versions, options),
  };
}
