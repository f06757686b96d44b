import { faultSentence } from '../../shared/result/sentences.ts';
import type { Policies } from '../../shared/schemas/desk/policies.ts';
import type { IssuedClient } from '../../shared/schemas/people/client.ts';
import type { RequestLine } from '../adapters/http/server/build.ts';
import type { Site } from '../adapters/http/server/site.ts';
import type { Log } from '../adapters/node/log.ts';
import type { Secrets } from '../core/access/client-store.ts';
import { type ChosenCredentials, createClient } from '../core/access/clients.ts';
import type { DeskSession } from '../core/access/session.ts';
import type { DataVersions } from '../core/data-state/data-version.ts';
import type { EnvironmentDispatch, Handlers } from '../core/dispatcher.ts';
import type { FirmPapers } from '../core/firm/papers.ts';
import type { Api } from './build-api.ts';
import type { DataOptions } from './services/open-data.ts';
import type { Services } from './services/services.ts';
import type { UnlockOptions } from './vault/unlock.ts';
import type { WhileClosed } from './vault/while-closed.ts';

/** What decides about the first client. */
interface FirstClientOptions extends Pick<DataOptions, 'host' | 'specimen'> {
  /** Credentials for it; random by default. */
  readonly firstClient?: ChosenCredentials;
}

/**
 * Issues the first client wherever there is none: also where an earlier first start failed.
 * @param now epoch milliseconds
 * @throws Error where the secret that was chosen for it is too short
 */
export async function firstClient(
  { host, specimen, firstClient: chosen }: FirstClientOptions,
  parts: Services['clients'],
  now: number,
): Promise<IssuedClient | undefined> {
  if (host === 'command' || specimen || (await parts.clients.all()).length > 0) return undefined;
  const issued = await createClient(parts, chosen)({ name: 'First client' }, { now });
  if (!issued.ok) throw new Error(faultSentence(issued.fault));
  return issued.value;
}

/** How an application is opened. */
export interface AppOptions extends DataOptions, FirstClientOptions, UnlockOptions {
  readonly resourcesFolder: string;
  /** The database of the office that it is to be a host of; absent where it works for itself. */
  readonly databaseUrl?: string | undefined;
  readonly version: string;
  /** Where the API answers; by default on loopback, for this computer alone. */
  readonly site?: Site | undefined;
  /** Takes a line about each request that was answered. */
  readonly onRequest?: (line: RequestLine) => void;
  /** The path of the worker threads' program; by default the one that is next to this code. */
  readonly workerProgram?: string;
  /** The folder of the page at `/docs`. */
  readonly docsFolder?: string;
  /** Adds further routes to the API once it is built. */
  readonly routes?: (api: Api) => Promise<void>;
  /** The base of document links, without a slash at the end; by default the API's own address. */
  readonly documentsUrl?: string;
  /** Makes the training data again; absent where there is no training next to this application. */
  readonly resetTraining?: Handlers['resetTraining'];
  /** Absent where the host does not close its data by itself. */
  readonly whileClosed?: WhileClosed;
  /** Who has signed in on the screens; by default no one. */
  readonly session?: DeskSession;
  /** Reaches every environment of the host; absent where there is only this one. */
  readonly environments?: EnvironmentDispatch;
  /** What the administrator of this computer has set; by default nothing. */
  readonly policies?: Policies;
  /** 100 by the specification; only benchmarks need another. */
  readonly requestsPerMinute?: number;
  /** The papers of the firm, where another application has them; by default its own. */
  readonly firm?: FirmPapers;
  /** The versions of the data of the live application; absent in that one itself. */
  readonly liveVersions?: () => Promise<DataVersions>;
  /** Makes and checks secrets; by default as this host does. Only tests need others. */
  readonly secrets?: Secrets;
  /** The log of what happens; by default none is written. */
  readonly log?: Log;
}
