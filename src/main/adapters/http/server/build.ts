import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import Fastify from 'fastify';
import { httpOperations, PLACEHOLDERS } from '../../../../shared/contract/contract.ts';
import { daysLater, irishDay } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import type { SharedWindow } from '../../../core/access/sliding-window.ts';
import type { Authenticate } from '../../../core/access/tokens.ts';
import type { KeptResponses } from '../../../core/caller/kept-responses.ts';
import type { DataGuard } from '../../../core/data-state/data-guard.ts';
import { ANONYMOUS, type Caller, type Dispatch } from '../../../core/dispatcher.ts';
import type { OpenDocument } from '../../../core/documents/open.ts';
import { boundConnections } from '../connections.ts';
import { documentPlace, documentRoute } from '../documents.ts';
import { answerErrors, reportUnexpected } from '../errors.ts';
import { guard, SECURITY_HEADERS } from '../guard.ts';
import { type HealthParts, healthPlaces, healthRoutes } from '../health.ts';
import { onceByKey } from '../idempotency.ts';
import { jsonBodies } from '../json-body.ts';
import { answerMalformed } from '../malformed-request.ts';
import { metadataPlace, metadataRoute } from '../metadata.ts';
import { type OfficeService, officePlaces, officeRoutes } from '../office-routes.ts';
import { DESCRIPTION, type Described, openApi } from '../openapi/openapi.ts';
import { operationRoutes, type ReadQuoteXml } from '../operations.ts';
import { otherMethods } from '../other-methods.ts';
import { limitRequests, limitStrangers } from '../rate-limit.ts';
import { sendFault } from '../reply.ts';
import { tokenRoute } from '../token.ts';
import { HANDSHAKE, type Site, secureContext, serveSite } from './site.ts';

/** The page where a person reads the description of the API and tries it out. */
const docsPlace = { method: 'GET', path: '/docs' } as const;

const PAGE = 'index.html';

/** Only this host's files; Swagger UI's stylesheet holds its icons as `data:` pictures. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Serves the page of the API's description; like the description itself, without a token.
 * @param folder of the built page; without one, the address says that it was not built
 */
async function docsRoutes(api: FastifyInstance, folder: string | undefined): Promise<void> {
  const page = folder === undefined ? undefined : join(folder, PAGE);
  if (folder === undefined || page === undefined || !existsSync(page)) {
    const absent = message('docsNotBuilt');
    api.get(docsPlace.path, (_request, reply) =>
      sendFault(reply, { kind: 'notFound', message: absent }),
    );
    return;
  }
  const html = readFileSync(page);
  api.get(docsPlace.path, (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('Content-Security-Policy', POLICY).send(html),
  );
  await api.register(files, {
    root: folder,
    prefix: docsPlace.path,
    // A route for each existing file: any other path keeps the API's own 404.
    wildcard: false,
    globIgnore: [PAGE],
    index: false,
    cacheControl: false,
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null until the token has been checked. */
    caller: Caller | null;
  }
}

/** RFC 6750 2.1: one space or more. */
const BEARER = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i;

const REFUSED = message('token');

interface BearerParts {
  readonly authenticate: Authenticate;
  readonly data: DataGuard;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * A hook that identifies the caller by the bearer token. RFC 6750 2.1. Anyone who has none shares a
 * limit of their own, so that they use up nothing of any client's.
 */
export function bearer({ authenticate, data, clock }: BearerParts) {
  const countStranger = limitStrangers('token', clock);
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization = '' } = request.headers;
    const token = BEARER.exec(authorization)?.[1];
    // Without the data, no token can be told from a wrong one.
    const refused = token === undefined ? undefined : data.refusal('reads');
    if (refused) throw new FaultError(refused);
    const caller = token === undefined ? undefined : await authenticate(token, clock());
    if (!caller) {
      await countStranger();
      // Another scheme is not an attempt at this one. RFC 6750 3.1.
      const presented = /^Bearer\b/i.test(authorization);
      throw new FaultError({ kind: 'unauthenticated', message: REFUSED, presented });
    }
    request.caller = caller;
  };
}

/** The header by which a client and the log name one request. */
const REQUEST_ID = 'X-Request-Id';

/** What is safe in a log line and in a header. */
const SAFE = /^[A-Za-z0-9._~:+/=@-]{1,100}$/;

/** The id that the client gave its request, where that is safe; else a new one. */
function requestId({ headers }: IncomingMessage): string {
  const given = headers[REQUEST_ID.toLowerCase()];
  return typeof given === 'string' && SAFE.test(given) ? given : randomUUID();
}

/** Sets the id of every request in its response, before anything can refuse it. */
function nameRequests(api: FastifyInstance): void {
  api.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID, request.id);
    done();
  });
}

/** What the log may say about a request: never a body, a query, a name or a secret. */
export interface RequestLine {
  readonly requestId: string;
  readonly route: string;
  readonly method: string;
  readonly client: string;
  readonly status: number;
  readonly milliseconds: number;
}

export interface ApiParts extends HealthParts {
  readonly dispatch: Dispatch;
  readonly authenticate: Authenticate;
  readonly readQuoteXml: ReadQuoteXml;
  readonly openDocument: OpenDocument;
  readonly keptResponses: KeptResponses;
  readonly data: DataGuard;
  /** The office whose desks reach it through this host; absent where it is no host of one. */
  readonly office?: OfficeService | undefined;
  /** What the description of the API can't take from the contract. */
  readonly described: Described;
  /** The folder of the built page at `/docs`; absent where it was not built. */
  readonly docsFolder?: string | undefined;
  /** Where it answers; by default on loopback, for this computer alone. */
  readonly site?: Site | undefined;
  readonly requestsPerMinute: number;
  /** Counts the requests of each client, as many as that in any 60 seconds. */
  readonly takeRequest: SharedWindow;
  readonly onRequestDone: (line: RequestLine) => void;
  readonly onError: (error: unknown, requestId: string) => void;
}

const KIB = 1024;

/** The path of an address that ends with one slash, and is more than that. */
const SLASHED = /^(\/[^?]*[^/?])\/(?=\?|$)/;

/** The address that a request is answered at: of a read, a slash at the end of the path says nothing. */
function plainAddress({ method, url = '' }: IncomingMessage): string {
  return method === 'GET' || method === 'HEAD' ? url.replace(SLASHED, '$1') : url;
}

/** Bounds on time and size, so that no client can hold the host. */
const LIMITS = {
  bodyLimit: 64 * KIB,
  // Node checks the request's limit only while it exceeds the headers' limit.
  requestTimeout: 15_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2_000,
    maxHeaderSize: 8 * KIB,
    // The guard says more about a missing host than Node's empty 400.
    requireHostHeader: false,
  },
  // The headers' limit covers the address too; the dispatcher checks what it holds.
  routerOptions: { maxParamLength: 8 * KIB },
};

/** Milliseconds in which accepted requests are finished once the host is to end. */
const TO_FINISH = 3_000;

/** A socket that never sends its request whole may not keep the host from ending. */
function endsInTime(api: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  api.addHook('preClose', async () => {
    timer = setTimeout(() => api.server.closeAllConnections(), TO_FINISH);
  });
  api.addHook('onClose', async () => clearTimeout(timer));
}

function ownOrigin(api: FastifyInstance): string | undefined {
  const address = api.server.address();
  return address && typeof address === 'object' ? `http://127.0.0.1:${address.port}` : undefined;
}

async function limited(api: FastifyInstance, parts: ApiParts): Promise<void> {
  const { requestsPerMinute: perMinute, takeRequest: take } = parts;
  api.addHook('onRequest', bearer(parts));
  api.addHook('onRequest', limitRequests({ perMinute, take }));
  const once = onceByKey({
    responses: parts.keptResponses,
    clock: parts.clock,
    onError: parts.onError,
  });
  await api.register(operationRoutes(parts.dispatch, parts.readQuoteXml, once));
}

/** Builds the HTTP carrier of the contract. It does not listen yet. */
export async function buildApi(parts: ApiParts): Promise<FastifyInstance> {
  const { site } = parts;
  const https = site?.tls && {
    ...LIMITS.http,
    ...secureContext(site.tls),
    handshakeTimeout: HANDSHAKE,
  };
  const api: FastifyInstance = Fastify({
    ...LIMITS,
    // Its type would be another one, for a difference that no route sees.
    ...((https ? { https } : {}) as object),
    genReqId: requestId,
    rewriteUrl: plainAddress,
    clientErrorHandler: answerMalformed,
    // An address that can't be decoded never reaches the guard or the error handler.
    frameworkErrors: (_error, request, reply) => {
      reply.headers({ ...SECURITY_HEADERS, [REQUEST_ID]: request.id });
      sendFault(reply, { kind: 'invalid', message: message('address') });
    },
  });
  boundConnections(api.server, parts.clock);
  if (site) serveSite(api.server, site, (error) => parts.onError(error, 'certificate'));
  endsInTime(api);
  // Node would answer a bare 417 by itself; an unknown expectation may be ignored.
  api.server.on('checkExpectation', (...both) => api.server.emit('request', ...both));
  api.decorateRequest('caller', null);
  api.decorateReply('error', null);
  api.removeContentTypeParser('text/plain');
  jsonBodies(api);
  const unexpected = reportUnexpected(parts.data, parts.onError);
  answerErrors(api, unexpected);
  nameRequests(api);
  const origin = () => site?.url ?? ownOrigin(api);
  guard(api, origin);
  const { office } = parts;
  const desks = office ? officePlaces : [];
  const places = [documentPlace, ...healthPlaces, ...desks, metadataPlace, DESCRIPTION, docsPlace];
  otherMethods(api, [...httpOperations.map(({ http }) => http), ...places]);
  api.addHook('onResponse', (request, reply, done) => {
    parts.onRequestDone({
      requestId: request.id,
      route: request.routeOptions.url ?? 'unknown',
      method: request.method,
      client: request.caller?.id ?? ANONYMOUS.id,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    });
    done();
  });
  await api.register(tokenRoute(parts.dispatch, unexpected));
  await api.register((scope) => limited(scope, parts));
  if (office) await officeRoutes(api, office, parts.clock);
  documentRoute(api, parts.openDocument);
  healthRoutes(api, parts);
  metadataRoute(api, {
    issuer: () => origin() ?? '',
    scope: parts.described.scope,
    clock: parts.clock,
  });
  let description: { readonly inception: string; readonly bytes: Buffer } | undefined;
  const onRequest = limitStrangers('description', parts.clock);
  api.get(DESCRIPTION.path, { onRequest }, (_request, reply) => {
    const inception = `${daysLater(irishDay(parts.clock()), 1)}T00:00:00+00:00`;
    // The same bytes for every reader of a day: a slow one holds no copy.
    if (description?.inception !== inception) {
      const text = JSON.stringify(openApi(parts.described));
      const bytes = Buffer.from(text.replaceAll(PLACEHOLDERS.inception, inception));
      description = { inception, bytes };
    }
    return reply.type('application/json; charset=utf-8').send(description.bytes);
  });
  await api.register((scope) => {
    scope.addHook('onRequest', limitStrangers('screens', parts.clock));
    return docsRoutes(scope, parts.docsFolder);
  });
  return api;
}
