import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Static, Type } from 'typebox';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { FaultError, isFault } from '../../../shared/result/fault-error.ts';
import { done, failed, type Result } from '../../../shared/result/result.ts';
import type { JoinRequest } from '../../../shared/schemas/desk/office.ts';
import { deskSigner, newDeskKey } from '../../adapters/node/desk-key.ts';
import { contentHash, sha256 } from '../../adapters/node/hash.ts';
import type { KeyHolder } from '../../adapters/node/keys/key-holders.ts';
import type { Log } from '../../adapters/node/log.ts';
import type { RemoteLog } from '../../adapters/office/office-client.ts';
import type { OpenDatabase } from '../../adapters/sqlite/connection/database.ts';
import { leaveOffice } from '../../adapters/sqlite/exchange/erasures.ts';
import { carSubjectOf, exchangeStore } from '../../adapters/sqlite/exchange/exchange-store.ts';
import { policyDocuments } from '../../adapters/sqlite/exchange/policy-documents.ts';
import { documentStore } from '../../adapters/sqlite/quotes/document-store.ts';
import { firmFileStore } from '../../adapters/sqlite/settings/firm-file-store.ts';
import { settingStore } from '../../adapters/sqlite/settings/setting-store.ts';
import type { DeskOffice } from '../../core/office/desk.ts';
import { type ExchangeStore, exchange } from '../../core/office/exchange.ts';
import { certificatePart, parseCode } from '../../core/office/joining-code.ts';
import { BEGINNING } from '../../core/office/log.ts';
import { isWholeDocument, type SharedDocuments } from '../../core/office/shared-documents.ts';
import { officeOrigin } from '../../core/office/wire.ts';
import { jsonFile } from '../vault/json-file.ts';

/** What a data folder keeps of the office that it has joined. */
const Membership = Type.Object({
  url: Type.String(),
  office: Type.Object({ id: Type.String(), name: Type.String() }),
  desk: Type.String(),
  /** SHA-256 of the certificate that the office showed, hexadecimal. */
  certificate: Type.String(),
  /** The private key of the desk: sealed by the key of this computer, or plain where there is none, base 64. */
  key: Type.Object({ holder: Type.Union([Type.String(), Type.Null()]), text: Type.String() }),
});
type Membership = Static<typeof Membership>;

const FILE = 'office.json';

/** Whether a data folder is of a desk that has joined an office. */
export const hasJoined = (dataFolder: string): boolean => existsSync(join(dataFolder, FILE));

const fileOf = (dataFolder: string) => jsonFile(join(dataFolder, FILE), Membership);

/** The office that a data folder has joined: its name, and the address of its host. */
export function joinedOffice(dataFolder: string) {
  const joined = fileOf(dataFolder).read();
  return joined && { name: joined.office.name, url: joined.url };
}

/** Milliseconds between two exchanges: a colleague's quote is here in about that time. */
const EVERY = 1_000;

/** Milliseconds between two looks at what the office decides. */
const SETTINGS_EVERY = 30_000;

/** Loaded when a desk first has an office. */
const loadClient = () => import('../../adapters/office/office-client.ts');

export interface DeskOfficeParts {
  readonly dataFolder: string;
  readonly database: OpenDatabase;
  readonly keyHolders?: readonly KeyHolder[] | undefined;
  readonly log: Log;
  /** Epoch milliseconds. */
  readonly clock: () => number;
  /** Whether to exchange by itself; a command exchanges when it is told to. */
  readonly isTimed: boolean;
}

/** The office of an open data folder, and what goes on between the two. */
export interface OpenDeskOffice extends DeskOffice {
  /** The documents that colleagues made. */
  readonly documents: SharedDocuments;
  /** How often something came here: a number that changes with each time. */
  readonly received: () => number;
  /** Gives and takes what there is now. @throws {FaultError} where the office is out of reach, or refuses the desk */
  readonly exchangeNow: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Seals a secret by the first holder that can; the file is for its owner alone in any case. */
function sealed(secret: Buffer, holders: readonly KeyHolder[]): Membership['key'] {
  for (const { holder, seal } of holders) {
    try {
      return { holder, text: seal(secret) };
    } catch {
      // It has no key on this computer.
    }
  }
  return { holder: null, text: secret.toString('base64') };
}

function opened({ holder, text }: Membership['key'], holders: readonly KeyHolder[]): Buffer {
  if (holder === null) return Buffer.from(text, 'base64');
  const secret = holders.find((one) => one.holder === holder)?.open(text);
  if (secret) return secret;
  throw new FaultError({ kind: 'forbidden', message: message('deskKey') });
}

/** Opens the office of a data folder, which may have joined none. */
export function openDeskOffice(parts: DeskOfficeParts): OpenDeskOffice {
  const { dataFolder, database, keyHolders = [], log, clock, isTimed } = parts;
  const { sqlite } = database;
  const file = fileOf(dataFolder);
  const [settings, files] = [settingStore(database), firmFileStore(database)];
  const unjudged = sqlite
    .prepare<[], number>(
      `select count(*) from quote_event where position is null
         and sequence > coalesce((select judged from exchange where one = 1), 0)`,
    )
    .pluck();
  let [awaySince, problem]: [number | undefined, Message | undefined] = [undefined, undefined];
  const documents = policyDocuments(database, documentStore(database));
  let hasNewDocuments = true;
  let received = 0;
  let settingsAt = 0;
  let running: Promise<void> | undefined;
  let isOpen = true;
  let known: { readonly changed: number; readonly membership: Membership } | undefined;
  let own: { readonly office: string; readonly store: ExchangeStore } | undefined;
  let remote: { readonly desk: string; readonly log: RemoteLog } | undefined;

  /** What the file says: a command may have written it next to this host. */
  function membership(): Membership | undefined {
    const changed = statSync(join(dataFolder, FILE), { throwIfNoEntry: false })?.mtimeMs;
    if (changed === undefined) known = undefined;
    else if (known?.changed !== changed) {
      const found = file.read();
      known = found && { changed, membership: found };
    }
    return known?.membership;
  }

  async function logOf({ url, desk, certificate, key }: Membership): Promise<RemoteLog> {
    const { remoteLog } = await loadClient();
    if (remote?.desk !== desk) {
      remote?.log.close();
      const trust = (digest: Uint8Array, isKnown: boolean) =>
        isKnown || Buffer.from(digest).toString('hex') === certificate;
      const identity = { desk, sign: deskSigner(opened(key, keyHolders)) };
      remote = { desk, log: remoteLog({ url, trust }, identity, clock) };
    }
    return remote.log;
  }

  /** What is exchanged with an office, which names cars in its own way: made once, and not before it is asked for. */
  function storeFor(office: string): ExchangeStore {
    if (own?.office !== office) {
      const onReceived = () => {
        received += 1;
      };
      const subject = carSubjectOf(contentHash, office);
      const store = exchangeStore(database, contentHash, subject, onReceived);
      const goBack: ExchangeStore['goBack'] = async (place) => {
        documents.forget();
        await store.goBack(place);
      };
      own = { office, store: { ...store, goBack } };
    }
    return own.store;
  }

  /** What the office decides for its desks stands here as if it had been set here. */
  async function takeSettings(from: RemoteLog): Promise<void> {
    for (const { name, value } of await from.settings()) {
      for (const sha256 of new Set(value.match(/\b[0-9a-f]{64}\b/g))) {
        if (await files.find(sha256)) continue;
        const { bytes } = await from.file(sha256);
        if (bytes) await files.add({ sha256, bytes, createdAt: clock() });
      }
      if ((await settings.read(name)) !== value) await settings.replace(name, value);
    }
  }

  /** Does something with the office, and notes whether it is there. */
  async function noting(
    work: (found: Membership, there: RemoteLog) => Promise<unknown>,
  ): Promise<void> {
    const found = membership();
    if (!found) return;
    try {
      await work(found, await logOf(found));
      if (awaySince !== undefined) log.note('office is there', {});
      [awaySince, problem] = [undefined, undefined];
    } catch (error) {
      if (awaySince === undefined) log.fault(error, { operation: 'office' });
      awaySince ??= clock();
      const isSilent = isFault(error, 'officeSilent', 'officeAway');
      if (!isSilent && error instanceof FaultError) problem = error.fault.message;
      throw error;
    }
  }

  const exchangeOnce = () =>
    noting(async (found, there) => {
      await exchange(storeFor(found.office.id), there);
      const isTime = clock() - settingsAt >= SETTINGS_EVERY || settingsAt > clock();
      if (isTime) {
        await takeSettings(there);
        settingsAt = clock();
      }
      if (isTime || hasNewDocuments) {
        hasNewDocuments = false;
        // The exchange goes on without; they are tried again in half a minute.
        await documents.give(there).catch((error) => log.fault(error, { operation: 'office' }));
      }
    });

  /** What the office answers at once; undefined where it does not: the mark of the office says that it is away. */
  async function asked<T>(ask: (there: RemoteLog) => Promise<T>): Promise<T | undefined> {
    const found = membership();
    if (!found || awaySince !== undefined) return undefined;
    try {
      return await ask(await logOf(found));
    } catch {
      return undefined;
    }
  }

  const exchangeNow = (): Promise<void> => {
    running ??= exchangeOnce().finally(() => {
      running = undefined;
    });
    return running;
  };
  const tick = async () => {
    await exchangeNow().catch(() => undefined);
    if (isOpen) timer = setTimeout(tick, EVERY).unref();
  };
  let timer = isTimed ? setTimeout(tick, EVERY).unref() : undefined;

  async function joinBy({ url, code, name }: JoinRequest): Promise<Result<true>> {
    const there = membership();
    if (there) {
      const joined = message('officeJoined', { name: there.office.name });
      return failed({ kind: 'conflict', message: joined });
    }
    const address = officeOrigin(url);
    if (address === undefined) return failed({ kind: 'invalid', message: message('officeUrl') });
    const parsed = parseCode(code);
    if (!parsed) return failed({ kind: 'invalid', message: message('joiningCodeForm') });
    const { secret, publicKey } = newDeskKey();
    try {
      const { joinByCode } = await loadClient();
      const { desk, office, certificate } = await joinByCode(
        address,
        { secret: parsed.secret, name: name.trim(), publicKey },
        (digest) => certificatePart(digest) === parsed.certificate,
      );
      // Whatever an earlier office said of the events here counts no more.
      await storeFor(office.id).goBack(BEGINNING);
      file.write({ url: address, office, desk, certificate, key: sealed(secret, keyHolders) });
    } catch (error) {
      if (error instanceof FaultError) return failed(error.fault);
      throw error;
    }
    settingsAt = 0;
    await exchangeNow().catch(() => undefined);
    return done(true);
  }

  return {
    membership: () => {
      const found = membership();
      return found && { name: found.office.name, url: found.url };
    },
    // A command exchanges nothing by itself: it asks whether the office is there, and takes this desk.
    look: async () => {
      if (!isTimed) await noting((_, there) => there.last()).catch(() => undefined);
    },
    awaySince: () => (membership() ? awaySince : undefined),
    problem: () => (membership() ? problem : undefined),
    unsent: () => (membership() ? (unjudged.get() ?? 0) : 0),
    present: async (open) => (await asked((there) => there.present(open))) ?? [],
    documents: {
      find: async (which) => {
        if ('key' in which && !documents.isShared(which.key)) return undefined;
        const found = await asked((there) => there.document(which));
        const document = found?.document;
        return document && isWholeDocument(document, sha256) ? document : undefined;
      },
      onMade: () => {
        hasNewDocuments = true;
      },
    },
    received: () => received,
    exchangeNow,
    join: joinBy,
    leave: async () => {
      if (!membership()) return failed({ kind: 'conflict', message: message('officeNotJoined') });
      await running?.catch(() => undefined);
      await leaveOffice(database);
      rmSync(join(dataFolder, FILE), { force: true });
      remote?.log.close();
      [remote, awaySince, problem] = [undefined, undefined, undefined];
      return done(true);
    },
    close: async () => {
      isOpen = false;
      clearTimeout(timer);
      await running?.catch(() => undefined);
      remote?.log.close();
    },
  };
}
