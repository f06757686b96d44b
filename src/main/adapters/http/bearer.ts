import type { FastifyRequest } from 'fastify';
import { FaultError } from '../../../shared/contract/fault-error.ts';
import { message } from '../../../shared/domain/messages/message.ts';
import type { Authenticate } from '../../core/api-clients/tokens.ts';
import type { DataGuard } from '../../core/data-state/data-guard.ts';
import type { Caller } from '../../core/dispatcher.ts';
import { limitStrangers } from './rate-limit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null until the token has been checked. */
    caller: Caller | null;
  }
}

/** RFC 6750 2.1: one space or more. */
const BEARER = /^Bearer +([A-Za-z0-9._~+/-]+=*)$/i;

const REFUSED = message('token');

export interface BearerParts {
  readonly authenticate: Authenticate;
  readonly data: DataGuard;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/**
 * A hook that identifies the caller by the bearer token. RFC 6750 2.1. Whoever has none shares a
 * limit of their own, so that they use up nothing of any client's.
 */
export function bearer({ authenticate, data, clock }: BearerParts) {
  const countStranger = limitStrangers('token', clock);
  return async (request: FastifyRequest): Promise<void> => {
    const { authorization = '' } = request.headers;
    const token = BEARER.exec(authorization)?.[1];
    // Without the data, no token can be told from a wrong one.
    const refused = token === undefined ? undefined : data.refusal('reads');
    if (refused) throw new FaultError(refused);
    const caller = token === undefined ? undefined : await authenticate(token, clock());
    if (!caller) {
      await countStranger();
      // Another scheme is not an attempt at this one. RFC 6750 3.1.
      const presented = /^Bearer\b/i.test(authorization);
      throw new FaultError({ kind: 'unauthenticated', message: REFUSED, presented });
    }
    request.caller = caller;
  };
}
