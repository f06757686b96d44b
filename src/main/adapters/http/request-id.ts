import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** The header by which a client and the log name one request. */
export const REQUEST_ID = 'X-Request-Id';

/** What is safe in a log line and in a header. */
const SAFE = /^[A-Za-z0-9._~:+/=@-]{1,100}$/;

/** The id that the client gave its request, where that is safe; else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID.toLowerCase()];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}

/** Sets the id of every request in its response, before anything can refuse it. */
export function nameRequests(api: FastifyInstance): void {
  api.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}
