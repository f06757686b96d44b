import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** By what a client and the log find one request again. */
export const REQUEST_ID = 'X-Request-Id';

/** What may stand in a log line and a header without harm. */
const SAFE = /^[A-Za-z0-9._~:+/=@-]{1,100}$/;

/** The id that the client gave its request, where it is safe; else a new one. */
export function requestId({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID.toLowerCase()];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}

/** Names every request in its answer, before anything can refuse it. */
export function nameRequests(api: FastifyInstance): void {
  api.addHook('onRequest', async (request, reply) => {
    reply.header(REQUEST_ID, request.id);
  });
}
