import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { message } from '../../../shared/domain/messages/message.ts';
import { shortly } from '../../../shared/domain/text/shortly.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import type { Fault } from '../../../shared/result/result.ts';
import type { DataGuard } from '../../core/data-state/data-guard.ts';
import { sendFault } from './reply.ts';

/** The faults of what Fastify itself refuses, by its error codes. */
const byCode: Record<string, Fault> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { kind: 'tooLarge', message: message('bodyTooLarge') },
  FST_ERR_CTP_EMPTY_JSON_BODY: { kind: 'invalid', message: message('bodyEmpty') },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    kind: 'invalid',
    message: message('bodyNotJson'),
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    kind: 'invalid',
    message: message('bodyLength'),
  },
};

/** The content types that the API accepts, each at some address. */
const TYPES = ['application/json', 'application/xml', 'application/x-www-form-urlencoded'];

/** The fault of a body whose type the request's address does not accept; names those it does. */
export function unsupportedMedia({ server, headers }: FastifyRequest): Fault {
  const taken = TYPES.filter((type) => server.hasContentTypeParser(type)).join(' or ');
  const code = headers['content-type'] === undefined ? 'contentTypeMissing' : 'contentTypeNotTaken';
  return { kind: 'unsupportedMedia', message: message(code, { types: taken }) };
}

/** @throws {FaultError} where the body is compressed. RFC 9110 8.4. */
export function mustBePlain({ headers }: FastifyRequest): void {
  const encoding = headers['content-encoding']?.trim() ?? '';
  if (encoding === '' || encoding.toLowerCase() === 'identity') return;
  const packed = message('contentEncoding', { encoding: shortly(encoding) });
  throw new FaultError({ kind: 'unsupportedMedia', message: packed });
}

/** The fault behind a request's error; undefined for an unexpected error. */
export function faultOf(error: FastifyError, request: FastifyRequest): Fault | undefined {
  if (error instanceof FaultError) return error.fault;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMedia(request);
  const known = byCode[error.code];
  if (known) return known;
  const refused = error.statusCode !== undefined && error.statusCode < 500;
  return refused ? { kind: 'invalid', message: message('invalidRequest') } : undefined;
}

const INTERNAL: Fault = { kind: 'internal', message: message('internal') };

/** Reports an unexpected error; of the storage, the client learns what it is. */
export function reportUnexpected(
  data: DataGuard,
  onError: (error: unknown, requestId: string) => void,
): Unexpected {
  return (error, requestId) => {
    onError(error, requestId);
    return data.faultOf(error) ?? INTERNAL;
  };
}

/** Takes an unexpected error, and says what the client learns of it. */
export type Unexpected = (error: unknown, requestId: string) => Fault;

/** Answers every error in one shape, and never shows what went wrong inside. */
export function answerErrors(api: FastifyInstance, unexpected: Unexpected): void {
  api.setErrorHandler<FastifyError>((error, request, reply) =>
    sendFault(reply, faultOf(error, request) ?? unexpected(error, request.id)),
  );
  api.setNotFoundHandler((_request, reply) =>
    sendFault(reply, { kind: 'notFound', message: message('addressUnknown') }),
  );
}
