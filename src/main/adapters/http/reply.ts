import type { FastifyReply } from 'fastify';
import { isJsonObject, type JsonObject } from '../../../shared/data/json-object.ts';
import { memoize } from '../../../shared/data/memoize.ts';
import { inEnglish } from '../../../shared/domain/messages/english.ts';
import { type Fault, type Result, statusOf } from '../../../shared/result/result.ts';
import { faultSentence, shownErrors, withSentences } from '../../../shared/result/sentences.ts';
import { type ErrorBody, PROBLEM_TYPE, problemOf } from './problem.ts';

/** How strongly a client prefers a media type, compared number by number; higher is stronger. */
type Preference = readonly [weight: number, exactness: number, earliness: number];

const NO_PREFERENCE: Preference = [0, 0, 0];

/** One range of the header with its parameters; a comma within quotes does not separate. */
const ITEM = /(?:[^,"]|"(?:\\.|[^"\\])*")+/g;
const WEIGHT = /;\s*q=\s*([^\s;]*)/i;
const QVALUE = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** From 0 to 1; undefined where the weight is not valid. */
function weightOf(item: string): number | undefined {
  const text = WEIGHT.exec(item)?.[1] ?? '1';
  return QVALUE.test(text) ? Number(text) : undefined;
}

/** How exactly a range names a type: 3 the type, 2 its main type, 1 any type, 0 not at all. */
function exactnessOf(range: string, type: string): number {
  const kind = type.slice(0, type.indexOf('/'));
  return ['*/*', `${kind}/*`, type].indexOf(range) + 1;
}

/** The preference by the range that names the type most exactly: only that one counts. */
function preferenceFor(type: string, accept: string): Preference {
  let best = NO_PREFERENCE;
  for (const [i, [item]] of [...accept.matchAll(ITEM)].entries()) {
    const range = item.split(';')[0]?.trim().toLowerCase() ?? '';
    const exactness = exactnessOf(range, type);
    const weight = weightOf(item);
    if (weight !== undefined && exactness > best[1]) best = [weight, exactness, -i];
  }
  return best;
}

/**
 * Whether a client prefers one media type to another. Among equal weights, the type that is named
 * more exactly wins, then the one that is named first. RFC 9110 12.5.1.
 * @param accept the header; without it there is no preference
 */
export function prefers(accept: string | undefined, type: string, other: string): boolean {
  if (accept === undefined) return false;
  const mine = preferenceFor(type, accept);
  const others = preferenceFor(other, accept);
  if (mine[0] === 0) return false;
  const differing = mine.findIndex((part, i) => part !== others[i]);
  return differing >= 0 && (mine[differing] ?? 0) > (others[differing] ?? 0);
}

declare module 'fastify' {
  interface FastifyReply {
    /** The error that this response is, in the specification's form; null where it is none. */
    error: ErrorBody | null;
  }
}

const REALM = 'realm="quotedesk"';

/** When the same may go through, in seconds, where the fault says it. RFC 9110 10.2.3, RFC 6585 4. */
export function retryHeader(fault: Fault): Record<string, string> {
  const seconds = 'retryAfter' in fault ? fault.retryAfter : undefined;
  return seconds === undefined ? {} : { 'Retry-After': String(seconds) };
}

/** The headers that a fault calls for. RFC 6750 3, RFC 9110 15.5.6. */
function headersOf(fault: Fault): Record<string, string> {
  if (fault.kind === 'unauthenticated') {
    const code = fault.presented ? ', error="invalid_token"' : '';
    return { 'WWW-Authenticate': `Bearer ${REALM}${code}` };
  }
  if (fault.kind === 'forbidden') {
    const code = fault.permission === undefined ? '' : ', error="insufficient_scope"';
    return { 'WWW-Authenticate': `Bearer ${REALM}${code}` };
  }
  return fault.kind === 'methodNotAllowed' ? { Allow: fault.allow } : retryHeader(fault);
}

/** The error body: `statusCode` and `message`, and next to them whatever helps to fix it. */
export function bodyOf(fault: Fault): ErrorBody {
  const body = { statusCode: statusOf[fault.kind], message: faultSentence(fault) };
  if (fault.kind === 'invalid' && fault.errors)
    return { ...body, errors: shownErrors(fault.errors) };
  if (fault.kind === 'unavailable' && fault.problem) return { ...body, problem: fault.problem };
  if (fault.kind === 'notFound' && fault.suggestion)
    return { ...body, suggestion: fault.suggestion };
  if (fault.kind !== 'declined') return body;
  const reasons = fault.reasons.map((reason) => ({
    ...reason,
    message: inEnglish(reason.message),
  }));
  return { ...body, reasons };
}

/** Sends an error: in the specification's form, or as problem details to clients that prefer them. */
export function sendError(reply: FastifyReply, error: ErrorBody): FastifyReply {
  const { id, headers } = reply.request;
  reply.error = error;
  reply.code(error.statusCode).header('Vary', 'Accept');
  if (!prefers(headers.accept, PROBLEM_TYPE, 'application/json')) return reply.send(error);
  return reply.type(PROBLEM_TYPE).send(JSON.stringify(problemOf(error, id)));
}

/** Sends a fault with its status, headers and body. */
export function sendFault(reply: FastifyReply, fault: Fault): FastifyReply {
  return sendError(reply.headers(headersOf(fault)), bodyOf(fault));
}

/** The response to a result as the specification has it: its status and its JSON. */
export function responseTo(result: Result<unknown>): { status: number; body: string } {
  return result.ok
    ? { status: 200, body: JSON.stringify(withSentences(result.value)) }
    : { status: statusOf[result.fault.kind], body: JSON.stringify(bodyOf(result.fault)) };
}

const texts = new WeakMap<object, string>();

/** The JSON of a frozen value, made only once: such a value is sent again and again. */
function keptText(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const text = JSON.stringify(value);
  texts.set(value, text);
  return text;
}

const isKept = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.isFrozen(value);

/** A name as it stands before a value. */
const named = memoize((name) => `${JSON.stringify(name)}:`);

/** The JSON of an object with parts that are frozen: of these the text is kept, as of an explanation. */
function textAround(value: JsonObject): string {
  let text = '';
  for (const [name, part] of Object.entries(value)) {
    const own = isKept(part) ? keptText(part) : JSON.stringify(part);
    if (own !== undefined) text += `${text === '' ? '{' : ','}${named(name)}${own}`;
  }
  return `${text}}`;
}

/** The JSON of an answer, where some of it is kept; undefined of any other. */
function textOf(value: unknown): string | undefined {
  if (isKept(value)) return keptText(value);
  if (!isJsonObject(value) || !Object.values(value).some(isKept)) return undefined;
  return textAround(value);
}

/** Sends an answer of the dispatcher. */
export function sendResult(reply: FastifyReply, answer: Result<unknown>): FastifyReply {
  if (!answer.ok) return sendFault(reply, answer.fault);
  const value = withSentences(answer.value);
  const text = textOf(value);
  if (text === undefined) return reply.code(200).send(value);
  return reply.code(200).type('application/json; charset=utf-8').send(text);
}
