import { type Message, message } from '../../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import type { CheckedTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { WithdrawRequest } from '../../../../shared/schemas/rate-books/table-lifecycle.ts';
import type { Context } from '../../dispatcher.ts';
import { keepSteps, type LifecycleParts, saidIn } from './keep-step.ts';
import type { LifecycleKind } from './kind.ts';
import { mayRate } from './state.ts';
import type { RateTable } from './table.ts';
import { type Tables, tableOf } from './tables.ts';

/** Why new quotes need a table: without it they would have none to go by. */
function neededBy<T, S>(
  { all }: Tables<T>,
  { hash, content, state }: RateTable<T>,
  { kind, now }: { readonly kind: LifecycleKind<T, S>; readonly now: number },
): Message | undefined {
  // No one goes by a damaged one.
  if (content === undefined || !mayRate(state, now)) return undefined;
  const scheme = kind.schemeOf(content);
  const isLeft = all.some(
    (other) =>
      other.hash !== hash &&
      other.content !== undefined &&
      kind.schemeOf(other.content) === scheme &&
      mayRate(other.state, now),
  );
  return isLeft ? undefined : kind.onlyOne(hash, scheme);
}

/**
 * Withdraws a table for good: new quotes go by the one before it, and its own quotes are calculated by
 * it as before. A damaged one can be withdrawn, too; the only one in force, where one is needed, not.
 */
export function withdrawTable<T, S>(parts: LifecycleParts<T, S>) {
  const { kind } = parts;
  return (request: WithdrawRequest, context: Context): Promise<Result<CheckedTable<S>>> =>
    keepSteps(parts, context, (tables) => {
      const found = tableOf(tables, request.hash, kind);
      if (!found.ok) return found;
      const table = found.value;
      const { hash, state } = table;
      if (state.isWithdrawn) {
        return failed({ kind: 'conflict', message: message(kind.refusals.withdrawn, { hash }) });
      }
      const needed = neededBy(tables, table, { kind, now: context.now });
      if (needed) return failed({ kind: 'conflict', message: needed });
      const detail = { reason: '', ...saidIn(request) };
      return done({ table, findings: [], steps: [{ step: 'withdrawn', detail }] });
    });
}
