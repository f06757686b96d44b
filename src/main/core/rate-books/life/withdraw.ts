import { done, failed, type Result } from '../../../../shared/contract/result.ts';
import { message } from '../../../../shared/domain/messages/message.ts';
import type { CheckedTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type { WithdrawRequest } from '../../../../shared/schemas/rate-books/table-life.ts';
import type { Context } from '../../dispatcher.ts';
import { keepSteps, type LifeParts, saidIn } from './keep-step.ts';
import { mayRate } from './standing.ts';
import type { Table } from './table.ts';
import { type Tables, tableOf } from './tables.ts';

/** Whether new quotes would have none to go by without a table. */
function isOnlyOne<T>({ all }: Tables<T>, { hash, standing }: Table<T>, now: number): boolean {
  const others = all.filter((other) => other.hash !== hash && other.content !== undefined);
  return mayRate(standing, now) && !others.some((other) => mayRate(other.standing, now));
}

/**
 * Withdraws a table for good: new quotes go by the one before it, and its own quotes are calculated by
 * it as before. A damaged one can be withdrawn, too; the only one in force, where one is needed, not.
 */
export function withdrawTable<T, S>(parts: LifeParts<T, S>) {
  const { kind } = parts;
  return (request: WithdrawRequest, context: Context): Promise<Result<CheckedTable<S>>> =>
    keepSteps(parts, context, (tables) => {
      const found = tableOf(tables, request.hash, kind);
      if (!found.ok) return found;
      const table = found.value;
      const { hash, standing } = table;
      if (standing.isWithdrawn) {
        return failed({ kind: 'conflict', message: message(kind.refusals.withdrawn, { hash }) });
      }
      if (kind.onlyOne && isOnlyOne(tables, table, context.now)) {
        return failed({ kind: 'conflict', message: kind.onlyOne(hash) });
      }
      const detail = { reason: '', ...saidIn(request) };
      return done({ table, findings: [], steps: [{ step: 'withdrawn', detail }] });
    });
}
