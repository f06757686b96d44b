import { utcText } from '../../../../shared/domain/date.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import { epochOf, momentFault } from '../../../../shared/domain/moment.ts';
import { done, failed, invalid, type Result } from '../../../../shared/result/result.ts';
import type { CheckedTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { ActivateRequest } from '../../../../shared/schemas/rate-books/table-lifecycle.ts';
import type { Context } from '../../dispatcher.ts';
import { keepSteps, type LifecycleParts, saidIn } from './keep-step.ts';
import type { Refusals } from './kind.ts';
import { mustBeSound } from './sound.ts';
import { isScheduled } from './state.ts';
import type { RateTable } from './table.ts';
import { tableOf } from './tables.ts';

/**
 * Refuses a table unless it is approved, and neither withdrawn nor activated.
 * @param mayBeActivated whether an activation is no hindrance
 */
function mustBeApproved<T>(
  { hash, state }: RateTable<T>,
  refusals: Refusals,
  { mayBeActivated = false } = {},
): Result<true> {
  const conflict = (code: Refusals['withdrawn' | 'active' | 'unapproved']) =>
    failed({ kind: 'conflict', message: message(code, { hash }) });
  if (state.isWithdrawn) return conflict(refusals.withdrawn);
  if (!mayBeActivated && state.activeFrom !== undefined) return conflict(refusals.active);
  return state.isApproved ? done(true) : conflict(refusals.unapproved);
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
 * Brings an approved table into force, now or from a moment on. An activation that lies ahead may be
 * moved, because no quote goes by it yet; the reason is kept.
 */
export function activateTable<T, S>(parts: LifecycleParts<T, S>) {
  const { kind } = parts;
  return async (request: ActivateRequest, context: Context): Promise<Result<CheckedTable<S>>> => {
    const { now } = context;
    const { reason } = saidIn(request);
    const moment = momentIn(request.from, now);
    if (!moment.ok) return moment;
    return keepSteps(parts, context, async (tables) => {
      const found = tableOf(tables, request.hash, kind);
      if (!found.ok) return found;
      const table = found.value;
      const isMoved = isScheduled(table.state, now);
      const approved = mustBeApproved(table, kind.refusals, { mayBeActivated: isMoved });
      if (!approved.ok) return approved;
      if (isMoved && reason === undefined) {
        return invalid([{ path: 'reason', message: message('activationMoved') }]);
      }
      // What was sound when it was approved may not be next to what came in since.
      const sound = await mustBeSound(tables, table, kind);
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
