import type { FastifyInstance } from 'fastify';
import { DOCUMENTS_PATH } from '../../core/documents/links.ts';
import type { OpenDocument } from '../../core/documents/open.ts';
import { sendFault } from './reply.ts';

/** Where the link of a document leads; its signature replaces a token. */
export const documentPlace = { method: 'GET', path: `${DOCUMENTS_PATH}/:id/:file` } as const;

/** Sends documents to holders of signed links. */
export function documentRoute(api: FastifyInstance, open: OpenDocument): void {
  api.get<{ Params: { id: string; file: string }; Querystring: { e?: unknown; s?: unknown } }>(
    documentPlace.path,
    async ({ params, query }, reply) => {
      const opened = await open({ ...params, e: query.e, s: query.s });
      if (!opened.ok) return sendFault(reply, opened.fault);
      const { bytes, fileName } = opened.value;
      return reply
        .headers({
          'Content-Type': 'application/pdf',
          'Cache-Control': 'private, no-store',
          'Content-Disposition': `inline; filename="${fileName}"`,
        })
        .send(Buffer.from(bytes));
    },
  );
}
