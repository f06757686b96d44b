import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { contract } from '../src/shared/contract/contract.ts';
import type { PriceRequest } from '../src/shared/schemas/quotes/price.ts';
import type { Listening, Usage } from './http-server.ts';
import type { BenchResult } from './result.ts';
import { median, medians } from './rounds.ts';
import { dayFromNow, sized } from './size.ts';

const ROUNDS = 7;
const SECONDS = sized(2, 0.2);
const CONNECTIONS = 10;
const { method, path } = contract.priceQuote.http;

const YEAR = new Date().getFullYear();

/** Every age from 19 to 79 with each cover, over the coming weeks: no request comes twice in a row. */
const REQUESTS = Array.from({ length: 720 }, (_, i): PriceRequest => {
  const covers = ['Comprehensive', 'ThirdParty', 'ThirdPartyFireAndTheft'] as const;
  return {
    data: {
      'in_policy.dateInception': dayFromNow(1 + (i % 28)),
      'in_customer.dateOfBirth': `${YEAR - 20 - (i % 60)}-06-15`,
      'in_dts.raterCover': covers[Math.floor(i / 60) % covers.length] ?? 'Comprehensive',
    },
  };
});
const BODIES = REQUESTS.map((request) => JSON.stringify(request));
const BODY = BODIES[0] ?? '';

interface Server extends Listening {
  readonly process: ChildProcess;
}

/** Starts a server in its own process, so that the client takes no time from it. */
async function start(...args: string[]): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'http-server.ts'), args);
  const listening = new Promise<Listening>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Listening));
    child.once('exit', (code) => reject(new Error(`a server of the benchmark ended with ${code}`)));
  });
  return { process: child, ...(await listening) };
}

async function stop({ process: child }: Server): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.disconnect();
  await exited;
}

async function accessToken({ url, client }: Server): Promise<string> {
  const response = await fetch(`${url}${contract.issueToken.http.path}`, {
    method: contract.issueToken.http.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credentials', ...client }),
  });
  const answer: unknown = await response.json();
  if (typeof answer === 'object' && answer !== null && 'access_token' in answer) {
    return String(answer.access_token);
  }
  throw new Error(`no token: ${JSON.stringify(answer)}`);
}

/** One price, to make sure that it is one, and to know the length of its text. */
async function firstPrice({ url }: Server, headers: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}${path}`, { method, headers, body: BODY });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`no price: ${response.status} ${text}`);
  return text;
}

/** The processor time that a server has used so far, in microseconds. */
async function usage({ process: child }: Server): Promise<number> {
  const answer = once(child, 'message');
  child.send('usage');
  const [{ microseconds }] = (await answer) as [Usage];
  return microseconds;
}

/** By server, the processor time of each request of a round, in microseconds. */
type Costs = Map<Server, number[]>;

/** Responses per second under load; any status but 200 ends the benchmark. */
async function rate(server: Server, headers: Record<string, string>, costs: Costs) {
  const before = await usage(server);
  const result = await autocannon({
    url: server.url,
    requests: BODIES.map((body) => ({ method, path, headers, body })),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} requests failed`);
  const spent = (await usage(server)) - before;
  costs.set(server, [...(costs.get(server) ?? []), spent / result.requests.total]);
  return result.requests.total / result.duration;
}

/** `POST /priceQuote` of the whole application compared with bare Fastify routes, over loopback. */
export async function run(): Promise<BenchResult[]> {
  const servers: Server[] = [];
  const open = async (...args: string[]) => {
    const server = await start(...args);
    servers.push(server);
    return server;
  };
  try {
    const ours = await open();
    const authorization = `Bearer ${await accessToken(ours)}`;
    const headers = { 'content-type': 'application/json', authorization };
    const price = await firstPrice(ours, headers);
    const bare = await open(JSON.stringify({ premium: 521 }));
    const sameSize = await open(price);
    for (const server of servers) await rate(server, headers, new Map());
    const costs: Costs = new Map();
    const found = await medians(
      {
        'POST /priceQuote': () => rate(ours, headers, costs),
        'bare route': () => rate(bare, headers, costs),
        'bare route, same size': () => rate(sameSize, headers, costs),
      },
      ROUNDS,
    );
    const against = (peer: number, goal: string, name: string): BenchResult => {
      const mine = found['POST /priceQuote'];
      return { name, ours: mine, peer, ratio: mine / peer, goal, unit: 'requests/s' };
    };
    const cost = (server: Server) => median(costs.get(server) ?? []);
    const costAgainst = (peer: Server, name: string): BenchResult => {
      const [mine, its] = [cost(ours), cost(peer)];
      return { name, ours: mine, peer: its, ratio: its / mine, goal: 'none', unit: 'µs' };
    };
    const size = Buffer.byteLength(price);
    return [
      against(found['bare route'], 'ratio >= 0.5', 'http: priceQuote / bare route'),
      against(
        found['bare route, same size'],
        'none',
        `http: priceQuote / bare route of the same ${size} bytes`,
      ),
      costAgainst(bare, 'http: processor time of a priceQuote / of the bare route'),
      costAgainst(sameSize, 'http: processor time of a priceQuote / of the same bytes'),
    ];
  } finally {
    await Promise.all(servers.map(stop));
  }
}
