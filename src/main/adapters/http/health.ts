import type { FastifyInstance } from 'fastify';
import type { Readiness } from '../../core/data-state/readiness.ts';
import type { Register } from '../../core/datasets/registers.ts';
import { sendFault } from './reply.ts';

/** The addresses for a supervisor, without a token. */
export const healthPlaces = [
  { method: 'GET', path: '/health/live' },
  { method: 'GET', path: '/health/ready' },
] as const;

export interface HealthParts {
  readonly ready: Readiness;
  /** The files of the registers that look-ups read, by their kinds; null: the demonstration. */
  readonly registers: () => Promise<Readonly<Record<Register, string | null>>>;
}

/**
 * `live`: the process responds. `ready`: it could keep a change now, and what look-ups read; where it
 * can't, it says why.
 */
export function healthRoutes(
  api: FastifyInstance,
  { ready: readiness, registers }: HealthParts,
): void {
  const [live, ready] = healthPlaces;
  api.get(live.path, async () => ({ status: 'live' }));
  api.get(ready.path, async (_request, reply) => {
    const fault = await readiness();
    return fault ? sendFault(reply, fault) : { status: 'ready', registers: await registers() };
  });
}
