import { contentHash, sha256 } from '../adapters/node/hash.ts';
import {
  demonstrationHash,
  readDemonstration,
  readFonts,
  readLevies,
  readRateBooks,
} from '../adapters/node/resources.ts';
import {
  newClientId,
  newDeclinedId,
  newDocumentId,
  newPolicyId,
  newQuoteId,
  secrets,
  signer,
} from '../adapters/node/secrets.ts';
import { printer } from '../adapters/pdf/print.ts';
import { clientStore } from '../adapters/sqlite/client-store.ts';
import { customerStore } from '../adapters/sqlite/customer-store.ts';
import { dataVersion } from '../adapters/sqlite/data-version.ts';
import { dayStore } from '../adapters/sqlite/day-store.ts';
import { declinedStore } from '../adapters/sqlite/declined-store.ts';
import { documentStore } from '../adapters/sqlite/document-store.ts';
import { draftStore } from '../adapters/sqlite/draft-store.ts';
import { lookupStore } from '../adapters/sqlite/lookup-store.ts';
import type { Storage } from '../adapters/sqlite/open.ts';
import { quoteIndex } from '../adapters/sqlite/quote-index-store.ts';
import { quoteStore } from '../adapters/sqlite/quote-store.ts';
import { rateBookStore } from '../adapters/sqlite/rate-book-store.ts';
import { settingStore } from '../adapters/sqlite/setting-store.ts';
import { usageStore } from '../adapters/sqlite/usage-store.ts';
import { loadDemonstration } from '../core/lookups/demonstration-data.ts';
import { openLibrary } from '../core/rate-books/library.ts';

/** The rooms' parts, each with its store behind it: what the handlers are made of. */
export type Services = Awaited<ReturnType<typeof openServices>>;

export interface ServiceOptions {
  readonly resourcesFolder: string;
  readonly specimen: boolean;
  readonly clock: () => number;
}

/** Loads what is shipped where it is not there yet, and opens the rate books. */
async function openLibraries(storage: Storage, { resourcesFolder, clock }: ServiceOptions) {
  const registers = lookupStore(storage);
  const hash = demonstrationHash(resourcesFolder);
  await loadDemonstration(registers, hash, () => readDemonstration(resourcesFolder, hash));
  const library = await openLibrary({
    store: rateBookStore(storage),
    levies: readLevies(resourcesFolder),
    shipped: readRateBooks(resourcesFolder),
    now: clock(),
  });
  return { registers, library };
}

/** Clients, with the scope of their tokens: made once, kept with the data. */
async function openClients(storage: Storage) {
  const scope = await settingStore(storage).once(
    'scope',
    () => `api://${crypto.randomUUID()}/quotedesk/.default`,
  );
  return { clients: clientStore(storage), secrets, newClientId, scope };
}

/** Documents, with the key that signs their links: made once, kept with the data. */
async function openDocuments(storage: Storage, { resourcesFolder, specimen }: ServiceOptions) {
  const key = await settingStore(storage).once('documentKey', secrets.random);
  return {
    documents: documentStore(storage),
    signer: signer(key),
    print: printer(readFonts(resourcesFolder)),
    digest: sha256,
    newDocumentId,
    specimen,
  };
}

/** Puts a store behind every room. */
export async function openServices(storage: Storage, options: ServiceOptions) {
  const { registers, library } = await openLibraries(storage, options);
  const quotes = {
    library,
    quotes: quoteStore(storage, contentHash),
    declined: declinedStore(storage),
    digest: sha256,
    newQuoteId,
    newDeclinedId,
    newPolicyId,
  };
  return {
    registers,
    library,
    quotes,
    documents: { ...quotes, ...(await openDocuments(storage, options)) },
    clients: await openClients(storage),
    usage: usageStore(storage),
    register: quoteIndex(storage),
    customers: customerStore(storage),
    days: dayStore(storage),
    drafts: draftStore(storage),
    settings: settingStore(storage),
    dataVersion: dataVersion(storage),
  };
}
