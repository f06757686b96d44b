import type { FastifyInstance } from 'fastify';
import { english, message } from '../../../shared/domain/messages/message.ts';
import type { BackupStatus } from '../../../shared/schemas/data/backups.ts';
import type { Readiness } from '../../core/data-state/readiness.ts';
import type { Register } from '../../core/datasets/registers.ts';
import { limitStrangers } from './rate-limit.ts';
import { sendFault } from './reply.ts';

/** The addresses for a supervisor, without a token. */
export const healthPlaces = [
  { method: 'GET', path: '/health/live' },
  { method: 'GET', path: '/health/ready' },
] as const;

/** What stands about the backups now. */
export type BackupsOf = () => Pick<BackupStatus, 'lastSuccess' | 'isOverdue'>;

export interface HealthParts {
  readonly ready: Readiness;
  readonly backups: BackupsOf;
  /** The files of the registers that look-ups read, by their kinds; null: the demonstration. */
  readonly registers: () => Promise<Readonly<Record<Register, string | null>>>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** What a supervisor should know although the host can do everything. */
function warnings(backups: BackupsOf) {
  const { lastSuccess, isOverdue } = backups();
  if (!isOverdue) return {};
  const text = lastSuccess
    ? message('backupOverdue', { at: lastSuccess.at })
    : message('backupNever');
  return { warnings: [english(text)] };
}

/**
 * `live`: the process responds. `ready`: it could keep a change now, and what look-ups read; where it
 * can't, it says why, and where backups are overdue, it warns.
 */
export function healthRoutes(
  api: FastifyInstance,
  { ready: readiness, backups, registers, clock }: HealthParts,
): void {
  const [live, ready] = healthPlaces;
  // What is ready is tried on the drive.
  const onRequest = limitStrangers('health', clock);
  api.get(live.path, { onRequest }, async () => ({ status: 'live' }));
  api.get(ready.path, { onRequest }, async (_request, reply) => {
    const fault = await readiness();
    if (fault) return sendFault(reply, fault);
    return { status: 'ready', registers: await registers(), ...warnings(backups) };
  });
}
