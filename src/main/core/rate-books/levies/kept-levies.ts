import { done, type Result } from '../../../../shared/result/result.ts';
import type { TableQuery } from '../../../../shared/schemas/rate-books/kept-table.ts';
import type {
  KeptLevyTables,
  LevyTable,
  LevyTableCheck,
  LevyTableContent,
  LevyTableSummary,
} from '../../../../shared/schemas/rate-books/levy-table.ts';
import type { Context } from '../../dispatcher.ts';
import type { EntryParts } from '../lifecycle/entry.ts';
import { checkedTable, keptTable, keptTables } from '../lifecycle/kept.ts';
import type { TableParts } from '../lifecycle/tables.ts';

type Parts = TableParts<LevyTable, LevyTableSummary>;

/** Lists every levy table, each with where it stands and what happened to it. */
export function listLevyTables(parts: Parts & EntryParts<LevyTable, LevyTableSummary>) {
  return async (_: object, { now }: Pick<Context, 'now'>): Promise<Result<KeptLevyTables>> =>
    done({ levyTables: await keptTables(parts, now) });
}

/** Answers the whole of a levy table, exactly as it is kept, by its hash or how that begins. */
export function readLevyTable(parts: Parts) {
  return async ({ hash: asked }: TableQuery): Promise<Result<LevyTableContent>> => {
    const kept = await keptTable(parts, asked);
    if (!kept.ok) return kept;
    const { hash, content: levyTable, signed } = kept.value;
    return done({ hash, levyTable, ...signed });
  };
}

/** Holds a kept levy table against every check, next to the others as they stand today. */
export function checkLevyTable(parts: Parts) {
  return async ({ hash: asked }: TableQuery): Promise<Result<LevyTableCheck>> => {
    const checked = await checkedTable(parts, asked);
    if (!checked.ok) return checked;
    const { hash, findings } = checked.value;
    return done({ hash, findings: [...findings] });
  };
}
