import { lastIrishHour } from '../../../shared/domain/irish-hour.ts';
import { epochOf } from '../../../shared/domain/moment.ts';
import type { BackupSettings, BackupState } from '../../../shared/schemas/data/backups.ts';

/** Milliseconds after which a failed backup is tried again. */
const RETRY_AFTER = 30 * 60 * 1000;

/** Milliseconds without a backup after which everybody is to know it: a week. */
const OVERDUE_AFTER = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds since a moment; one that lies ahead, as after the clock was set back, counts as none. */
function since(moment: { readonly at: string } | null, now: number): number | undefined {
  const at = moment === null ? undefined : epochOf(moment.at);
  return at !== undefined && at <= now ? now - at : undefined;
}

/** Whether a daily backup is to be made now: none succeeded since its hour came last. @param now epoch ms */
export function isDue(
  { daily, hour }: Pick<BackupSettings, 'daily' | 'hour'>,
  { lastSuccess, lastFailure }: Pick<BackupState, 'lastSuccess' | 'lastFailure'>,
  now: number,
): boolean {
  if (!daily) return false;
  const sinceFailure = since(lastFailure, now);
  if (sinceFailure !== undefined && sinceFailure < RETRY_AFTER) return false;
  const sinceSuccess = since(lastSuccess, now);
  return sinceSuccess === undefined || now - sinceSuccess < lastIrishHour(now, hour);
}

/** Whether none succeeded for a week; where none ever did, since a host first looked. @param now epoch ms */
export function isOverdue(
  { lastSuccess, since: first }: Pick<BackupState, 'lastSuccess' | 'since'>,
  now: number,
): boolean {
  const passed = since(lastSuccess, now) ?? since({ at: first }, now) ?? 0;
  return passed > OVERDUE_AFTER;
}
