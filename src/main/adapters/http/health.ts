import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { english } from '../../../shared/domain/messages/english.ts';
import { message } from '../../../shared/domain/messages/message.ts';
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

const File = Type.Union([Type.String(), Type.Null()], {
  description: 'A file; null: the demonstration',
});

/** What a supervisor is answered. */
export const HealthStatus = Type.Object({
  status: Type.String(),
  registers: Type.Optional(Type.Object({ vehicles: File, addresses: File })),
  warnings: Type.Optional(Type.Array(Type.String())),
});

/** What stands about the backups now. */
export type BackupsOf = () => Pick<BackupStatus, 'lastSuccess' | 'isOverdue'>;

export interface HealthParts {
  readonly ready: Readiness;
  /** Whether its office is out of reach: prices and what is here can still be read. */
  readonly isOfficeAway: () => boolean;
  readonly backups: BackupsOf;
  /** The files of the registers that look-ups read, by their kinds; null: the demonstration. */
  readonly registers: () => Promise<Readonly<Record<Register, string | null>>>;
  /** Epoch milliseconds. */
  readonly clock: () => number;
}

/** What a supervisor should know although the host can do everything. */
function warnings({ backups, isOfficeAway }: Pick<HealthParts, 'backups' | 'isOfficeAway'>) {
  const { lastSuccess, isOverdue } = backups();
  const overdue = lastSuccess
    ? message('backupOverdue', { at: lastSuccess.at })
    : message('backupNever');
  const found = [
    ...(isOverdue ? [overdue] : []),
    ...(isOfficeAway() ? [message('officeSilent')] : []),
  ];
  return found.length > 0 ? { warnings: found.map(english) } : {};
}

/**
 * `live`: the process responds. `ready`: it could keep a change now, and what look-ups read; where it
 * can't, it says why. It warns where backups are overdue, and where its office is out of reach: then every
 * host would be unready at once, and none would price.
 */
export function healthRoutes(api: FastifyInstance, parts: HealthParts): void {
  const { ready: readiness, registers, clock } = parts;
  const [live, ready] = healthPlaces;
  // What is ready is tried on the drive.
  const onRequest = limitStrangers('health', clock);
  api.get(live.path, { onRequest }, async () => ({ status: 'live' }));
  api.get(ready.path, { onRequest }, async (_request, reply) => {
    const fault = await readiness();
    if (fault) return sendFault(reply, fault);
    return { status: 'ready', registers: await registers(), ...warnings(parts) };
  });
}
