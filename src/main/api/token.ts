import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '../../shared/contract.ts';
import { type Fault, statusOf } from '../../shared/fault.ts';
import { ANONYMOUS, type Door } from '../door.ts';

/** Failed tries of one client name in a minute before the answer becomes 429. */
const FAILURES_A_MINUTE = 10;

interface Credentials {
  readonly client_id: string;
  readonly client_secret: string;
}

/** RFC 6749 2.3.1: both parts are form-encoded before they are joined. */
function decodePart(part: string): string {
  return decodeURIComponent(part.replaceAll('+', ' '));
}

function basic(header: string | undefined): Credentials | undefined {
  const encoded = header === undefined ? undefined : /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  const [id, ...rest] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  try {
    return { client_id: decodePart(id ?? ''), client_secret: decodePart(rest.join(':')) };
  } catch {
    return undefined;
  }
}

/** The code of RFC 6749 5.2 for a fault. */
function oauthError(fault: Fault): string {
  if (fault.kind === 'oauth') return fault.error;
  return fault.kind === 'badCredentials' ? 'invalid_client' : 'invalid_request';
}

function sendTokenFault(reply: FastifyReply, fault: Fault, usedBasic: boolean): FastifyReply {
  if (fault.kind === 'badCredentials' && usedBasic) {
    reply.header('WWW-Authenticate', 'Basic realm="quotedesk"');
  }
  const statusCode = statusOf[fault.kind];
  const { message } = fault;
  return reply
    .code(statusCode)
    .send({ statusCode, message, error: oauthError(fault), error_description: message });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Joins body and header; two ways of giving credentials at once are one too many. */
function merge(body: unknown, header: string | undefined): Record<string, unknown> | Fault {
  const fields = isRecord(body) ? body : {};
  const credentials = basic(header);
  if (header !== undefined && !credentials) {
    const message = 'The Authorization header of a token request must be HTTP Basic';
    return { kind: 'oauth', error: 'invalid_request', message };
  }
  if (credentials && fields.client_secret !== undefined) {
    const message = 'Credentials came in two ways at once';
    return { kind: 'oauth', error: 'invalid_request', message };
  }
  return { ...fields, ...credentials };
}

function isFault(value: Record<string, unknown> | Fault): value is Fault {
  return value['kind' as keyof typeof value] === 'oauth';
}

/** `POST /auth/token`: form, JSON and HTTP Basic, errors by RFC 6749 5.2. */
export function tokenRoute(door: Door) {
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(formbody);
    const failures = api.createRateLimit({
      max: FAILURES_A_MINUTE,
      timeWindow: '1 minute',
      keyGenerator: ({ body, headers }: FastifyRequest) => {
        const fields = merge(body, headers.authorization);
        return isFault(fields) ? '' : String(fields.client_id);
      },
    });
    api.post(contract.issueToken.http.path, async (request, reply) => {
      reply.header('Pragma', 'no-cache');
      const { authorization } = request.headers;
      const usedBasic = authorization !== undefined;
      const merged = merge(request.body, authorization);
      if (isFault(merged)) return sendTokenFault(reply, merged, usedBasic);
      const answer = await door(ANONYMOUS, 'issueToken', merged);
      if (answer.ok) return reply.code(200).send(answer.value);
      if (answer.fault.kind !== 'badCredentials') {
        return sendTokenFault(reply, answer.fault, usedBasic);
      }
      const count = await failures(request);
      if (count.isAllowed || !count.isExceeded)
        return sendTokenFault(reply, answer.fault, usedBasic);
      reply.header('Retry-After', count.ttlInSeconds);
      const message = 'Rate limit exceeded';
      return sendTokenFault(reply, { kind: 'rateLimited', message }, usedBasic);
    });
  };
}
