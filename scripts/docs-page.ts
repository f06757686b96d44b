import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const SWAGGER = dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files of Swagger UI that the page needs, and those that its licence requires. */
const SWAGGER_FILES = ['swagger-ui-bundle.js', 'swagger-ui.css', 'LICENSE', 'NOTICE'];

/** Puts the page at `/docs` next to the built hosts, complete: it loads nothing from elsewhere. */
export function docsPage(root: string): Plugin {
  const own = join(root, 'resources/api-docs');
  const files = [
    ...readdirSync(own).map((name) => join(own, name)),
    ...SWAGGER_FILES.map((name) => join(SWAGGER, name)),
    join(root, 'resources/icon.png'),
  ];
  return {
    name: 'docs-page',
    buildStart() {
      for (const file of files) {
        const fileName = `docs/${file.split(/[\\/]/).at(-1)}`;
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
      }
    },
  };
}
