import { tidy } from '../../../../shared/domain/text/tidy.ts';
import { done, type Result } from '../../../../shared/result/result.ts';
import type { CheckedTable } from '../../../../shared/schemas/rate-books/kept-table.ts';
import { doneBy } from '../../caller/done-by.ts';
import type { Context } from '../../dispatcher.ts';
import type { Finding } from '../../rating/examine/finding.ts';
import { type EntryParts, entriesOf } from './entry.ts';
import type { TableEvent, TableStep } from './event.ts';
import { currentStateOf } from './state.ts';
import type { RateTable } from './table.ts';
import type { ActiveTable, Identified } from './table-store.ts';
import { readTables, type TableParts, type Tables } from './tables.ts';

/** What every step in the life of a table needs. */
export interface LifecycleParts<T, S> extends TableParts<T, S>, EntryParts<T, S> {}

/** What is to happen to a table. */
export interface Plan<T> {
  readonly table: RateTable<T>;
  readonly findings: readonly Finding[];
  readonly steps: readonly TableStep[];
  readonly draft?: Identified<T>;
  readonly activated?: ActiveTable<T>;
}

/**
 * Keeps steps in the life of a table, and the response to the request for them; decides again where
 * something else happened to a table in between. Nothing is written where nothing is to happen.
 */
export async function keepSteps<T, S>(
  parts: LifecycleParts<T, S>,
  context: Context,
  plan: (tables: Tables<T>) => Promise<Result<Plan<T>>> | Result<Plan<T>>,
): Promise<Result<CheckedTable<S>>> {
  const { now } = context;
  const tables = await readTables(parts);
  const planned = await plan(tables);
  if (!planned.ok) return planned;
  const { table, findings, steps, draft, activated } = planned.value;
  const added = steps.map(
    (step): TableEvent => ({ ...step, of: parts.kind.of, table: table.hash, ...doneBy(context) }),
  );
  const events = [...table.events, ...added];
  const since = activated?.activatedAt ?? table.state.activeFrom;
  const after: RateTable<T> = { ...table, events, state: currentStateOf(events, since) };
  const others = tables.all.filter(({ hash }) => hash !== table.hash);
  // What is activated comes last.
  const entry = entriesOf([...others, after], parts, now).at(-1);
  // There is always one: of the table itself.
  if (!entry) throw new Error('A table has no entry');
  const kept = done({ ...entry, findings: [...findings] } as CheckedTable<S>);
  if (added.length === 0) return kept;
  const response = context.keep?.(kept);
  const change = { events: added, after: tables.newest, draft, activated, response };
  return (await parts.lives.keep(change)) ? kept : keepSteps(parts, context, plan);
}

/** Who says so and why, tidy; absent what was not given. */
export function saidIn<R extends string | undefined>({
  name,
  reason,
}: {
  readonly name?: string;
  readonly reason?: R;
}) {
  return {
    ...(reason === undefined ? {} : { reason: tidy(reason) }),
    ...(name === undefined ? {} : { name: tidy(name) }),
  };
}
