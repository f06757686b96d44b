import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import type { Plugin } from 'vite';
import { SESSION_KEY_HEADER } from '../../src/shared/contract/bridge.ts';
import { devSession, isSignedIn } from './dev-session.ts';
import type { SourceHost } from './source-host.ts';

/**
 * What the host is asked with: its own name in place of this server's, and its own session where
 * the browser is signed in here. Whatever names another site stays, so that the host's guard
 * refuses it as ever.
 */
function asHost({ headers }: IncomingMessage, host: SourceHost): IncomingHttpHeaders {
  const own = `http://${headers.host}`;
  const session = isSignedIn(headers) ? host.session() : undefined;
  const { cookie: _cookie, [SESSION_KEY_HEADER]: _key, ...others } = headers;
  return {
    ...others,
    host: host.authority,
    ...(headers.origin === own ? { origin: `http://${host.authority}` } : {}),
    ...session,
  };
}

/** Hands every request that Vite does not answer on to the host. */
export function hostProxy(host: SourceHost): Plugin {
  const [hostname, port] = host.authority.split(':');
  return {
    name: 'host-proxy',
    configureServer(server) {
      devSession(server.middlewares);
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
