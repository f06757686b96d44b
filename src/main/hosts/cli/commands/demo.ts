import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { daysLater, irishDay } from '../../../../shared/domain/date.ts';
import type { IssuedClient } from '../../../../shared/schemas/people/client.ts';
import { openApp } from '../../../app/app.ts';
import { environmentOptions } from '../../../app/process-options.ts';
import { type CommandDefinition, command } from '../common/command.ts';
import { WrongUsage } from '../common/faults.ts';
import { type Given, text } from '../common/parameters.ts';
import { withTemporaryFolder } from '../common/temporary-folder.ts';
import { type Body, demonstration, type Known, type Step } from './demo-steps.ts';

/** A completed step: its request and answer, both without secrets. */
interface Taken {
  /** From 1. */
  readonly number: number;
  readonly step: Step;
  readonly path: string;
  readonly request: unknown;
  readonly status: number;
  readonly answer: unknown;
  /** The answer in a few words; undefined where the step failed. */
  readonly tells: string | undefined;
}

/** The demonstration ended before its last step. */
class StepFailed extends Error {
  readonly step: string;

  constructor(number: number, { operation, title }: Step, reason: string) {
    super(`step ${number} failed, ${title}: ${reason}`);
    this.step = operation;
  }
}

const SECRETS = new Set(['client_secret', 'access_token']);

/** A value with its secrets hidden. */
function redacted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, of]) => [name, SECRETS.has(name) ? '…' : of]);
  return Object.fromEntries(entries);
}

function written({ type, content }: Body): string {
  if (type === 'application/json') return JSON.stringify(content);
  return type === 'application/xml' ? content : String(new URLSearchParams(content));
}

interface Sent {
  readonly url: string;
  readonly method: string;
  readonly body: Body | undefined;
  readonly token: string | undefined;
}

async function send({ url, method, body, token }: Sent) {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body ? { 'Content-Type': body.type } : {}),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body ? { body: written(body) } : {}),
  });
  const answer: unknown = await response.json();
  return { status: response.status, answer };
}

/** Why a request got no answer. */
function unreachable(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return `no answer that could be read: ${reason}`;
}

function messageOf(answer: unknown): string {
  const message =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : undefined;
  return typeof message === 'string' ? message : JSON.stringify(answer);
}

/**
 * Takes the steps one after the other.
 * @param url where the host listens, without a slash at the end
 * @param onTaken gets each step, also one whose answer is wrong
 * @throws {StepFailed} at the first step that fails
 */
async function walk(
  { url, steps, known: first }: { url: string; steps: readonly Step[]; known: Known },
  onTaken: (taken: Taken) => void,
): Promise<void> {
  let known = first;
  for (const [i, step] of steps.entries()) {
    const number = i + 1;
    const path = step.path(known);
    const body = step.body(known);
    const sent = { url: `${url}${path}`, method: step.method, body, token: known.token };
    const { status, answer } = await send(sent).catch((error: unknown) => {
      throw new StepFailed(number, step, unreachable(error));
    });
    const understood = status === 200 ? step.understand(answer) : undefined;
    const request = redacted(body?.content);
    const tells = understood?.tells;
    onTaken({ number, step, path, request, status, answer: redacted(answer), tells });
    if (status !== 200) throw new StepFailed(number, step, `${status}, ${messageOf(answer)}`);
    if (!understood) throw new StepFailed(number, step, 'the answer is not what the API promises');
    known = { ...known, ...understood.learns };
  }
}

/** The host of the demonstration, and the client that it uses. */
interface DemoHost {
  readonly url: string;
  readonly credentials: Pick<IssuedClient, 'client_id' | 'client_secret' | 'scope'>;
}

/** Runs the demonstration at a host on temporary data, and leaves nothing behind. */
const withTemporaryHost = (demonstrate: (host: DemoHost) => Promise<void>): Promise<void> =>
  withTemporaryFolder(async (dataFolder) => {
    const app = await openApp({ dataFolder, host: 'headless', ...environmentOptions() });
    try {
      const firstClient = await app.issueFirstClient();
      if (!firstClient) throw new Error('An empty data folder issued no client');
      const { client_id, client_secret, scope } = firstClient;
      const url = await app.listen(0);
      await demonstrate({ url, credentials: { client_id, client_secret, scope } });
    } finally {
      await app.close();
    }
  });

function jsonLine({ number, step, path, request, status, answer }: Taken): string {
  const { operation, method } = step;
  return JSON.stringify({ step: number, operation, method, path, request, status, answer });
}

function lines({ number, step, path, status, tells }: Taken): string {
  const { title, asks, method } = step;
  return [
    `${String(number).padStart(2)}  ${title}`,
    `    → ${method} ${path}  ${asks}`,
    `    ← ${status}  ${tells ?? 'unexpected'}`,
    '',
  ].join('\n');
}

async function demonstrate({ url, credentials }: DemoHost, json: boolean): Promise<void> {
  const sample = join(environmentOptions().resourcesFolder, 'samples/quote.xml');
  const steps = demonstration(readFileSync(sample, 'utf8'), daysLater(irishDay(Date.now()), 1));
  if (!json) console.log(`Quotedesk at ${url}\n`);
  await walk({ url, steps, known: { credentials, quoteId: '' } }, (taken) => {
    console.log(json ? jsonLine(taken) : lines(taken));
  });
  if (!json) console.log(`All ${steps.length} steps gave the answer that the API promises.`);
}

const TAKES = {
  url: text('url', 'a running host; a temporary one unless given'),
  clientId: text('id', 'its client', { env: 'QUOTEDESK_CLIENT_ID' }),
  clientSecret: text('secret', 'the client’s secret', { env: 'QUOTEDESK_CLIENT_SECRET' }),
  scope: text('scope', 'the client’s scope', { env: 'QUOTEDESK_SCOPE' }),
};

/** The running host that the options name, or undefined where they name none. */
function namedHost({ url, clientId, clientSecret, scope }: Given<typeof TAKES>) {
  if (url === undefined) return undefined;
  if (!clientId || !clientSecret || !scope) {
    throw new WrongUsage('--url needs --client-id, --client-secret and --scope');
  }
  const credentials = { client_id: clientId, client_secret: clientSecret, scope };
  return { url: url.replace(/\/+$/, ''), credentials };
}

function fail(error: unknown, json: boolean): void {
  const message = error instanceof Error ? error.message : String(error);
  const step = error instanceof StepFailed ? { step: error.step } : {};
  console.error(json ? JSON.stringify({ ...step, message }) : `quotedesk: ${message}`);
  process.exitCode = 1;
}

/** `demo`: the whole life of a quote over HTTP, to watch before building on it. */
export const demoCommand: CommandDefinition = command({
  words: 'demo',
  summary:
    'run a quote’s whole life over HTTP, on a running host or on a temporary one; JSON is a line for each step',
  takes: TAKES,
  hasData: false,
  examples: [
    'demo',
    'demo --json',
    'demo --url http://127.0.0.1:8517 --client-id qd-7k3m9xq2f4td --client-secret … --scope …',
  ],
  run: async (given, { json = false }) => {
    const host = namedHost(given);
    try {
      if (host) await demonstrate(host, json);
      else await withTemporaryHost((own) => demonstrate(own, json));
    } catch (error) {
      fail(error, json);
    }
    // Each step was printed as it was taken.
    return undefined;
  },
});
