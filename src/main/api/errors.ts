import type { FastifyError, FastifyInstance } from 'fastify';
import type { Fault } from '../../shared/fault.ts';
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
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    kind: 'unsupportedMedia',
    message: 'This content type is not taken here',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    kind: 'invalid',
    message: 'Invalid request: the body is not as long as Content-Length says',
  },
};

/** The fault behind an error, undefined for one that nobody foresaw. */
export function faultOf(error: FastifyError): Fault | undefined {
  if (error instanceof FaultError) return error.fault;
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
    const fault = faultOf(error);
    if (fault) return sendFault(reply, fault);
    onError(error, request.id);
    return sendFault(reply, INTERNAL);
  });
  api.setNotFoundHandler((_request, reply) =>
    sendFault(reply, { kind: 'notFound', message: 'There is nothing at this address' }),
  );
}
