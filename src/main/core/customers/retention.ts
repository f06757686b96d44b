import {
  daysLater,
  irishDay,
  irishDayStart,
  lastDayOfMonths,
} from '../../../shared/domain/date.ts';
import { done, type Result } from '../../../shared/result/result.ts';
import type {
  Retention,
  RetentionPreview,
  RetentionReport,
} from '../../../shared/schemas/people/retention.ts';
import { type DoneBy, doneBy } from '../caller/done-by.ts';
import type { ChangingSettings } from '../desk/settings.ts';
import type { Context } from '../dispatcher.ts';
import { isHeld } from './held.ts';
import type { Limits, RecordStore } from './record-store.ts';
import { readRetention } from './retention-settings.ts';

export interface RetentionParts {
  readonly records: RecordStore;
  readonly settings: ChangingSettings;
  readonly newErasureId: () => string;
  /** Lets other work have its turn. */
  readonly pause: () => Promise<void>;
  /** Takes every trace of what was erased out of the files. @returns whether that is done */
  readonly purge: () => Promise<boolean>;
}

type Conditions = Pick<Context, 'isCancelled'>;
type Erased = RetentionReport['erased'];

/** How many records are erased in one transaction: some tens of milliseconds. */
const SLICE = 20;
const SOON_DAYS = 30;
const MONTHS = 12;

const monthsBefore = (day: string, months: number) => daysLater(lastDayOfMonths(day, -months), 1);

/** Before when a record must lie to be over on an Irish day. */
function limitsOn(today: string, { unsoldMonths, policyYears }: Retention): Limits {
  return {
    unsoldBefore: irishDayStart(monthsBefore(today, unsoldMonths)),
    policiesBefore: monthsBefore(today, policyYears * MONTHS),
  };
}

/** Says what the settings would erase now, and in the next thirty days. */
export function previewRetention({
  records,
  settings,
}: Pick<RetentionParts, 'records' | 'settings'>) {
  return async (_: object, { now }: Context): Promise<Result<RetentionPreview>> => {
    const retention = await readRetention(settings);
    const today = irishDay(now);
    const due = await records.countDue(limitsOn(today, retention));
    const later = await records.countDue(limitsOn(daysLater(today, SOON_DAYS), retention));
    return done({
      retention,
      now: due,
      soon: {
        quotes: later.quotes - due.quotes,
        policies: later.policies - due.policies,
        declined: later.declined - due.declined,
        drafts: later.drafts - due.drafts,
      },
    });
  };
}

/** Erases the next records that are over. @returns undefined where there is none, or one just changed */
async function eraseSlice(
  { records, settings, newErasureId }: RetentionParts,
  by: DoneBy,
): Promise<Erased | undefined> {
  const retention = await readRetention(settings);
  const today = irishDay(by.at);
  const due = await records.due(limitsOn(today, retention), SLICE);
  const quotes = due.quotes.filter((quote) => !isHeld(quote, retention, today));
  const { declined, drafts, consentsOf } = due;
  const isNothing = quotes.length + declined.length + drafts.length === 0;
  if (isNothing && consentsOf === undefined) return undefined;
  const erased = await records.erase({
    id: newErasureId(),
    ...by,
    reason: 'retention',
    declined,
    drafts,
    quotes: quotes.map(({ id, status }) => ({ id, status })),
    ...(consentsOf === undefined ? {} : { consentsOf }),
  });
  const policies = quotes.filter(({ policyId }) => policyId !== null).length;
  const unsold = { quotes: quotes.length - policies, policies };
  // Where somebody changed one of them, the next day tries again.
  return erased && { ...unsold, declined: declined.length, drafts: drafts.length };
}

/** Erases all that is over, slice by slice, and then takes its traces out of the files. */
async function eraseDue(
  parts: RetentionParts,
  by: DoneBy,
  { isCancelled }: Conditions,
): Promise<RetentionReport> {
  const erased = { quotes: 0, policies: 0, declined: 0, drafts: 0 };
  while (!isCancelled?.()) {
    const slice = await eraseSlice(parts, by);
    if (!slice) break;
    for (const name of ['quotes', 'policies', 'declined', 'drafts'] as const) {
      erased[name] += slice[name];
    }
    await parts.pause();
  }
  const isDue = await parts.records.isPurgeDue();
  return { erased, isPurged: !isDue || (await parts.purge()) };
}

/** Erases all that is over by the settings, whether or not they are on. */
export function applyRetention(parts: RetentionParts) {
  return async (_: object, context: Context): Promise<Result<RetentionReport>> =>
    done(await eraseDue(parts, doneBy(context), context));
}

/**
 * Erases what is over where the settings are on, and takes out of the files what an erasure before left,
 * for instance because the host was ended in between.
 */
export async function keepRetention(
  parts: RetentionParts,
  { now, isCancelled }: Conditions & Pick<Context, 'now'>,
): Promise<void> {
  const { isOn } = await readRetention(parts.settings);
  const conditions = isCancelled ? { isCancelled } : {};
  if (isOn) await eraseDue(parts, { at: now, by: 'desk' }, conditions);
  else if (await parts.records.isPurgeDue()) await parts.purge();
}
