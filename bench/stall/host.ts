import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { contract, type OutputOf } from '../../src/shared/contract/contract.ts';
import { dayFromNow } from '../size.ts';
import { callsOver, type HostCall } from './calls.ts';
import type { LoadOrder, ServerNews } from './server.ts';

/** Another process of the benchmark, which ends once it is disconnected. */
export function started(program: URL, ...args: string[]): ChildProcess {
  return fork(program, args);
}

export async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
}

/** A load on a host. */
export interface RunningLoad {
  /** Rejects where the load ended before it was stopped. */
  readonly failed: Promise<never>;
  /** Resolves once it has ended. */
  readonly stop: () => Promise<void>;
}

/** A host in its own process, which is asked as the screens and as programs ask it. */
export interface Host {
  readonly call: HostCall;
  /** One price over HTTP. */
  readonly price: () => Promise<void>;
  /** Puts a load on it, by its name; one at a time. */
  readonly load: (name: string) => RunningLoad;
  readonly close: () => Promise<void>;
}

const CLIENT = { id: 'bench', secret: 'bench-secret-0123456789abcdef0123456789' };
const PRICE = JSON.stringify({
  data: {
    'in_policy.dateInception': dayFromNow(7),
    'in_customer.dateOfBirth': '1985-06-15',
    'in_dts.raterCover': 'Comprehensive',
  },
});

async function tokenOf(url: string, scope: string): Promise<string> {
  const { method, path } = contract.issueToken.http;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      grant_type: 'client_credentials',
      client_id: CLIENT.id,
      client_secret: CLIENT.secret,
      scope,
    }),
  });
  if (response.status !== 200) throw new Error(`no token: ${response.status}`);
  const { access_token } = (await response.json()) as OutputOf<'issueToken'>;
  return access_token;
}

/** Starts a load on the host in a process. */
function loadOn(child: ChildProcess, name: string): RunningLoad {
  const send = (kind: LoadOrder['kind']) => child.send({ kind, name } satisfies LoadOrder);
  const loading = new Promise<number | null>((resolve) => {
    child.on('message', function take(news: ServerNews) {
      if (news.kind !== 'loadEnded') return;
      child.off('message', take);
      resolve(news.exitCode);
    });
  });
  let isStopped = false;
  const mustHaveWorked = (exitCode: number | null) => {
    if (exitCode !== 0) throw new Error(`the load ${name} ended with ${exitCode}`);
  };
  send('load');
  const failed = loading.then((exitCode) => {
    mustHaveWorked(exitCode);
    // A load that has stopped as it was told is no failure, and no one waits any more.
    if (!isStopped) throw new Error(`the load ${name} ended by itself`);
    return new Promise<never>(() => undefined);
  });
  failed.catch(() => undefined);
  return {
    failed,
    stop: async () => {
      isStopped = true;
      send('stop');
      mustHaveWorked(await loading);
    },
  };
}

/** Opens a host on a filled data folder. */
export async function openHost(dataFolder: string): Promise<Host> {
  const child = started(
    new URL('./server.ts', import.meta.url),
    dataFolder,
    CLIENT.id,
    CLIENT.secret,
  );
  const listening = new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
    child.on('message', (news: ServerNews) => news.kind === 'listening' && resolve(news.url));
  });
  const call = callsOver(child);
  const url = await listening;
  const { scope } = await call('serviceStatus', {});
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${await tokenOf(url, scope)}`,
  };
  return {
    call,
    price: async () => {
      const { method, path } = contract.priceQuote.http;
      const response = await fetch(`${url}${path}`, { method, headers, body: PRICE });
      if (response.status !== 200) throw new Error(`no price: ${response.status}`);
      await response.text();
    },
    load: (name) => loadOn(child, name),
    close: () => ended(child),
  };
}
