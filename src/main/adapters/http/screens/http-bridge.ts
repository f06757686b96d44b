import { join } from 'node:path';
import cookie from '@fastify/cookie';
import serveFiles from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import type { EnvironmentDispatch } from '../../../core/dispatcher.ts';
import { limitStrangers } from '../rate-limit.ts';
import { addCalls } from './calls.ts';
import { refuseClosed } from './closed.ts';
import { addLaunch } from './launch.ts';
import { addLinkRoute } from './link-route.ts';
import { onlyGet } from './only-get.ts';
import { renderPage, SCREEN_HEADERS } from './page.ts';
import { createSession } from './session.ts';
import { addSessionRoutes } from './session-routes.ts';

export interface HttpBridgeOptions {
  readonly dispatch: EnvironmentDispatch;
  /** The folder that holds the launch token. */
  readonly dataFolder: string;
  /** The folder of the built screens. */
  readonly screensFolder: string;
  /** Shows a link to the screens where only whoever runs the host sees it. */
  readonly printLink: (link: string) => void;
  /** Called where a browser opens a session or ends it: nobody is signed in in the new one. */
  readonly onSession?: () => void;
  /** What a person runs for a new link, as `quotedesk link create`. */
  readonly linkCommand: string;
  /** Epoch milliseconds; by default the system's clock. */
  readonly clock?: () => number;
}

/**
 * The browser host's screens: the launch link, the session, the calls, and the built files. The page also comes
 * without a session, and then says so; the API's guard protects every route.
 */
export const httpBridge: FastifyPluginAsync<HttpBridgeOptions> = async (server, options) => {
  const { dispatch, dataFolder, screensFolder, printLink, linkCommand } = options;
  const { clock = Date.now, onSession = () => undefined } = options;
  const session = createSession(clock);
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
