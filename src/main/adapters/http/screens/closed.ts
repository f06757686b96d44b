import type { FastifyReply, FastifyRequest } from 'fastify';
import { failed } from '../../../../shared/contract/result.ts';
import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { SESSION_HOURS, type Session, type SessionState } from './session.ts';

const REASONS: Record<Exclude<SessionState, 'open'>, Message> = {
  none: message('notSignedIn'),
  expired: message('sessionExpired', { hours: SESSION_HOURS }),
  signedOut: message('sessionSignedOut'),
  replaced: message('sessionReplaced'),
};

/** A hook that answers 401, with the reason, where the request's session is not open. */
export function refuseClosed(session: Session) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const state = session.stateOf(request);
    if (state === 'open') return;
    return reply
      .code(401)
      .send(failed({ kind: 'unauthenticated', message: REASONS[state], presented: false }));
  };
}
