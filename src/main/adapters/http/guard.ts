import type { FastifyInstance, FastifyRequest } from 'fastify';
import { message } from '../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { documentPlace } from './documents.ts';

/** The headers of every response, errors too. */
export const SECURITY_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

const FOREIGN_SITES = new Set<unknown>(['cross-site', 'same-site']);

/** How often a request has a header; Node itself keeps only the first of these. */
function countOf({ raw }: FastifyRequest, header: string): number {
  return raw.rawHeaders.filter((name, i) => i % 2 === 0 && name.toLowerCase() === header).length;
}

/** Whether the request follows a document's link on another page: the link is its own permission. */
function isFollowedLink({ method, headers, routeOptions }: FastifyRequest): boolean {
  return (
    method === documentPlace.method &&
    routeOptions.url === documentPlace.path &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  );
}

/** Where a host answers. */
interface Own {
  readonly origin: string;
  readonly host: string;
}

function check(request: FastifyRequest, own: Own | undefined): void {
  const { host, origin } = request.headers;
  const originForm = request.url.startsWith('/');
  if (host !== own?.host || countOf(request, 'host') !== 1 || !originForm) {
    throw new FaultError({
      kind: 'misdirected',
      message: message('ownAddress', { address: String(own?.origin) }),
    });
  }
  if (countOf(request, 'authorization') > 1) {
    throw new FaultError({ kind: 'invalid', message: message('authorizationTwice') });
  }
  const foreign = origin !== undefined && origin !== own?.origin;
  const fromForeign = FOREIGN_SITES.has(request.headers['sec-fetch-site']);
  if (foreign || (fromForeign && !isFollowedLink(request))) {
    throw new FaultError({ kind: 'forbidden', message: message('otherSites') });
  }
}

/**
 * Runs before every route: refuses DNS rebinding and foreign web pages.
 * @param own the origin that the host answers at, `http://127.0.0.1:PORT`
 */
export function guard(api: FastifyInstance, own: () => string | undefined): void {
  // Read from the system once: while a host listens, its address stays the same.
  let known: Own | undefined;
  // A hook that waits for nothing has no promise: each costs a request as much as its rating.
  api.addHook('onRequest', (request, reply, done) => {
    reply.headers(SECURITY_HEADERS);
    const origin = known?.origin ?? own();
    known ??= origin === undefined ? undefined : { origin, host: new URL(origin).host };
    check(request, known);
    done();
  });
}
