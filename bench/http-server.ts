import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { openApp } from '../src/main/app/app.ts';
import { contract } from '../src/shared/contract/contract.ts';

/** What a benchmark's server sends its parent once it listens. */
export interface Listening {
  readonly url: string;
  /** The credentials of the client; only our server has one. */
  readonly client?: { client_id: string; client_secret: string; scope: string };
}

/** What it answers to any message after that: the processor time that it has used so far. */
export interface Usage {
  readonly microseconds: number;
}

const NO_LIMIT = 1_000_000_000;

async function ours(): Promise<Listening> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'quotedesk-bench-'));
  const app = await openApp({
    dataFolder,
    resourcesFolder: join(import.meta.dirname, '../resources'),
    host: 'headless',
    version: 'bench',
    requestsPerMinute: NO_LIMIT,
  });
  end = async () => {
    await app.close();
    rmSync(dataFolder, { recursive: true });
  };
  const firstClient = await app.issueFirstClient();
  if (!firstClient) throw new Error('a new data folder issued no client');
  const { client_id, client_secret, scope } = firstClient;
  return { url: await app.listen(0), client: { client_id, client_secret, scope } };
}

/** A route that answers the same text every time. */
async function bare(text: string): Promise<Listening> {
  const server = Fastify();
  server.post(contract.priceQuote.http.path, (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8').send(text);
  });
  end = () => server.close();
  return { url: await server.listen({ host: '127.0.0.1', port: 0 }) };
}

let end: () => Promise<void> = async () => undefined;

const [text] = process.argv.slice(2);
process.once('disconnect', () => end().then(() => process.exit(0)));
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ microseconds: user + system } satisfies Usage);
});
process.send?.(text === undefined ? await ours() : await bare(text));
