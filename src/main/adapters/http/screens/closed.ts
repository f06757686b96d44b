import type { FastifyReply, FastifyRequest } from 'fastify';
import { failed } from '../../../../shared/contract/result.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { SESSION_HOURS, type Session, type SessionState } from './session.ts';

const reasons = (command: string): Record<Exclude<SessionState, 'open'>, Message> => ({
  none: message('notSignedIn', { command }),
  expired: message('sessionExpired', { hours: SESSION_HOURS, command }),
  signedOut: message('sessionSignedOut', { command }),
  replaced: message('sessionReplaced', { command }),
});

export type RefuseClosed = ReturnType<typeof refuseClosed>;

/**
 * A hook that answers 401, with the reason, where the request's session is not open.
 * @param linkCommand what a person runs for a new link
 */
export function refuseClosed(session: Session, linkCommand: string) {
  const messages = reasons(linkCommand);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const state = session.stateOf(request);
    if (state === 'open') return;
    return reply
      .code(401)
      .send(failed({ kind: 'unauthenticated', message: messages[state], presented: false }));
  };
}
