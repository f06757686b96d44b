import type { FastifyReply, FastifyRequest } from 'fastify';
import { rateLimited } from '../../../shared/contract/result.ts';
import { ANONYMOUS } from '../../core/dispatcher.ts';
import { MINUTE, slidingWindow } from '../../core/rate-limits/sliding-window.ts';
import { FaultError } from './fault-error.ts';

/** How many requests without a valid token are answered as such in any 60 seconds, all together. */
export const WITHOUT_TOKEN = 300;

interface LimitOptions {
  readonly perMinute: number;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * A hook that counts the requests of each client, over any 60 seconds and whatever their token.
 * The headers are those of draft-ietf-httpapi-ratelimit-headers-03: until `RateLimit-Reset` at least
 * one more request is free.
 */
export function limitRequests({ perMinute, clock }: LimitOptions) {
  const requests = slidingWindow({ most: perMinute, span: MINUTE });
  return async ({ caller }: FastifyRequest, reply: FastifyReply): Promise<void> => {
    // After the token was checked, because the client is the key: the address is everybody's.
    const taken = requests.take(caller?.id ?? ANONYMOUS.id, clock());
    reply.headers({
      'RateLimit-Limit': perMinute,
      'RateLimit-Remaining': taken.remaining,
      'RateLimit-Reset': taken.seconds,
    });
    if (!taken.isAllowed) throw new FaultError(rateLimited(taken.seconds));
  };
}
