import { loadDemonstration } from '../datasets/datasets.ts';
import { printer } from '../pdf/print.ts';
import { openLibrary } from '../ratebooks/library.ts';
import { clientStore } from '../storage/client-store.ts';
import { customerStore } from '../storage/customer-store.ts';
import { dayStore } from '../storage/day-store.ts';
import { declinedStore } from '../storage/declined-store.ts';
import { documentStore } from '../storage/document-store.ts';
import { draftStore } from '../storage/draft-store.ts';
import type { Storage } from '../storage/open.ts';
import { pulse } from '../storage/pulse.ts';
import { quoteRegister } from '../storage/quote-register-store.ts';
import { quoteStore } from '../storage/quote-store.ts';
import { rateBookStore } from '../storage/rate-book-store.ts';
import { registerStore } from '../storage/register-store.ts';
import { settingStore } from '../storage/setting-store.ts';
import { usageStore } from '../storage/usage-store.ts';
import { contentHash, sha256 } from '../system/hash.ts';
import {
  demonstrationHash,
  readDemonstration,
  readFonts,
  readLevies,
  readRateBooks,
} from '../system/resources.ts';
import {
  newClientId,
  newDeclinedId,
  newDocumentId,
  newPolicyId,
  newQuoteId,
  secrets,
  signer,
} from '../system/secrets.ts';

/** The rooms' parts, each with its store behind it: what the handlers are made of. */
export type Rooms = Awaited<ReturnType<typeof openRooms>>;

export interface RoomOptions {
  readonly resourcesFolder: string;
  readonly specimen: boolean;
  readonly clock: () => number;
}

/** Loads what is shipped where it is not there yet, and opens the rate books. */
async function openLibraries(storage: Storage, { resourcesFolder, clock }: RoomOptions) {
  const registers = registerStore(storage);
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
async function openDocuments(storage: Storage, { resourcesFolder, specimen }: RoomOptions) {
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
export async function openRooms(storage: Storage, options: RoomOptions) {
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
    register: quoteRegister(storage),
    customers: customerStore(storage),
    days: dayStore(storage),
    drafts: draftStore(storage),
    settings: settingStore(storage),
    pulse: pulse(storage),
  };
}
