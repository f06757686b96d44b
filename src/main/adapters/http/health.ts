import type { FastifyInstance } from 'fastify';
import { message } from '../../../shared/domain/messages/message.ts';
import { sendFault } from './reply.ts';

/** Whether the host can do its work; throws or answers false where not. */
export type Health = () => Promise<boolean>;

/** Where a supervisor looks, without a token. */
export const healthPlaces = [
  { method: 'GET', path: '/health/live' },
  { method: 'GET', path: '/health/ready' },
] as const;

/** `live`: the process answers. `ready`: its data answers too. */
export function healthRoutes(api: FastifyInstance, health: Health): void {
  const [live, ready] = healthPlaces;
  api.get(live.path, async () => ({ status: 'live' }));
  api.get(ready.path, async (_request, reply) => {
    const isReady = await health().catch(() => false);
    if (isReady) return { status: 'ready' };
    return sendFault(reply, { kind: 'unavailable', message: message('dataSilent') });
  });
}
