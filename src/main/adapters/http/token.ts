import formbody from '@fastify/formbody';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contract } from '../../../shared/contract/contract.ts';
import { type Message, message } from '../../../shared/domain/messages/message.ts';
import { done, type Fault, failed, type Result, statusOf } from '../../../shared/result/result.ts';
import { faultSentence } from '../../../shared/result/sentences.ts';
import { TokenRequest } from '../../../shared/schemas/people/token.ts';
import { ANONYMOUS, type Dispatch } from '../../core/dispatcher.ts';
import { faultOf, mustBePlain, type Unexpected } from './errors.ts';
import type { ErrorBody } from './problem.ts';
import { retryHeader, sendError } from './reply.ts';

/** RFC 6749 5.1; the header of HTTP/1.1 is on every response of the API. */
const NEVER_KEPT = { Pragma: 'no-cache' };

interface Credentials {
  readonly client_id: string;
  readonly client_secret: string;
}

/** Credentials in HTTP Basic. */
interface Basic {
  /** Undefined where they can't be decoded. */
  readonly credentials: Credentials | undefined;
  /** Whether they have what no form-encoding writes, or only for a space: decoded, they are others. */
  readonly looksPlain: boolean;
}

/** RFC 6749 2.3.1: both parts are form-encoded before they are joined. */
function decodePart(part: string): string {
  return decodeURIComponent(part.replaceAll('+', ' '));
}

/** A plus sign; a percent sign with no number behind it, or with that of a letter or a digit. */
const PLAIN = /\+|%(?![\da-f]{2})|%(?:3\d|[46][1-9a-f]|[57][\da])/i;

function basic(header: string): Basic | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(header)?.[1];
  if (encoded === undefined) return undefined;
  const pair = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  if (colon < 0) return undefined;
  const looksPlain = PLAIN.test(pair);
  try {
    const credentials = {
      client_id: decodePart(pair.slice(0, colon)),
      client_secret: decodePart(pair.slice(colon + 1)),
    };
    return { credentials, looksPlain };
  } catch {
    return { credentials: undefined, looksPlain };
  }
}

/** What the credentials in the header of a request are; undefined where it has none, or none in Basic. */
const basicOf = ({ headers }: FastifyRequest) => basic(headers.authorization ?? '');

/** The fault of credentials that may be wrong only because they came as they are. It goes by them alone. */
const NOT_ENCODED: Fault = { kind: 'badCredentials', message: message('credentialsNotEncoded') };

/** The code of RFC 6749 5.2 for a fault; that of 4.1.2.1 where the data can't be used. */
function oauthError(fault: Fault): string {
  if (fault.kind === 'oauth') return fault.error;
  if (fault.kind === 'unavailable') return 'temporarily_unavailable';
  return fault.kind === 'badCredentials' ? 'invalid_client' : 'invalid_request';
}

/** The body of an error of the token endpoint. RFC 6749 5.2. */
export function tokenErrorOf(fault: Fault): ErrorBody {
  const text = faultSentence(fault);
  return {
    statusCode: statusOf[fault.kind],
    message: text,
    error: oauthError(fault),
    error_description: text,
  };
}

function sendTokenFault(request: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply {
  // On this header a browser asks for a password itself, also for the page at /docs.
  const isPage = request.headers['sec-fetch-site'] !== undefined;
  const tried = request.headers.authorization !== undefined;
  if (fault.kind === 'badCredentials' && (tried || !isPage)) {
    reply.header('WWW-Authenticate', 'Basic realm="quotedesk"');
  }
  return sendError(reply.headers({ ...NEVER_KEPT, ...retryHeader(fault) }), tokenErrorOf(fault));
}

function refuse(message: Message) {
  return failed({ kind: 'oauth', error: 'invalid_request', message });
}

const FORM = 'application/x-www-form-urlencoded';

/** The name of a field that a form has more than once, which is not allowed. RFC 6749 3.2. */
function repeatedField({ headers }: FastifyRequest, fields: object): string | undefined {
  if (!headers['content-type']?.toLowerCase().startsWith(FORM)) return undefined;
  return Object.keys(TokenRequest.properties).find((name) =>
    Array.isArray(Reflect.get(fields, name)),
  );
}

/** Joins body and header; credentials may come in only one of the two. */
function merge(request: FastifyRequest): Result<Record<string, unknown>> {
  const { body, headers } = request;
  // What is no object has none of these, and the check of the operation refuses it.
  const fields: Record<string, unknown> = Object(body);
  const repeated = repeatedField(request, fields);
  if (repeated !== undefined) {
    return refuse(message('tokenFieldTwice', { name: repeated }));
  }
  if (headers.authorization === undefined) return done(fields);
  const sent = basicOf(request);
  if (!sent) return refuse(message('tokenNotBasic'));
  if (fields.client_secret !== undefined) return refuse(message('credentialsTwice'));
  return sent.credentials ? done({ ...fields, ...sent.credentials }) : failed(NOT_ENCODED);
}

/** `POST /auth/token`: form, JSON and HTTP Basic, errors by RFC 6749 5.2. */
export function tokenRoute(dispatch: Dispatch, unexpected: Unexpected) {
  return async (api: FastifyInstance): Promise<void> => {
    await api.register(formbody);
    // Also for what Fastify refuses before the route runs.
    api.setErrorHandler<FastifyError>((error, request, reply) =>
      sendTokenFault(request, reply, faultOf(error, request) ?? unexpected(error, request.id)),
    );
    const preParsing = async (request: FastifyRequest) => mustBePlain(request);
    api.post(contract.issueToken.http.path, { preParsing }, async (request, reply) => {
      const fields = merge(request);
      const answer = fields.ok
        ? await dispatch(ANONYMOUS, 'issueToken', fields.value, { requestId: request.id })
        : fields;
      if (answer.ok) return reply.code(200).headers(NEVER_KEPT).send(answer.value);
      const isPlain = answer.fault.kind === 'badCredentials' && basicOf(request)?.looksPlain;
      return sendTokenFault(request, reply, isPlain ? NOT_ENCODED : answer.fault);
    });
  };
}
