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

/** Every age from 22 to 79 with each cover, over four weeks: no request comes twice in a row. */
function bodies(days: number): readonly string[] {
  const covers = ['Comprehensive', 'ThirdParty', 'ThirdPartyFireAndTheft'] as const;
  return Array.from({ length: 720 }, (_, i) => {
    const request: PriceRequest = {
      data: {
        'in_policy.dateInception': dayFromNow(days + (i % 28)),
        'in_customer.dateOfBirth': `${YEAR - 23 - (i % 57)}-06-15`,
        'in_dts.raterCover': covers[Math.floor(i / 57) % covers.length] ?? 'Comprehensive',
      },
    };
    return JSON.stringify(request);
  });
}

/** Of the coming weeks, and of weeks so far ahead that each answer warns of its day. */
const PLAIN = bodies(1);
const WARNED = bodies(70);

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
async function firstPrice(
  { url }: Server,
  headers: Record<string, string>,
  body: string | undefined,
): Promise<string> {
  const response = await fetch(`${url}${path}`, { method, headers, body: body ?? '' });
  const text = await response.text();
  const isWarned = response.status === 200 && JSON.parse(text).warnings.length > 0;
  if (response.status === 200 && isWarned === WARNED.includes(body ?? '')) return text;
  throw new Error(`no such price: ${response.status} ${text}`);
}

/** The processor time that a server has used so far, in microseconds. */
async function usage({ process: child }: Server): Promise<number> {
  const answer = once(child, 'message');
  child.send('usage');
  const [{ microseconds }] = (await answer) as [Usage];
  return microseconds;
}

/** Some requests to a server, with the processor time that each of a round cost it, in microseconds. */
interface Contestant {
  readonly server: Server;
  readonly bodies: readonly string[];
  readonly costs: number[];
}

/** Responses per second under load; any status but 200 ends the benchmark. */
async function rate({ server, bodies, costs }: Contestant, headers: Record<string, string>) {
  const before = await usage(server);
  const result = await autocannon({
    url: server.url,
    requests: bodies.map((body) => ({ method, path, headers, body })),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  const failures = result.non2xx + result.errors + result.timeouts;
  if (failures > 0) throw new Error(`${failures} requests failed`);
  costs.push(((await usage(server)) - before) / result.requests.total);
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
    const price = await firstPrice(ours, headers, PLAIN[0]);
    await firstPrice(ours, headers, WARNED[0]);
    const bare = await open(JSON.stringify({ premium: 521 }));
    const sameSize = await open(price);
    const contestants = {
      'a plain priceQuote': { server: ours, bodies: PLAIN, costs: [] },
      'a warned priceQuote': { server: ours, bodies: WARNED, costs: [] },
      'a bare route': { server: bare, bodies: PLAIN, costs: [] },
      'a bare route of the same bytes': { server: sameSize, bodies: PLAIN, costs: [] },
    } satisfies Record<string, Contestant>;
    type Name = keyof typeof contestants;
    for (const one of Object.values(contestants)) await rate({ ...one, costs: [] }, headers);
    const measured = (name: Name) => () => rate(contestants[name], headers);
    const rates = await medians(
      {
        'a plain priceQuote': measured('a plain priceQuote'),
        'a warned priceQuote': measured('a warned priceQuote'),
        'a bare route': measured('a bare route'),
        'a bare route of the same bytes': measured('a bare route of the same bytes'),
      },
      ROUNDS,
    );
    const against = (one: Name, peer: Name, goal: string): BenchResult => ({
      name: `http: ${one} / ${peer}`,
      ours: rates[one],
      peer: rates[peer],
      ratio: rates[one] / rates[peer],
      goal,
      unit: 'requests/s',
    });
    const costAgainst = (one: Name, peer: Name, goal: string): BenchResult => {
      const [mine, its] = [median(contestants[one].costs), median(contestants[peer].costs)];
      const name = `http: processor time of ${one} / of ${peer}`;
      return { name, ours: mine, peer: its, ratio: its / mine, goal, unit: 'µs' };
    };
    return [
      against('a plain priceQuote', 'a bare route', 'ratio >= 0.5'),
      against('a plain priceQuote', 'a bare route of the same bytes', 'none'),
      costAgainst('a plain priceQuote', 'a bare route of the same bytes', 'ratio >= 0.5'),
      costAgainst('a warned priceQuote', 'a bare route of the same bytes', 'ratio >= 0.5'),
    ];
  } finally {
    await Promise.all(servers.map(stop));
  }
}
