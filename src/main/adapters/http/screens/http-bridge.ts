import { join } from 'node:path';
import cookie from '@fastify/cookie';
import serveFiles from '@fastify/static';
import type {
  FastifyError,
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import {
  BRIDGE_PATH,
  LINK_PATH,
  launchHash,
  SESSION_PATH,
} from '../../../../shared/contract/bridge.ts';
import { contract, type Operation, operationNames } from '../../../../shared/contract/contract.ts';
import { isJsonObject } from '../../../../shared/data/json-object.ts';
import { isEnvironment, NO_ENVIRONMENT } from '../../../../shared/domain/desk/environment.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { FaultError } from '../../../../shared/result/fault-error.ts';
import {
  done,
  type Fault,
  failed,
  type Result,
  statusOf,
} from '../../../../shared/result/result.ts';
import { BROKER, type EnvironmentDispatch } from '../../../core/dispatcher.ts';
import { conditionsOf } from '../conditions.ts';
import { limitStrangers } from '../rate-limit.ts';
import { isLaunchToken, presentLaunchToken, spendLaunchToken } from './launch-token.ts';
import { renderPage, SCREEN_HEADERS } from './page.ts';
import { createSession, SESSION_HOURS, type Session, type SessionState } from './session.ts';

const reasons = (command: string): Record<Exclude<SessionState, 'open'>, Message> => ({
  none: message('notSignedIn', { command }),
  expired: message('sessionExpired', { hours: SESSION_HOURS, command }),
  signedOut: message('sessionSignedOut', { command }),
  replaced: message('sessionReplaced', { command }),
});

type RefuseClosed = ReturnType<typeof refuseClosed>;

/**
 * A hook that answers 401, with the reason, where the request's session is not open.
 * @param linkCommand what a person runs for a new link
 */
function refuseClosed(session: Session, linkCommand: string) {
  const messages = reasons(linkCommand);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const state = session.stateOf(request);
    if (state === 'open') return;
    return reply
      .code(401)
      .send(failed({ kind: 'unauthenticated', message: messages[state], presented: false }));
  };
}

function send(reply: FastifyReply, answer: Result<unknown>): FastifyReply {
  return reply
    .code(answer.ok ? 200 : statusOf[answer.fault.kind])
    .header('cache-control', 'no-store')
    .send(answer);
}

function faultOf(error: FastifyError | FaultError): Fault {
  // What the guard refused, before it came here.
  if (error instanceof FaultError) return error.fault;
  const status = error.statusCode ?? 500;
  if (status === 413) return { kind: 'tooLarge', message: message('callTooLarge') };
  if (status === 415) return { kind: 'unsupportedMedia', message: message('callNotJson') };
  if (status < 500) return { kind: 'invalid', message: message('callMalformed') };
  return { kind: 'internal', message: message('internal') };
}

/** The most bytes of a call: a draft and its names. */
const LARGEST_CALL = 128 * 1024;

type CallRequest = FastifyRequest<{ Params: { environment: string } }>;

/** `POST /bridge/:environment/:operation`, with the session's cookie and key. The body is the result. */
function addCalls(
  server: FastifyInstance,
  refuse: RefuseClosed,
  dispatch: EnvironmentDispatch,
): void {
  /** What `If-Match` asks for goes along: the version that a change was meant for. */
  const take = async (request: CallRequest, reply: FastifyReply, operation: string) => {
    const { environment } = request.params;
    const answer = isEnvironment(environment)
      ? await dispatch(environment)(BROKER, operation, request.body, conditionsOf(request))
      : failed({ kind: 'invalid', message: NO_ENVIRONMENT });
    return send(reply, answer);
  };
  // A scope of its own: here the API's other content types are not accepted.
  server.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      calls.getDefaultJsonParser('error', 'error'),
    );
    calls.setErrorHandler<FastifyError | FaultError>((error, _request, reply) =>
      send(reply, failed(faultOf(error))),
    );
    calls.addHook('onRequest', refuse);
    calls.post<{ Params: { environment: string; operation: string } }>(
      `${BRIDGE_PATH}/:environment/:operation`,
      { bodyLimit: LARGEST_CALL },
      async (request, reply) => take(request, reply, request.params.operation),
    );
    // An operation that takes whole files has a route of its own, with its own limit.
    for (const name of operationNames) {
      const { atMost }: Operation = contract[name];
      if (atMost === undefined) continue;
      calls.post<{ Params: { environment: string } }>(
        `${BRIDGE_PATH}/:environment/${name}`,
        { bodyLimit: atMost },
        async (request, reply) => take(request, reply, name),
      );
    }
  });
}

interface SessionParts {
  readonly session: Session;
  /** The folder that holds the launch token. */
  readonly dataFolder: string;
  readonly linkCommand: string;
  readonly refuse: RefuseClosed;
  readonly onSession: () => void;
}

/**
 * `POST /bridge/session` with `{token}` opens the session: its cookie, and its key in the answer.
 * `DELETE` ends it.
 */
function addSessionRoutes(server: FastifyInstance, parts: SessionParts): void {
  const { session, dataFolder, linkCommand, refuse, onSession } = parts;
  server.post(SESSION_PATH, async (request, reply) => {
    const token = isJsonObject(request.body) ? request.body.token : undefined;
    if (typeof token !== 'string' || !spendLaunchToken(dataFolder, token)) {
      const used = message('launchLinkUsed', { command: linkCommand });
      return reply
        .code(401)
        .send(failed({ kind: 'unauthenticated', message: used, presented: true }));
    }
    onSession();
    return done({ key: session.open(request, reply) });
  });
  server.delete(SESSION_PATH, { onRequest: refuse }, async (request, reply) => {
    session.end(request, reply);
    onSession();
    return done({});
  });
}

const refused = (linkCommand: string) => `<!doctype html>
<html lang="en-IE">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This link is used up</title>
<h1>This link is used up</h1>
<p>A link to Quotedesk opens once. If the screens are already open in this browser,
<a href="/">go to them</a>.</p>
<p>For a new link, run this where Quotedesk runs, with the same <code>--data</code> if it has
one:</p>
<pre>${linkCommand}</pre>
`;

/**
 * `GET /launch/:token`: hands the launch token to the page, in the part of the address that browsers
 * never send. The page opens the session with it, so that a link preview uses nothing up.
 */
function addLaunch(
  server: FastifyInstance,
  { dataFolder, linkCommand }: { readonly dataFolder: string; readonly linkCommand: string },
): void {
  server.get<{ Params: { token: string } }>('/launch/:token', async (request, reply) => {
    const { token } = request.params;
    reply.headers(SCREEN_HEADERS);
    if (isLaunchToken(dataFolder, token)) return reply.redirect(`/${launchHash(token)}`, 303);
    return reply
      .code(403)
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .type('text/html; charset=utf-8')
      .send(refused(linkCommand));
  });
}

/** Milliseconds in which a link is printed once, however often it is asked for. */
const PAUSE = 10_000;

interface LinkParts {
  /** The folder that holds the launch token. */
  readonly dataFolder: string;
  /** Shows a link where only the person who runs the host sees it. */
  readonly printLink: (link: string) => void;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * `POST /bridge/link`, without a session: prints a link to the screens where the host runs. Anyone who
 * asks learns nothing by it, and takes no link away from anybody: one that waits is printed again.
 */
function addLinkRoute(server: FastifyInstance, parts: LinkParts): void {
  const { dataFolder, printLink, clock } = parts;
  let printedAt = Number.NEGATIVE_INFINITY;
  server.post(LINK_PATH, async (request) => {
    if (Math.abs(clock() - printedAt) >= PAUSE) {
      printedAt = clock();
      // The guard has held this header against the host's own address.
      printLink(`http://${request.headers.host}/launch/${presentLaunchToken(dataFolder)}`);
    }
    return done({});
  });
}

const TAKEN = ['GET', 'HEAD'];
const ALLOW = TAKEN.join(', ');

/**
 * Answers every other method at a path of the screens as the API does at its own: 405 with `Allow`, before
 * any body is read.
 */
function onlyGet(server: FastifyInstance, path: string): void {
  const refuse = async (): Promise<never> => {
    const fault = message('addressTakes', { methods: ALLOW });
    throw new FaultError({ kind: 'methodNotAllowed', message: fault, allow: ALLOW });
  };
  server.route({
    method: server.supportedMethods.filter((method) => !TAKEN.includes(method)),
    url: path,
    onRequest: refuse,
    handler: refuse,
  });
}

export interface HttpBridgeOptions {
  readonly dispatch: EnvironmentDispatch;
  /** The folder that holds the launch token. */
  readonly dataFolder: string;
  /** The folder of the built screens. */
  readonly screensFolder: string;
  /** Shows a link to the screens where only the person who runs the host sees it. */
  readonly printLink: (link: string) => void;
  /** Called where a browser opens a session or ends it: no one is signed in in the new one. */
  readonly onSession?: () => void;
  /** What a person runs for a new link, as `quotedesk link create`. */
  readonly linkCommand: string;
  /** Epoch milliseconds; by default the system's clock. */
  readonly clock?: () => number;
  /** Who is let in; by default no one, before a link is used. */
  readonly session?: Session;
}

/**
 * The browser host's screens: the launch link, the session, the calls, and the built files. The page also comes
 * without a session, and then says so; the API's guard protects every route.
 */
export const httpBridge: FastifyPluginAsync<HttpBridgeOptions> = async (server, options) => {
  const { dispatch, dataFolder, screensFolder, printLink, linkCommand } = options;
  const { clock = Date.now, onSession = () => undefined } = options;
  const { session = createSession(clock) } = options;
  const refuse = refuseClosed(session, linkCommand);

  await server.register(cookie);
  addLinkRoute(server, { dataFolder, printLink, clock });
  addSessionRoutes(server, { session, dataFolder, linkCommand, refuse, onSession });
  addCalls(server, refuse, dispatch);

  for (const path of ['/', '/launch/:token']) onlyGet(server, path);
  await server.register(async (files) => {
    files.addHook('onRequest', limitStrangers('screens', clock));
    addLaunch(files, { dataFolder, linkCommand });
    files.get('/', async (_request, reply) => {
      const { html, headers } = await renderPage(screensFolder);
      return reply.headers(headers).send(html);
    });
    await files.register(serveFiles, {
      // All that the page asks for stands there. One route: one for each file would slow every start.
      root: join(screensFolder, 'assets'),
      prefix: '/assets/',
      allowedPath: (path) => !path.endsWith('/'),
      index: false,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.headers(SCREEN_HEADERS);
      },
    });
  });
};
