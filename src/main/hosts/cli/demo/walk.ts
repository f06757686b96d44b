import type { Body, Known, Step } from './step.ts';

/** A completed step: its request and answer, both without secrets. */
export interface Taken {
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
export class StepFailed extends Error {
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
export async function walk(
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
