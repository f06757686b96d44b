import { message } from '../../../../shared/domain/messages/message.ts';
import { done, failed, type Result } from '../../../../shared/result/result.ts';
import { type Finding, isFault } from '../../rating/examine/finding.ts';
import type { LifecycleKind } from './kind.ts';
import { mayRate } from './state.ts';
import type { RateTable } from './table.ts';
import type { Identified } from './table-store.ts';
import { type Tables, wholeTable } from './tables.ts';

/** What the checks find in a table, next to all others by which quotes may go now or later. */
export function findingsNextTo<T, S>(
  { all }: Pick<Tables<T>, 'all'>,
  { hash, content }: Identified<T>,
  kind: LifecycleKind<T, S>,
): Promise<Result<readonly Finding[]>> {
  const others = all.filter(
    (table) => table.hash !== hash && mayRate(table.state, Number.POSITIVE_INFINITY),
  );
  return kind.findingsIn(content, others);
}

/** A table without a fault, with what else the checks find in it; or every fault, with its place. */
export async function mustBeSound<T, S>(
  tables: Tables<T>,
  table: RateTable<T>,
  kind: LifecycleKind<T, S>,
): Promise<Result<{ readonly content: T; readonly findings: readonly Finding[] }>> {
  const whole = wholeTable(table, kind);
  if (!whole.ok) return whole;
  const { hash } = table;
  const content = whole.value;
  const found = await findingsNextTo(tables, { hash, content }, kind);
  if (!found.ok) return found;
  const findings = found.value;
  const faults = findings.filter(isFault);
  if (faults.length === 0) return done({ content, findings });
  return failed({
    kind: 'invalid',
    message: message(kind.refusals.unfit, { hash }),
    errors: faults.map(({ severity: _, ...placed }) => placed),
  });
}
