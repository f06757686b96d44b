import type { FastifyReply, FastifyRequest } from 'fastify';
import { FaultError } from '../../../shared/result/fault-error.ts';
import { rateLimited } from '../../../shared/result/result.ts';
import { MINUTE, type SharedWindow, slidingWindow } from '../../core/access/sliding-window.ts';
import { ANONYMOUS } from '../../core/dispatcher.ts';

/**
 * How many requests of those who show no valid token are answered in any 60 seconds, all together: each kind by
 * itself, so that anyone who guesses tokens keeps no supervisor from asking how the host is. A page has about 40 files.
 */
export const STRANGERS = {
  token: 300,
  health: 300,
  description: 300,
  screens: 1_200,
  joining: 30,
} as const;

interface LimitOptions {
  readonly perMinute: number;
  /** Counts the requests of clients, as many as that in any 60 seconds. */
  readonly take: SharedWindow;
}

/** A hook that counts the requests of one kind. @param clock epoch milliseconds */
export function limitStrangers(kind: keyof typeof STRANGERS, clock: () => number) {
  const requests = slidingWindow({ most: STRANGERS[kind], span: MINUTE });
  return async (): Promise<void> => {
    const taken = requests.take(ANONYMOUS.id, clock());
    if (!taken.isAllowed) throw new FaultError(rateLimited(taken.seconds));
  };
}

/**
 * A hook that counts the requests of each client, over any 60 seconds and whatever their token.
 * The headers are those of draft-ietf-httpapi-ratelimit-headers-03: until `RateLimit-Reset` at least
 * one more request is free.
 */
export function limitRequests({ perMinute, take }: LimitOptions) {
  return async ({ caller }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // After the token was checked, because the client is the key: the address is everybody's.
    const taken = await take(caller?.id ?? ANONYMOUS.id);
    reply.headers({
      'RateLimit-Limit': perMinute,
      'RateLimit-Remaining': taken.remaining,
      'RateLimit-Reset': taken.seconds,
    });
    if (!taken.isAllowed) throw new FaultError(rateLimited(taken.seconds));
  };
}
