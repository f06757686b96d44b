import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BRIDGE_PATH, SESSION_KEY_HEADER } from '../../../../shared/contract/bridge.ts';

const HOUR = 3_600_000;

/** Hours that a session lasts: a working day. Nothing that the page asks by itself makes it longer. */
export const SESSION_HOURS = 12;

/** What a request's session is: open, never opened here, or how it ended. */
export type SessionState = 'open' | 'none' | 'expired' | 'signedOut' | 'replaced';

/**
 * The broker's session in the browser: one at a time, in memory only, so that it also ends with the
 * host. Cookies go to every port of 127.0.0.1; the key, which the page sends in a header of its own,
 * stays with the page's origin. A request needs both.
 */
export interface Session {
  /** Opens a session, which ends the one before. @returns its key, for the page */
  readonly open: (request: FastifyRequest, reply: FastifyReply) => string;
  readonly stateOf: (request: FastifyRequest) => SessionState;
  /** Ends the session by the broker's wish. */
  readonly end: (request: FastifyRequest, reply: FastifyReply) => void;
}

interface Opened {
  readonly cookie: Buffer;
  readonly key: Buffer;
  /** Epoch milliseconds. */
  readonly openedAt: number;
}

const secret = () => randomBytes(32).toString('base64url');

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Digests have one length, so that the time of the comparison reveals nothing. */
const matches = (shown: unknown, kept: Buffer) =>
  typeof shown === 'string' && timingSafeEqual(digest(shown), kept);

/** Cookies ignore ports: the port in the name keeps the cookies of two hosts apart. */
const nameFor = (request: FastifyRequest) => `quotedesk-${request.socket.localPort ?? 0}`;

/** @param clock epoch milliseconds */
export function createSession(clock: () => number): Session {
  let latest: Opened | undefined;
  let isEnded = false;
  /** The one before, so that its page can say why it ended. */
  let replaced: Opened | undefined;

  const stateOf: Session['stateOf'] = (request) => {
    const key = request.headers[SESSION_KEY_HEADER];
    if (latest !== undefined && matches(key, latest.key)) {
      if (isEnded) return 'signedOut';
      if (clock() - latest.openedAt >= SESSION_HOURS * HOUR) return 'expired';
      return matches(request.cookies[nameFor(request)], latest.cookie) ? 'open' : 'none';
    }
    return replaced !== undefined && matches(key, replaced.key) ? 'replaced' : 'none';
  };
  return {
    open: (request, reply) => {
      const [cookie, key] = [secret(), secret()];
      replaced = isEnded ? undefined : latest;
      latest = { cookie: digest(cookie), key: digest(key), openedAt: clock() };
      isEnded = false;
      reply.setCookie(nameFor(request), cookie, {
        httpOnly: true,
        sameSite: 'strict',
        path: BRIDGE_PATH,
      });
      return key;
    },
    stateOf,
    end: (request, reply) => {
      isEnded = true;
      reply.clearCookie(nameFor(request), { path: BRIDGE_PATH });
    },
  };
}
