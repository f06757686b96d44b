import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import manifest from '../../../package.json' with { type: 'json' };
import { secretsBy, slowHash } from '../../../src/main/adapters/node/secrets.ts';
import { type App, type AppOptions, openApp } from '../../../src/main/app/app.ts';
import { BROKER } from '../../../src/main/core/dispatcher.ts';
import { contract } from '../../../src/shared/contract/contract.ts';
import type { Permission } from '../../../src/shared/domain/permission.ts';
import { faultSentence } from '../../../src/shared/result/sentences.ts';
import type { IssuedClient } from '../../../src/shared/schemas/people/client.ts';
import { preparedFolders, temporaryFolder } from './prepared-folders.ts';

/** What a token request needs. */
export interface Credentials {
  readonly client_id: string;
  readonly client_secret: string;
  readonly scope: string;
}

/** A clock that stands still until it is moved. Epoch milliseconds. */
export interface TestClock {
  now: number;
}

export interface HostOptions {
  /** A data folder, which stays at the end; by default a new one. An empty one is as after a first start. */
  readonly dataFolder?: string;
  /** Where absent, the system's clock. */
  readonly clock?: TestClock;
  /** `production`: the specification's 100 a minute; by default more than a test file sends. */
  readonly limit?: 'production';
  readonly firstClient?: AppOptions['firstClient'];
  /** By default no one: data that are encrypted stay locked. */
  readonly keyHolders?: AppOptions['keyHolders'];
  /** What the administrator has set; by default nothing. */
  readonly policies?: AppOptions['policies'];
  /** By default none is written. */
  readonly log?: AppOptions['log'];
  /** `production`: secrets cost what they do for users; by default as little as can be. */
  readonly secrets?: 'production';
  /** The database of the office that it is a host of; by default it works for itself. */
  readonly databaseUrl?: string;
  /** Where the API answers; by default on loopback. */
  readonly site?: AppOptions['site'];
  /** By default a free one. */
  readonly port?: number;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** A string or bytes as they are, anything else as JSON. */
  readonly body?: unknown;
  /** The bearer token; null for none. By default one of the first client's. */
  readonly token?: string | null;
}

export interface Received {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed JSON; undefined where the text is none. */
  readonly body: ReturnType<typeof JSON.parse>;
}

export interface TestHost {
  readonly app: App;
  readonly url: string;
  readonly port: number;
  readonly dataFolder: string;
  readonly client: Credentials;
  /** The first client, where this start issued it. */
  readonly issued: IssuedClient | undefined;
  /** Issues a client; it has the usual permissions where none are named. */
  readonly issue: (
    permissions?: readonly Permission[],
    reach?: { readonly ownQuotesOnly: boolean },
  ) => Promise<Credentials>;
  /** A fresh token of a client, by default of the first. */
  readonly token: (client?: Credentials) => Promise<string>;
  readonly send: (path: string, sent?: Sent) => Promise<Received>;
  readonly sendXml: (xml: string | Uint8Array, sent?: Sent) => Promise<Received>;
  readonly close: () => Promise<void>;
}

/** The options with which every test opens the application. */
export function appOptions(dataFolder: string): AppOptions {
  const resourcesFolder = join(import.meta.dirname, '../../../resources');
  const { TEST_WORKER_PROGRAM: bundle } = process.env;
  return {
    dataFolder,
    resourcesFolder,
    host: 'headless',
    version: manifest.version,
    ...(bundle === undefined ? {} : { workerProgram: bundle }),
  };
}

function parsed(text: string): Received['body'] {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A host on an existing data folder issues no client. */
const NO_CLIENT: Credentials = { client_id: '', client_secret: '', scope: '' };

/** The hashes of secrets that no test tries to guess: they cost nothing. */
export const QUICK_SECRETS = secretsBy(slowHash(), { ln: 1, r: 1, p: 1 });

/** Opens the application as tests do. */
function openTestApp(dataFolder: string, options: HostOptions): Promise<App> {
  const { clock, limit, firstClient, keyHolders, policies, log, secrets, databaseUrl, site } =
    options;
  return openApp({
    ...appOptions(dataFolder),
    databaseUrl,
    site,
    ...(clock ? { clock: () => clock.now } : {}),
    ...(limit === 'production' ? {} : { requestsPerMinute: 10_000 }),
    ...(firstClient ? { firstClient } : {}),
    ...(keyHolders ? { keyHolders } : {}),
    ...(policies ? { policies } : {}),
    ...(log ? { log } : {}),
    ...(secrets === 'production' ? {} : { secrets: QUICK_SECRETS }),
  });
}

/** Folders after a first start, with its client. */
const prepared = preparedFolders(async (dataFolder, now) => {
  const app = await openTestApp(dataFolder, now === undefined ? {} : { clock: { now } });
  const client = await app.issueFirstClient();
  await app.close();
  return client ?? NO_CLIENT;
});

/**
 * A new data folder as after a first start, which takes several times as long as a later one.
 * @param now epoch milliseconds of that start; by default the system's clock
 */
export async function startedFolder(now?: number): Promise<string> {
  return (await prepared(now)).dataFolder;
}

/** Where a host opens, and the client that it has from a first start before. */
async function placeFor({ clock, firstClient, policies, databaseUrl, ...options }: HostOptions) {
  const { dataFolder = temporaryFolder(), keyHolders } = options;
  const isUsual = !firstClient && !policies && !keyHolders && !databaseUrl;
  const isNew = existsSync(dataFolder) && readdirSync(dataFolder).length === 0;
  return isUsual && isNew ? prepared(clock?.now, dataFolder) : { dataFolder, said: NO_CLIENT };
}

/** Opens the application on its own data folder and listens on a free port. */
export async function startHost(options: HostOptions = {}): Promise<TestHost> {
  const { dataFolder, said } = await placeFor(options);
  const app = await openTestApp(dataFolder, options);
  const issued = await app.issueFirstClient().catch(async (error: unknown) => {
    await app.close();
    throw error;
  });
  const url = await app.listen(options.port ?? 0);
  const client = issued ?? said;

  const token: TestHost['token'] = async (of = client) => {
    const { client_id, client_secret, scope } = of;
    const body = { grant_type: 'client_credentials', client_id, client_secret, scope };
    const answer = await send(contract.issueToken.http.path, { token: null, body });
    if (answer.status !== 200) throw new Error(`No token: ${answer.text}`);
    return answer.body.access_token;
  };
  let own: Promise<string> | undefined;

  const send: TestHost['send'] = async (path, { method, headers, body, token: given } = {}) => {
    if (given === undefined) own ??= token();
    const bearer = given === undefined ? await own : given;
    const raw = typeof body === 'string' || body instanceof Uint8Array;
    const payload = raw || body === undefined ? body : JSON.stringify(body);
    const response = await fetch(`${url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        ...(body !== undefined && !raw ? { 'content-type': 'application/json' } : {}),
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
      ...(payload === undefined ? {} : { body: payload as BodyInit }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: parsed(text) };
  };

  return {
    app,
    url,
    port: Number(new URL(url).port),
    dataFolder,
    client,
    issued,
    token,
    send,
    sendXml: (xml, sent) =>
      send(contract.submitQuote.http.path, {
        ...sent,
        body: xml,
        headers: { 'content-type': 'application/xml', ...sent?.headers },
      }),
    issue: async (permissions, reach) => {
      const input = {
        name: `A client of a test, ${randomUUID()}`,
        ...(permissions ? { permissions } : {}),
        ...reach,
      };
      const answer = await app.dispatch(BROKER, 'createClient', input);
      if (!answer.ok) throw new Error(faultSentence(answer.fault));
      return answer.value as Credentials;
    },
    close: async () => {
      await app.close();
      if (options.dataFolder === undefined) rmSync(dataFolder, { recursive: true });
    },
  };
}
