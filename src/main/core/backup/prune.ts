import { byCodeUnit } from '../../../shared/data/by-code-unit.ts';
import { epochOf } from '../../../shared/domain/moment.ts';
import type { BackupKind, BackupSettings } from '../../../shared/schemas/data/backups.ts';

const DAY = 24 * 60 * 60 * 1000;

/** A backup that may be dropped. */
export interface Prunable {
  readonly kind: BackupKind;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/**
 * The backups that are past their time: of each kind those past the count, and whatever is past the
 * days. The newest of all always stays.
 * @param now epoch milliseconds
 */
export function pastTheirTime<B extends Prunable>(
  backups: readonly B[],
  { count, days }: Pick<BackupSettings, 'count' | 'days'>,
  now: number,
): B[] {
  const newestFirst = backups.toSorted((a, b) => byCodeUnit(b.at, a.at));
  const seen = new Map<BackupKind, number>();
  return newestFirst.filter(({ kind, at }, place) => {
    const newer = seen.get(kind) ?? 0;
    seen.set(kind, newer + 1);
    return place > 0 && (newer >= count || now - (epochOf(at) ?? now) > days * DAY);
  });
}
