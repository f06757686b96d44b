import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { PAGE, protectPage } from '../../src/main/adapters/http/screens/page.ts';

/** Where a development server listens: `127.0.0.1:5173`. */
export function addressOf({ resolvedUrls }: ViteDevServer): string {
  const [url] = resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('The development server does not listen yet');
  return new URL(url).host;
}

/**
 * Serves the screens' page of the development server with the policy that the hosts give it, so that
 * what the policy refuses is refused while one develops, too.
 */
export function screensPage(): Plugin {
  return {
    name: 'screens-page',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.split('?')[0];
        if (request.method !== 'GET' || (path !== '/' && path !== `/${PAGE}`)) return next();
        try {
          const source = await readFile(join(server.config.root, PAGE), 'utf8');
          const page = await server.transformIndexHtml(`/${PAGE}`, source, request.originalUrl);
          const { html, headers } = protectPage(page, `ws://${addressOf(server)}`);
          response.writeHead(200, headers).end(html);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
