import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault } from '../../../shared/contract/result.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import { shortly } from '../../../shared/domain/printable.ts';
import { DamagedData } from '../../core/data-state/damaged-data.ts';
import { FaultError } from './fault-error.ts';
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

/** A hook that refuses a compressed body. RFC 9110 8.4. */
export async function plainBody({ headers }: FastifyRequest): Promise<void> {
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

export const INTERNAL: Fault = { kind: 'internal', message: message('internal') };

/** Answers every error in one shape, and never shows what went wrong inside. */
export function answerErrors(
  api: FastifyInstance,
  onError: (error: unknown, requestId: string) => void,
): void {
  api.setErrorHandler<FastifyError>((error, request, reply) => {
    const fault = faultOf(error, request);
    if (fault) return sendFault(reply, fault);
    onError(error, request.id);
    return sendFault(reply, error instanceof DamagedData ? error.fault : INTERNAL);
  });
  api.setNotFoundHandler((_request, reply) =>
    sendFault(reply, { kind: 'notFound', message: message('addressUnknown') }),
  );
}
