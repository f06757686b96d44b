import { message } from '../../../../shared/domain/messages/message.ts';
import { done } from '../../../../shared/result/result.ts';
import type {
  LevyTable,
  LevyTableSummary,
} from '../../../../shared/schemas/rate-books/levy-table.ts';
import { examineLevies, readLevyTable } from '../../rating/examine/levies.ts';
import { rateDays } from '../../rating/levies.ts';
import { type LifecycleKind, OF_LEVY_TABLES } from '../lifecycle/kind.ts';
import type { RateTable } from '../lifecycle/table.ts';

/** The table that a new one takes the place of: the latest activated. */
function before(others: readonly RateTable<LevyTable>[]): LevyTable | undefined {
  const from = ({ state }: RateTable<LevyTable>) => state.activeFrom ?? 0;
  return others.toSorted((a, b) => from(a) - from(b)).at(-1)?.content;
}

/** What the life of a levy table has of its own. */
export const levyTableKind: LifecycleKind<LevyTable, LevyTableSummary> = {
  of: 'levyTable',
  refusals: OF_LEVY_TABLES,
  onlyOne: (hash) => message('levyTableOnly', { hash }),
  read: async (value) => done(readLevyTable(value)),
  findingsIn: async (content, others) => done(examineLevies(content, before(others))),
  schemeOf: () => undefined,
  inForceFrom: () => '',
  summaryOf: (content) => ({
    name: content.name ?? null,
    levies: content.levies.map(({ title }) => title),
    lastChange: rateDays(content).at(-1) ?? null,
  }),
};
