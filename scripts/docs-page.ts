import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, extname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const SWAGGER = dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files of Swagger UI that the page needs, and those that its licence requires. */
const SWAGGER_FILES = ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE'];

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};

/** Puts the page at `/docs` next to the built hosts, whole: it fetches nothing from elsewhere. */
export function docsPage(root: string): Plugin[] {
  const own = join(root, 'resources/api-docs');
  const paths = [
    ...readdirSync(own).map((name) => join(own, name)),
    ...SWAGGER_FILES.map((name) => join(SWAGGER, name)),
    join(root, 'resources/icon.png'),
  ];
  const files = new Map(paths.map((path) => [`/${basename(path)}`, path]));
  return [
    {
      name: 'docs-page',
      apply: 'build',
      buildStart() {
        for (const [name, path] of files)
          this.emitFile({ type: 'asset', fileName: `docs${name}`, source: readFileSync(path) });
      },
    },
    {
      name: 'docs-page-in-development',
      apply: 'serve',
      configureServer({ middlewares }) {
        middlewares.use('/docs', (request, response, next) => {
          const name = request.url === '/' ? '/index.html' : (request.url ?? '');
          const path = files.get(name);
          if (path === undefined) return next();
          const type = TYPES[extname(path)] ?? 'text/plain; charset=utf-8';
          response.writeHead(200, { 'content-type': type }).end(readFileSync(path));
        });
      },
    },
  ];
}
