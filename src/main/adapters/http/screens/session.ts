import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Cookies ignore ports: the port in the name keeps the cookies of two hosts apart. */
const nameFor = (request: FastifyRequest) => `quotedesk-${request.socket.localPort ?? 0}`;

/** The broker's session in the browser: it ends with the host. */
export interface Session {
  open(request: FastifyRequest, reply: FastifyReply): void;
  isOpen(request: FastifyRequest): boolean;
}

/** A session with a key of 32 random bytes, kept in memory only. */
export function createSession(): Session {
  const key = randomBytes(32).toString('base64url');
  const kept = digest(key);
  return {
    open(request, reply) {
      reply.setCookie(nameFor(request), key, { httpOnly: true, sameSite: 'strict', path: '/' });
    },
    isOpen(request) {
      const shown = request.cookies[nameFor(request)];
      return shown !== undefined && timingSafeEqual(digest(shown), kept);
    },
  };
}
