import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import {
  contract,
  type InputOf,
  type OperationName,
  type OutputOf,
} from '../../src/shared/contract/contract.ts';
import type { Result } from '../../src/shared/contract/result.ts';
import { faultSentence } from '../../src/shared/contract/sentences.ts';
import type { BridgeCall, ServerMessage } from './server.ts';

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

/** A host in its own process, which is asked as the screens and as programs ask it. */
export interface Host {
  readonly call: <N extends OperationName>(operation: N, input: InputOf<N>) => Promise<OutputOf<N>>;
  /** One price over HTTP. */
  readonly price: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const CLIENT = { id: 'bench', secret: 'bench-secret-0123456789abcdef0123456789' };
const PRICE = JSON.stringify({
  data: {
    'in_policy.dateInception': '2030-01-01T00:00:00+00:00',
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
      ...{ grant_type: 'client_credentials', client_id: CLIENT.id, client_secret: CLIENT.secret },
      scope,
    }),
  });
  const { access_token } = (await response.json()) as OutputOf<'issueToken'>;
  return access_token;
}

/** Opens a host on a filled data folder. */
export async function openHost(dataFolder: string): Promise<Host> {
  const child = started(
    new URL('./server.ts', import.meta.url),
    dataFolder,
    CLIENT.id,
    CLIENT.secret,
  );
  const waiting = new Map<number, (result: Result<unknown>) => void>();
  let lastId = 0;
  const listening = new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
    child.on('message', (message: ServerMessage) => {
      if (message.kind === 'listening') return resolve(message.url);
      waiting.get(message.id)?.(message.result);
      waiting.delete(message.id);
    });
  });
  const call: Host['call'] = async <N extends OperationName>(operation: N, input: InputOf<N>) => {
    lastId += 1;
    const result = await new Promise<Result<unknown>>((resolve, reject) => {
      waiting.set(lastId, resolve);
      const message: BridgeCall = { id: lastId, operation, input };
      // Without a callback, a call of a host that is gone would end this process.
      child.send(message, (error) => error && reject(error));
    });
    if (!result.ok) throw new Error(`${operation}: ${faultSentence(result.fault)}`);
    return result.value as OutputOf<N>;
  };
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
    close: () => ended(child),
  };
}
