import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { message } from '../../../shared/domain/messages/message.ts';
import { sendFault } from './reply.ts';

/** The page where a person reads the description of the API and tries it out. */
export const docsPlace = { method: 'GET', path: '/docs' } as const;

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
export async function docsRoutes(api: FastifyInstance, folder: string | undefined): Promise<void> {
  const page = folder === undefined ? undefined : join(folder, PAGE);
  if (folder === undefined || page === undefined || !existsSync(page)) {
    const absent = message('docsNotBuilt');
    api.get(docsPlace.path, (_request, reply) =>
      sendFault(reply, { kind: 'notFound', message: absent }),
    );
    return;
  }
  const html = readFileSync(page);
  for (const path of [docsPlace.path, `${docsPlace.path}/`]) {
    api.get(path, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('Content-Security-Policy', POLICY).send(html),
    );
  }
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
