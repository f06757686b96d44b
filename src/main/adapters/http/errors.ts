import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { Fault } from '../../../shared/contract/result.ts';
import { shortly } from '../../../shared/domain/printable.ts';
import { FaultError } from './fault-error.ts';
import { sendFault } from './reply.ts';

/** What Fastify itself refuses, by its codes. */
const byCode: Record<string, Fault> = {
  FST_ERR_CTP_BODY_TOO_LARGE: { kind: 'tooLarge', message: 'The body is larger than 64 KiB' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { kind: 'invalid', message: 'Invalid request: the body is empty' },
  FST_ERR_CTP_INVALID_JSON_BODY: {
    kind: 'invalid',
    message: 'Invalid request: the body is not valid JSON',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    kind: 'invalid',
    message: 'Invalid request: the body is not as long as Content-Length says',
  },
};

/** The content types of bodies that some address takes. */
const TYPES = ['application/json', 'application/xml', 'application/x-www-form-urlencoded'];

/** That a body is of no type that is taken at a request's address, and which are. */
export function unsupportedMedia({ server, headers }: FastifyRequest): Fault {
  const taken = TYPES.filter((type) => server.hasContentTypeParser(type)).join(' or ');
  const fault = headers['content-type'] === undefined ? 'is missing' : 'is not taken here';
  return { kind: 'unsupportedMedia', message: `Content-Type ${fault}: send ${taken}` };
}

/** A hook that refuses a body which was packed before it was sent. RFC 9110 8.4. */
export async function plainBody({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']?.trim() ?? '';
  if (encoding === '' || encoding.toLowerCase() === 'identity') return;
  const message = `Content-Encoding ${shortly(encoding)} is not taken: send the body as it is`;
  throw new FaultError({ kind: 'unsupportedMedia', message });
}

/** The fault behind a request's error, undefined for one that nobody foresaw. */
export function faultOf(error: FastifyError, request: FastifyRequest): Fault | undefined {
  if (error instanceof FaultError) return error.fault;
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return unsupportedMedia(request);
  const known = byCode[error.code];
  if (known) return known;
  const refused = error.statusCode !== undefined && error.statusCode < 500;
  return refused ? { kind: 'invalid', message: 'Invalid request' } : undefined;
}

export const INTERNAL: Fault = { kind: 'internal', message: 'Something failed inside' };

/** Answers every error in the one shape, and none with what is inside. */
export function answerErrors(
  api: FastifyInstance,
  onError: (error: unknown, requestId: string) => void,
): void {
  api.setErrorHandler<FastifyError>((error, request, reply) => {
    const fault = faultOf(error, request);
    if (fault) return sendFault(reply, fault);
    onError(error, request.id);
    return sendFault(reply, INTERNAL);
  });
  api.setNotFoundHandler((_request, reply) =>
    sendFault(reply, { kind: 'notFound', message: 'There is nothing at this address' }),
  );
}
