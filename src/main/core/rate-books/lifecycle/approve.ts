import { message } from '../../../../shared/domain/messages/message.ts';
import { maybeSamePerson } from '../../../../shared/domain/rate-books/same-person.ts';
import { done, failed, invalid, type Result } from '../../../../shared/result/result.ts';
import type { CheckedTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { ApproveRequest } from '../../../../shared/schemas/rate-books/table-lifecycle.ts';
import { actorId } from '../../access/approvers.ts';
import { doneBy } from '../../caller/done-by.ts';
import type { Context } from '../../dispatcher.ts';
import { keepSteps, type LifecycleParts, saidIn } from './keep-step.ts';
import type { Refusals } from './kind.ts';
import { mustBeSound } from './sound.ts';
import type { RateTable } from './table.ts';
import { tableOf } from './tables.ts';

export interface ApproveParts<T, S> extends LifecycleParts<T, S> {
  /** The ids of all who may approve. */
  readonly approvers: () => Promise<readonly string[]>;
}

function conflict(code: Refusals['withdrawn' | 'active' | 'approved' | 'ownDraft'], hash: string) {
  return failed({ kind: 'conflict', message: message(code, { hash }) });
}

function mustWait<T>({ hash, state }: RateTable<T>, refusals: Refusals): Result<true> {
  if (state.isWithdrawn) return conflict(refusals.withdrawn, hash);
  if (state.activeFrom !== undefined) return conflict(refusals.active, hash);
  return state.isApproved ? conflict(refusals.approved, hash) : done(true);
}

/**
 * Approves a table without a fault. Never by who drafted it, unless no one else may approve. Then, and where
 * no one can tell whether they are one person, the request must state it, and the history keeps that.
 */
export function approveTable<T, S>(parts: ApproveParts<T, S>) {
  const { kind } = parts;
  return (request: ApproveRequest, context: Context): Promise<Result<CheckedTable<S>>> =>
    keepSteps(parts, context, async (tables) => {
      const found = tableOf(tables, request.hash, kind);
      if (!found.ok) return found;
      const table = found.value;
      const waits = mustWait(table, kind.refusals);
      if (!waits.ok) return waits;
      const { drafted } = table.state;
      const approver = doneBy(context);
      const own = actorId(approver);
      const isOwn = drafted !== undefined && actorId(drafted) === own;
      const isAlone = drafted !== undefined && maybeSamePerson(drafted, approver);
      const others = (await parts.approvers()).filter(
        (id) => id !== own && id !== context.caller.id,
      );
      if (isOwn && others.length > 0) return conflict(kind.refusals.ownDraft, table.hash);
      const sound = await mustBeSound(tables, table, kind);
      if (!sound.ok) return sound;
      if (isAlone && !request.ownDraft) {
        return invalid([{ path: 'ownDraft', message: message('ownDraftUnsaid') }]);
      }
      const detail = {
        reason: '',
        ...saidIn(request),
        ...(isAlone ? { ownDraft: true as const } : {}),
      };
      const { findings } = sound.value;
      return done({ table, findings, steps: [{ step: 'approved', detail }] });
    });
}
