import { done, failed, invalid, type Result } from '../../../../shared/contract/result.ts';
import { epochOf, momentFault, utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { CheckedTable } from '../../../../shared/schemas/kept-table.ts';
import type { ActivateRequest } from '../../../../shared/schemas/table-life.ts';
import type { Context } from '../../dispatcher.ts';
import { keepSteps, type LifeParts, saidIn } from './keep-step.ts';
import type { Refusals } from './kind.ts';
import { mustBeSound } from './sound.ts';
import { isScheduled } from './standing.ts';
import type { Table } from './table.ts';
import { tableOf } from './tables.ts';

interface Refused {
  readonly refusals: Refusals;
  /** Whether it is activated already, from a moment on that is still to come. */
  readonly isMoved: boolean;
  readonly reason: string | undefined;
}

/** When a table is to come into force: never before now, because quotes were made by others since. */
function momentIn(from: string | undefined, now: number): Result<number> {
  if (from === undefined) return done(now);
  const moment = epochOf(from);
  if (moment === undefined) return invalid([{ path: 'from', message: message(momentFault(from)) }]);
  return moment < now
    ? invalid([{ path: 'from', message: message('activationPast', { now: utcText(now) }) }])
    : done(moment);
}

/**
 * Why a table is not activated as it stands; undefined where it may be. An activation that lies ahead
 * may be moved, because no quote goes by it yet, and the reason is kept.
 */
function refusalOf<T>(
  { hash, standing }: Table<T>,
  { refusals, isMoved, reason }: Refused,
): Result<never> | undefined {
  const conflict = (code: Refusals['withdrawn' | 'active' | 'unapproved']) =>
    failed({ kind: 'conflict', message: message(code, { hash }) });
  if (standing.isWithdrawn) return conflict(refusals.withdrawn);
  if (!isMoved && standing.activeFrom !== undefined) return conflict(refusals.active);
  if (!standing.isApproved) return conflict(refusals.unapproved);
  if (isMoved && reason === undefined)
    return invalid([{ path: 'reason', message: message('activationMoved') }]);
  return undefined;
}

/** Brings an approved table into force, now or from a moment on; again while that moment is to come: moves it. */
export function activateTable<T, S>(parts: LifeParts<T, S>) {
  const { kind } = parts;
  return async (request: ActivateRequest, context: Context): Promise<Result<CheckedTable<S>>> => {
    const { now } = context;
    const { reason } = saidIn(request);
    const moment = momentIn(request.from, now);
    if (!moment.ok) return moment;
    return keepSteps(parts, context, (tables) => {
      const found = tableOf(tables, request.hash, kind);
      if (!found.ok) return found;
      const table = found.value;
      const isMoved = isScheduled(table.standing, now);
      const refused = refusalOf(table, { refusals: kind.refusals, isMoved, reason });
      if (refused) return refused;
      // What was sound when it was approved may not be next to what came in since.
      const sound = mustBeSound(tables, table, kind);
      if (!sound.ok) return sound;
      const { content, findings } = sound.value;
      const { hash } = table;
      return done({
        table,
        findings,
        steps: [{ step: 'activated', detail: { from: moment.value, ...saidIn(request) } }],
        activated: { hash, content, activatedAt: now },
      });
    });
  };
}
