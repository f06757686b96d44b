import type { FastifyInstance } from 'fastify';
import { message } from '../../../shared/domain/messages/message.ts';
import { sendFault } from './reply.ts';

/** Whether the host can do its work; throws or returns false where it cannot. */
export type Health = () => Promise<boolean>;

/** The addresses for a supervisor, without a token. */
export const healthPlaces = [
  { method: 'GET', path: '/health/live' },
  { method: 'GET', path: '/health/ready' },
] as const;

/** `live`: the process responds. `ready`: its database responds too. */
export function healthRoutes(api: FastifyInstance, health: Health): void {
  const [live, ready] = healthPlaces;
  api.get(live.path, async () => ({ status: 'live' }));
  api.get(ready.path, async (_request, reply) => {
    const isReady = await health().catch(() => false);
    if (isReady) return { status: 'ready' };
    return sendFault(reply, { kind: 'unavailable', message: message('dataSilent') });
  });
}
