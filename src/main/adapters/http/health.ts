import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../../core/data-state/readiness.ts';
import { sendFault } from './reply.ts';

/** The addresses for a supervisor, without a token. */
export const healthPlaces = [
  { method: 'GET', path: '/health/live' },
  { method: 'GET', path: '/health/ready' },
] as const;

/** `live`: the process responds. `ready`: it could keep a change now; where it can't, it says why. */
export function healthRoutes(api: FastifyInstance, readiness: Readiness): void {
  const [live, ready] = healthPlaces;
  api.get(live.path, async () => ({ status: 'live' }));
  api.get(ready.path, async (_request, reply) => {
    const fault = await readiness();
    return fault ? sendFault(reply, fault) : { status: 'ready' };
  });
}
