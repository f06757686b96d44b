import type { FastifyInstance } from 'fastify';
import { SESSION_PATH } from '../../../../shared/contract/bridge.ts';
import { done, failed } from '../../../../shared/contract/result.ts';
import { isJsonObject } from '../../../../shared/data/json-object.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { RefuseClosed } from './closed.ts';
import { spendLaunchToken } from './launch-token.ts';
import type { Session } from './session.ts';

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
export function addSessionRoutes(server: FastifyInstance, parts: SessionParts): void {
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
