import { randomBytes } from 'node:crypto';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Plugin } from 'vite';
import type { SourceHost } from './source-host.ts';

/** The name of the cookie that signs a browser in here, for as long as `npm run dev` runs. */
const COOKIE = 'quotedesk-dev';

const KEY = randomBytes(32).toString('base64url');

/** The path that signs a browser in. Unlike the host's own it opens as often as it is asked. */
export const LAUNCH_PATH = `/launch/${KEY}`;

/**
 * What the host is asked with: its own name in place of this server's, and its own session where
 * the browser is signed in here. Whatever names another site stays, so that the host's guard
 * refuses it as ever.
 */
function asHost({ headers }: IncomingMessage, host: SourceHost): IncomingHttpHeaders {
  const own = `http://${headers.host}`;
  const isSignedIn = headers.cookie?.split('; ').includes(`${COOKIE}=${KEY}`);
  const session = isSignedIn ? host.session() : undefined;
  const { cookie: _, ...others } = headers;
  return {
    ...others,
    host: host.authority,
    ...(headers.origin === own ? { origin: `http://${host.authority}` } : {}),
    ...(session === undefined ? {} : { cookie: session }),
  };
}

/** Hands every request that Vite does not answer on to the host. */
export function hostProxy(host: SourceHost): Plugin {
  const [hostname, port] = host.authority.split(':');
  return {
    name: 'host-proxy',
    configureServer(server) {
      server.middlewares.use(LAUNCH_PATH, (_asked, answer) => {
        const cookie = `${COOKIE}=${KEY}; HttpOnly; SameSite=Strict; Path=/`;
        answer.writeHead(303, { location: '/', 'set-cookie': cookie }).end();
      });
      // What is added in this function comes after Vite's own.
      return () => {
        server.middlewares.use((asked, answer) => {
          const { method, originalUrl: path } = asked;
          const headers = asHost(asked, host);
          const passed = request({ hostname, port, method, path, headers }, (answered) => {
            answer.writeHead(answered.statusCode ?? 502, answered.headers);
            answered.pipe(answer);
          });
          // The page sees what it sees where a host is gone: no answer.
          passed.on('error', () => answer.destroy());
          asked.pipe(passed);
        });
      };
    },
  };
}
